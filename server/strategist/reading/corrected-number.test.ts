import { expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { Slots } from '../strategist.ts'
import { correctedNumber } from './corrected-number.ts'

const DAY = '2026-11-02'

it.each<[Language, string, string, Slots | null]>([
  ['en', 'a promoter owes me $8000', 'it was 6500 not 8000', { money: '$6500' }],
  ['en', 'my fight is in three weeks', 'sorry, not three, two weeks', { event_date: '2026-11-16' }],
  ['pt', 'ele me deve 8000 reais', 'eram 6500, não 8000', { money: '6500 reais' }],
  ['pt', 'treino 6 horas por semana', 'não são 6, são 4', { hours_a_week: 4 }],
  ['es', 'me deben 8000 pesos', 'eran 6500 no 8000, me dio 1500 antes', { money: '6500 pesos' }],
  ['es', 'peleo en 3 semanas', 'perdón, no son 3 semanas, son 2', { event_date: '2026-11-16' }],
  ['en', 'my fight is in three weeks', 'I train 4 times, not 5', null],
  ['en', 'my fight is in three weeks', 'not three', null],
])('in %s, after “%s”, “%s” puts the number right', (language, content, message, expected) => {
  expect(correctedNumber(message, [{ content, day: DAY }], language)).toEqual(expected)
})

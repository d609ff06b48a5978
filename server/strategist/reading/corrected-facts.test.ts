import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { Slots } from '../strategist.ts'
import { findCorrection, toldSoFar } from './corrected-facts.ts'

const DAY = '2026-11-02'

const correctionOf = (language: Language, content: string, message: string, event_date?: string) =>
  findCorrection(message, [{ content, day: DAY }], { language, today: DAY, event_date })

describe('a number', () => {
  it.each<[Language, string, string, Slots]>([
    ['en', 'a promoter owes me $8000', 'it was 6500 not 8000', { money: '$6500' }],
    ['en', 'my fight is in three weeks', 'sorry, not three, two weeks', { event_date: '2026-11-16' }],
    ['en', 'I have 4 hours a week to train', 'actually I only have 2 hours a week', { hours_a_week: 2 }],
    ['pt', 'ele me deve 8000 reais', 'eram 6500, não 8000', { money: '6500 reais' }],
    ['pt', 'treino 6 horas por semana', 'não são 6, são 4', { hours_a_week: 4 }],
    ['pt', 'a luta é dia 12 de dezembro', 'errei, é dia 19', { event_date: '2026-12-19' }],
    ['pt', 'tenho 8 mil reais guardados', 'na verdade tenho só 5500, não 8 mil', { money: '5500 reais' }],
    ['es', 'me deben 8000 pesos', 'eran 6500 no 8000, me dio 1500 antes', { money: '6500 pesos' }],
    ['es', 'peleo en 3 semanas', 'perdón, no son 3 semanas, son 2', { event_date: '2026-11-16' }],
    ['es', 'entreno 4 horas por semana', 'en realidad solo tengo 2 horas', { hours_a_week: 2 }],
  ])('in %s, after “%s”, is put right by “%s”', (language, content, message, expected) => {
    expect(correctionOf(language, content, message)?.said).toEqual(expected)
  })

  it.each<[Language, string, string, string]>([
    [
      'en',
      'rent is 6000 and I have 37 members at 130',
      'wait the rent is 5200',
      'rent is 5200 and I have 37 members at 130',
    ],
    ['pt', 'Aluguel é 6000, tenho 37 alunos', 'corrigindo: são 41 alunos', 'Aluguel é 6000, tenho 41 alunos'],
    [
      'es',
      'el alquiler es 6000 y tengo 37 alumnos',
      'me equivoqué, el alquiler es 5200',
      'el alquiler es 5200 y tengo 37 alumnos',
    ],
  ])('in %s is changed where it was said: “%s”, “%s”', (language, content, message, expected) => {
    expect(correctionOf(language, content, message)?.rewritten?.content).toBe(expected)
  })
})

it.each<[Language, string, string]>([
  ['en', 'its next saturday sorry', '2026-11-21'],
  ['pt', 'é sábado, não sexta', '2026-11-21'],
  ['es', 'no, es el sábado', '2026-11-21'],
  ['es', 'no es el viernes, es el jueves', '2026-11-19'],
])('in %s, “%s” changes the day to the nearest such weekday', (language, message, event_date) => {
  expect(correctionOf(language, '…', message, '2026-11-20')?.said).toEqual({ event_date })
})

it.each<[Language, string, string]>([
  ['en', 'my fight is in three weeks', 'I train 4 times, not 5'],
  ['en', 'my fight is in three weeks', 'not three'],
  ['en', 'I train 5 times a week', 'no, 3 times a week is too much for me'],
  ['en', 'I train 5 times a week', 'I ran 3 times'],
  ['pt', 'treino 5 vezes por semana', 'na verdade tenho 30 anos'],
  ['es', 'entreno 5 veces', 'no, no quiero'],
])('in %s, after “%s”, “%s” puts nothing right', (language, content, message) => {
  expect(correctionOf(language, content, message)).toBeNull()
})

it.each<[Language, string, string]>([
  ['en', 'sorry, they moved it to march 6', '2027-03-06'],
  ['pt', 'opa, remarcaram, ficou pro dia 6 de março', '2027-03-06'],
  ['es', 'el examen ya no es el 28, es hasta el 5 de diciembre', '2026-12-05'],
  ['es', 'no es el 28, es el 5 de diciembre', '2026-12-05'],
])('in %s, “%s” changes the date with its month', (language, message, event_date) => {
  expect(correctionOf(language, 'mi examen es el 28 de noviembre', message, '2026-11-28')?.said).toEqual({ event_date })
})

it('of two equal numbers the one of the same thing is put right', () => {
  const earlier = [
    { content: 'parei 3 anos', day: DAY },
    { content: 'tenho 3 horas por semana', day: DAY },
  ]
  const correction = findCorrection('não foram 3 anos, foram 5', earlier, { language: 'pt', today: DAY })
  expect(correction).toBeNull()
  const said = findCorrection('errei, não foram 3 anos, foram 5', earlier, { language: 'pt', today: DAY })
  expect(said?.rewritten).toMatchObject({ place: 0, content: 'parei 5 anos' })
})

it.each<[Language, string]>([
  ['pt', 'e no fim de semana que tem churrasco na família?'],
  ['en', 'not sure what to do on saturday'],
  ['es', '¿no es mejor descansar el sábado?'],
])('in %s, “%s” changes no day', (language, message) => {
  expect(correctionOf(language, '…', message, '2026-11-20')).toBeNull()
})

it('what was put right stands in its place', () => {
  const said = (content: string) => ({ role: 'user' as const, content })
  const history = [said('rent is 6000, 37 members'), said('wait the rent is 5200'), said('how do I get more?')]
  expect(toldSoFar({ history, today: DAY, language: 'en' }).map(({ content }) => content)).toEqual([
    'rent is 5200, 37 members',
    'how do I get more?',
  ])
})

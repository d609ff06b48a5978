import { expect, it } from 'vitest'
import type { Language } from '#contract/language.ts'
import { bareSum } from './bare-sum.ts'

it.each<[Language, string, string]>([
  ['en', '12 x 45', '12 × 45 = 540'],
  ['en', "what's 12*45 + 30?", '12 × 45 + 30 = 570'],
  ['en', '10 + 2 x 5', '10 + 2 × 5 = 20'],
  ['en', '100 - 30 - 20', '100 − 30 − 20 = 50'],
  ['en', 'how much is 1,500/12', '1,500 ÷ 12 = 125'],
  ['en', '40% of 770000', '40 % × 770,000 = 308,000'],
  ['pt', 'quanto é 40% de 770.000?', '40 % × 770.000 = 308.000'],
  ['pt', '12,5 x 4', '12,5 × 4 = 50'],
  ['es', '¿cuánto es 45 x 120?', '45 × 120 = 5,400'],
  ['en', 'what is 10/0', 'Nothing can be divided by zero.'],
  ['en', '5 / 0', 'Nothing can be divided by zero.'],
  ['pt', 'quanto é 10/0?', 'Não dá para dividir por zero.'],
  ['es', '¿cuánto es 3 x 10 ÷ 0,0?', 'No se puede dividir entre cero.'],
  // Who writes dots gets dots.
  ['es', '12.000 x 3', '12.000 × 3 = 36.000'],
])('%s “%s” is calculated', (language, message, result) => {
  expect(bareSum(message, language)).toBe(result)
})

it.each([
  '3-2',
  '10/12',
  '29-28',
  '19:30',
  'I train 3 x 45 minutes',
  '12',
  '5/0',
  'how much is it',
  '12345678901234567890 + 1',
  '9000000000000 x 4000 / 4000',
])('“%s” is no calculation', (message) => {
  expect(bareSum(message, 'en')).toBeNull()
})

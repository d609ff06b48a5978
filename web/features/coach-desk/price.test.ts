import { describe, expect, test } from 'vitest'
import { MOST_MINOR_UNITS } from '#contract/offer-rules.ts'
import { parsePrice, priceProblem } from './price.ts'

describe('reading a price', () => {
  test.each([
    ['149', 14_900],
    [' $149 ', 14_900],
    ['59.99', 5_999],
    ['US$ 59.9', 5_990],
    ['1,299.50', 129_950],
    ['1,299', 129_900],
    ['49,50', 4_950],
    ['0', 0],
    ['EUR 12', 1_200],
  ] as const)('gives for %s in English %i cents', (typed, cents) => expect(parsePrice(typed, 'USD', 'en')).toBe(cents))

  test.each([
    ['149', 14_900],
    ['R$ 59,99', 5_999],
    ['R$\u00a01.299,50', 129_950],
    ['1.299', 129_900],
    ['49.5', 4_950],
  ] as const)('%s in Portuguese is %i', (typed, cents) => expect(parsePrice(typed, 'BRL', 'pt')).toBe(cents))

  test('accepts both notations in Spanish', () => {
    expect(parsePrice('1,299.50', 'USD', 'es')).toBe(129_950)
    expect(parsePrice('1.299,50', 'USD', 'es')).toBe(129_950)
  })

  test.each(['', 'free', '-5', '1.2.3', '12.345.6', '1,2,3', '5.999.', '١٢', '1e3', '12 or 15'])(
    'refuses %j',
    (typed) => expect(parsePrice(typed, 'USD', 'en')).toBeUndefined(),
  )

  test('has no rounding errors, and refuses amounts above the limit', () => {
    expect(parsePrice('19.99', 'USD', 'en')).toBe(1999)
    expect(parsePrice('1000000', 'USD', 'en')).toBe(MOST_MINOR_UNITS)
    expect(parsePrice('1000000.01', 'USD', 'en')).toBeUndefined()
  })
})

describe('what is wrong with a price', () => {
  test.each([
    ['149', 'USD', undefined],
    ['0', 'USD', undefined],
    ['free', 'USD', 'number'],
    ['-0', 'USD', 'number'],
    ['1000000.01', 'USD', 'tooHigh'],
    ['100000001', 'CLP', 'tooHigh'],
    ['99999999999999999999', 'USD', 'tooHigh'],
    ['59.99', 'CLP', 'cents'],
    ['59990', 'CLP', undefined],
  ] as const)('%s in %s: %s', (typed, currency, problem) => expect(priceProblem(typed, currency, 'en')).toBe(problem))
})

import { describe, expect, test } from 'vitest'
import { MOST_MINOR_UNITS } from '#contract/offer-rules.ts'
import { discountText, priceText } from './rules.ts'

describe('a price', () => {
  test.each([
    [14900, 'USD', '$149'],
    [5999, 'USD', '$59.99'],
    [5950, 'USD', '$59.50'],
    [5, 'USD', '$0.05'],
    [0, 'USD', '$0'],
    [123456, 'USD', '$1,234.56'],
    [MOST_MINOR_UNITS, 'USD', '$1,000,000'],
    [14900, 'BRL', 'R$149'],
    [5999, 'EUR', '€59.99'],
  ] as const)('of %i cents in %s is written %s', (cents, currency, text) => {
    expect(priceText(cents, currency)).toBe(text)
  })
})

describe('a discount', () => {
  test.each([
    [5999, 7999, '25% OFF'],
    [8999, 11999, '25% OFF'],
    [7500, 10000, '25% OFF'],
    [7401, 10000, '25% OFF'],
    [0, 100, '100% OFF'],
    [1, 100000, '99% OFF'],
    [9950, 10000, null],
    [10000, 10000, null],
    [10001, 10000, null],
    [0, 0, null],
    [100, null, null],
  ])('from %i against %s is %s', (cents, original, text) => {
    expect(discountText(cents, original)).toBe(text)
  })
})

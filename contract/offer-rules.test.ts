import { expect, test } from 'vitest'
import { percentOff } from './offer-rules.ts'

test.each([
  [5_999, 7_999, 25],
  [8_999, 11_999, 25],
  [999, 1_000, 0],
  [0, 1_000, 100],
])('%i instead of %i is %i percent off', (price, original, percent) => {
  expect(percentOff(price, original)).toBe(percent)
})

test('the discount is 0 percent unless the original price is higher', () => {
  expect(percentOff(900, null)).toBe(0)
  expect(percentOff(900, 900)).toBe(0)
  expect(percentOff(900, 800)).toBe(0)
  expect(percentOff(0, 0)).toBe(0)
})

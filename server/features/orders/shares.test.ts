import { expect, test } from 'vitest'
import { feeOf } from './shares.ts'

test.each([
  [9_999, 15, 1_499],
  [1_500, 8.2, 123],
  [3_500, 8.2, 287],
  [999, 0.1, 0],
  [1_000, 0.1, 1],
  [1, 100, 1],
  [5_000, 0, 0],
])('of %i minor units, %d per cent are %i', (total_minor, percent, fee_minor) => {
  expect(feeOf(total_minor, percent)).toBe(fee_minor)
})

import { expect, test } from 'vitest'
import { dayNumber } from './day-number.ts'

test('the day of joining is day 1, and midnight begins the next', () => {
  const joined = new Date(2026, 2, 28, 23, 59)
  expect(dayNumber(joined, new Date(2026, 2, 28, 23, 59, 30))).toBe(1)
  expect(dayNumber(joined, new Date(2026, 2, 29, 0, 0))).toBe(2)
  expect(dayNumber(joined, new Date(2027, 2, 28, 12, 0))).toBe(366)
})

test('a clock that is behind makes no day 0', () => {
  expect(dayNumber(new Date(2026, 5, 2), new Date(2026, 5, 1))).toBe(1)
})

import { expect, test } from 'vitest'
import { addDays, daysBetween, mondayOf } from './day-rules.ts'

test.each([
  ['2027-03-13', 16, '2027-03-29'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
])('%s and %i days are %s', (day, days, other) => {
  expect(addDays(day, days)).toBe(other)
  expect(daysBetween(day, other)).toBe(days)
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2024-02-29', '2024-02-26'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

import { expect, test } from 'vitest'
import { dayAfter, mondayOf, shownWeek, WEEKS_BACK } from './look-back-rules.ts'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2024-02-29', '2024-02-26'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('without a choice the current week is shown', () => {
  expect(shownWeek(undefined, '2026-11-18')).toBe('2026-11-16')
})

test('any day names its week', () => {
  expect(shownWeek('2026-11-04', '2026-11-18')).toBe('2026-11-02')
})

test('a week in the future is the current one, and one too long ago the first that can be seen', () => {
  expect(shownWeek('2030-01-01', '2026-11-18')).toBe('2026-11-16')
  expect(shownWeek('1999-01-01', '2026-11-18')).toBe(dayAfter('2026-11-16', -7 * WEEKS_BACK))
})

import { expect, test } from 'vitest'
import { addDays } from './day-rules.ts'
import { openedWeek, shownWeek, WEEKS_BACK } from './look-back-rules.ts'

// 2026-11-16 is a Monday.
test.each([
  ['nothing at all', '2026-11-16', { current: 0, before: 0 }, '2026-11-16'],
  ['a new week is empty', '2026-11-16', { current: 0, before: 6 }, '2026-11-09'],
  ['day 7 of the camp is a Monday', '2026-11-16', { current: 1, before: 6 }, '2026-11-09'],
  ['day 7 of the camp is a Wednesday', '2026-11-18', { current: 3, before: 4 }, '2026-11-09'],
  ['day 7 of the camp is a Thursday', '2026-11-19', { current: 4, before: 3 }, '2026-11-16'],
  ['the week is no longer young', '2026-11-19', { current: 1, before: 7 }, '2026-11-16'],
  ['Sunday, and nothing this week', '2026-11-22', { current: 0, before: 2 }, '2026-11-09'],
  ['both weeks are empty', '2026-11-22', { current: 0, before: 0 }, '2026-11-16'],
])('without a choice, %s: the week of %s', (_case, today, active, week) => {
  expect(openedWeek(today, active)).toBe(week)
})

test('any day names its week', () => {
  expect(shownWeek('2026-11-04', '2026-11-18')).toBe('2026-11-02')
})

test('a week in the future is the current one, and one too long ago the first that can be seen', () => {
  expect(shownWeek('2030-01-01', '2026-11-18')).toBe('2026-11-16')
  expect(shownWeek('1999-01-01', '2026-11-18')).toBe(addDays('2026-11-16', -7 * WEEKS_BACK))
})

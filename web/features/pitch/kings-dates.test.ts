import { expect, test } from 'vitest'
import { nextMastermind, nextWeeklyLive } from './kings-dates.ts'

test.each([
  ['in winter', '2026-11-16T12:00:00Z', '2026-11-20T03:00:00.000Z'],
  ['in summer, one hour earlier in UTC', '2026-07-01T12:00:00Z', '2026-07-03T02:00:00.000Z'],
  ['on the day itself, before it starts', '2026-11-20T02:59:00Z', '2026-11-20T03:00:00.000Z'],
  ['a week later once it has started', '2026-11-20T03:00:00Z', '2026-11-27T03:00:00.000Z'],
  ['across the end of summer time', '2026-10-30T12:00:00Z', '2026-11-06T03:00:00.000Z'],
  ['across the start of summer time', '2027-03-12T12:00:00Z', '2027-03-19T02:00:00.000Z'],
])('the weekly live coaching is on Thursday at 7 PM in Los Angeles: %s', (_when, now, next) => {
  expect(nextWeeklyLive(Date.parse(now))).toBe(next)
})

test.each([
  ['2026-11-16T12:00:00Z', '2026-12-05'],
  ['2026-12-06T03:00:00Z', '2027-01-02'],
  ['2026-07-31T12:00:00Z', '2026-08-01'],
])('the mastermind after %s is on the first Saturday of a month', (now, next) => {
  expect(nextMastermind(Date.parse(now))).toBe(next)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Streak } from '#contract/streak.ts'
import { milestonesReached, streakOf } from './rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const civilDay = (date: string) => Date.parse(date) / DAY_MS

/** Days as a string from the oldest to today: `x` active, `.` not. Today is a Wednesday by default. */
function drawn(days: string, today = '2026-03-18') {
  const end = civilDay(today)
  const active = [...days].flatMap((day, index) => (day === 'x' ? [end - (days.length - 1 - index)] : []))
  return streakOf(active, end)
}

/** The end of the calendar as a string: `x` active, `r` rest, `.` missed, `?` open. */
function shown({ calendar }: Streak, length: number): string {
  const sign = { active: 'x', rest: 'r', missed: '.', open: '?' }
  return calendar
    .map(({ state }) => sign[state])
    .join('')
    .slice(-length)
}

/** Mostly active days, so that streaks occur; long gaps occur by chance. */
const history = fc
  .array(fc.constantFrom('x', 'x', 'x', 'x', '.'), { maxLength: 60 })
  .map((days) => days.join('').replace(/^\.+/, ''))

describe('a streak', () => {
  test('without any activity is 0', () => {
    expect(drawn('')).toMatchObject({
      streak: { current: 0, longest: 0, active_today: false, next_milestone: 7 },
      first_day: null,
      milestone_today: null,
    })
  })

  test('is 1 after the first activity', () => {
    expect(drawn('x')).toMatchObject({
      streak: { current: 1, longest: 1, active_today: true },
      first_day: civilDay('2026-03-18'),
    })
  })

  test('accepts days in any order, and does not change the input', () => {
    const days = Object.freeze([civilDay('2026-03-18'), civilDay('2026-03-16'), civilDay('2026-03-17')])
    expect(streakOf(days, civilDay('2026-03-18')).streak.current).toBe(3)
  })

  test.each([
    ['xxx', 3, 'today is done'],
    ['xxx.', 3, 'today is still open'],
    ['xxx..', 3, 'yesterday was the rest day, today is still open'],
    ['xxx...', 0, 'two days were missed'],
    ['xxx.x', 4, 'a rest day keeps it alive and is not counted'],
    ['xxx..x', 1, 'two missed days side by side break it'],
    ['xxx.x.x', 2, 'a second miss after 2 days cuts it at the first'],
    ['xxx.xxxxx.x', 6, 'a second miss after 6 days cuts it at the first'],
    ['xxx.xxxxxx.x', 10, 'a second rest day after 7 days is fine'],
    ['xxx.xxxxxx.xxxxxx.xxxxxx.xx', 23, 'and so is one every 7 days'],
    ['x.x.x.x.x', 2, 'every other day is no streak'],
    ['xxx.xx.', 5, 'a rest day used, today still open'],
    ['xxx.xx..', 2, 'yesterday was a second miss, and cut it at the first'],
    ['.x', 1, 'it never begins with a rest day'],
  ])('%s is %i: %s', (days, current) => {
    expect(drawn(days).streak.current).toBe(current)
  })

  test('ignores future days', () => {
    const days = ['2026-03-18', '2026-03-19', '2026-03-20'].map(civilDay)
    expect(streakOf(days, civilDay('2026-03-18')).streak).toMatchObject({ current: 1, longest: 1 })
    expect(streakOf(days.slice(1), civilDay('2026-03-18'))).toMatchObject({ streak: { current: 0 }, first_day: null })
  })
})

describe('the first day of a streak', () => {
  test.each([
    ['xxx', '2026-03-16'],
    ['xxx.', '2026-03-15'],
    ['xx..xx', '2026-03-17'],
    ['xxx.xx', '2026-03-13'],
    ['xxx.x.x', '2026-03-16'],
  ])('of %s is %s', (days, date) => {
    expect(drawn(days).first_day).toBe(civilDay(date))
  })

  test('is null when the streak has ended', () => {
    expect(drawn('xxx...').first_day).toBeNull()
  })
})

describe('the longest streak', () => {
  test.each([
    ['xxxxx...xx', 5],
    ['xxxxx.xx...x', 7],
    ['xx..xxxx', 4],
    ['xxxxxxxx.xxxx.xx', 12],
    ['x', 1],
    ['', 0],
  ])('in %s is %i', (days, longest) => {
    expect(drawn(days).streak.longest).toBe(longest)
  })

  test('is never smaller than a current streak that was shown before', () => {
    fc.assert(
      fc.property(history, (days) => {
        const onceShown = [...days].map((_, index) => drawn(days.slice(0, index + 1)).streak.current)
        expect(drawn(days).streak.longest).toBe(Math.max(0, ...onceShown))
      }),
    )
  })
})

/** The definition itself, applied to every possible first day. */
function byDefinition(days: string): number {
  const reach = days.endsWith('x') ? days : days.slice(0, -1)
  for (let first = 0; first < reach.length; first++) {
    const streak = reach.slice(first)
    const sevens = Array.from({ length: Math.max(1, streak.length - 6) }, (_, start) => streak.slice(start, start + 7))
    const rested = sevens.every((seven) => seven.split('.').length - 1 <= 1)
    if (streak.startsWith('x') && rested) return streak.split('x').length - 1
  }
  return 0
}

describe('any random history', () => {
  test('has the streak that the definition gives it', () => {
    fc.assert(
      fc.property(history, (days) => {
        expect(drawn(days).streak.current).toBe(byDefinition(days))
      }),
      { numRuns: 1000 },
    )
  })

  test('shows the current streak in the calendar without missed days', () => {
    fc.assert(
      fc.property(history, (days) => {
        const { streak } = drawn(days)
        const sinceMissed = shown(streak, 78).split('.').at(-1) ?? ''
        expect(sinceMissed.split('x').length - 1).toBe(streak.current)
        expect(streak.current).toBeLessThanOrEqual(streak.longest)
      }),
    )
  })
})

describe('the calendar', () => {
  test.each([
    ['2026-03-16', '2025-12-29', 78],
    ['2026-03-18', '2025-12-29', 80],
    ['2026-03-22', '2025-12-29', 84],
    ['2026-03-23', '2026-01-05', 78],
  ])('on %s covers 12 weeks, from Monday %s to today: %i days', (today, first, length) => {
    const { calendar } = drawn('x', today).streak
    const dates = calendar.map(({ date }) => civilDay(date))
    expect(dates).toEqual(Array.from({ length }, (_, offset) => civilDay(first) + offset))
    expect(calendar.at(-1)?.date).toBe(today)
  })

  test('includes leap days and the end of a year', () => {
    const { calendar } = drawn('x', '2024-03-03').streak
    expect(calendar.slice(-5).map(({ date }) => date.slice(5))).toEqual(['02-28', '02-29', '03-01', '03-02', '03-03'])
    expect(calendar[0]?.date).toBe('2023-12-11')
  })

  test.each([
    ['xx.', 'xx?', 'today stays open until its first activity'],
    ['xxx.xx', 'xxxrxx', 'a rest day'],
    ['xxx..xx', 'xxx..xx', 'two missed days'],
    ['xxx.xx.xx', 'xxx.xxrxx', 'the first of two misses within 7 days turns into a missed day'],
    ['xx.xx.xx.xx', 'xx.xx.xxrxx', 'only the last of several is a rest day'],
    ['xxx.xxxx...x', 'xxxrxxxx...x', 'the rest day of a streak that is over stays one'],
    ['xxx..', 'xxxr?', 'yesterday, while the streak lives'],
    ['xxx...', 'xxx..?', 'the last two days, once it is over'],
  ])('shows %s as %s: %s', (days, calendar) => {
    expect(shown(drawn(days).streak, days.length)).toBe(calendar)
  })

  test('shows rest days of a streak that began before it', () => {
    const { streak } = drawn(`${'x'.repeat(100)}.${'x'.repeat(9)}`)
    expect(streak.current).toBe(109)
    expect(shown(streak, 12)).toBe('xxrxxxxxxxxx')
    expect(streak.calendar.filter(({ state }) => state === 'missed')).toEqual([])
  })
})

describe('milestones', () => {
  test.each([
    [6, 7, null],
    [7, 30, 7],
    [8, 30, null],
    [29, 30, null],
    [30, 45, 30],
    [44, 45, null],
    [45, 100, 45],
    [99, 100, null],
    [100, null, 100],
    [101, null, null],
  ])('after %i days: %j is next, %j was reached today', (days, next_milestone, milestone_today) => {
    expect(drawn('x'.repeat(days))).toMatchObject({ streak: { next_milestone }, milestone_today })
  })

  test('are reached only on the day of the activity', () => {
    expect(drawn(`${'x'.repeat(7)}.`)).toMatchObject({ streak: { current: 7 }, milestone_today: null })
  })

  test('are delayed by rest days', () => {
    expect(drawn('xxx.xxx')).toMatchObject({ streak: { current: 6 }, milestone_today: null })
    expect(drawn('xxx.xxxx')).toMatchObject({ streak: { current: 7 }, milestone_today: 7 })
  })

  test('start again for a new streak', () => {
    expect(drawn(`${'x'.repeat(31)}...x`).streak).toMatchObject({ current: 1, longest: 31, next_milestone: 7 })
  })
})

describe('the milestones that were reached', () => {
  const daysInRow = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

  test('are there with the day on which each was reached first', () => {
    expect(milestonesReached(daysInRow(100, 31), 200)).toEqual([
      { milestone: 7, day: 106 },
      { milestone: 30, day: 129 },
    ])
  })

  test('stay when the streak breaks, and are not reached again', () => {
    expect(milestonesReached([...daysInRow(100, 7), ...daysInRow(150, 8)], 200)).toEqual([{ milestone: 7, day: 106 }])
  })

  test('need a streak: as many scattered days are none', () => {
    expect(
      milestonesReached(
        daysInRow(0, 20).map((day) => day * 3),
        200,
      ),
    ).toEqual([])
  })

  test('count a streak with its rest day', () => {
    expect(milestonesReached([...daysInRow(100, 4), ...daysInRow(105, 3)], 200)).toEqual([{ milestone: 7, day: 107 }])
  })
})

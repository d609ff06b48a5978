import { describe, expect, test } from 'vitest'
import type { LiveRepeat } from '#contract/live-rules.ts'
import { daysOf, isDayOf, type LiveRule, ruleText, startOf } from './recurrence.ts'

const ZONES = ['America/Los_Angeles', 'America/Sao_Paulo', 'Europe/Madrid']

function ruleOf(more: Partial<LiveRule> = {}): LiveRule {
  const rule = { repeat: 'weekly' as LiveRepeat, first_day: '2026-01-01', last_day: null, start_time: '19:00' }
  return { ...rule, time_zone: 'America/Los_Angeles', ...more }
}

/** Read with Intl, not with what the code uses. */
function localTime(moment: Date, timeZone: string): string {
  const parts = { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit' } as const
  return new Intl.DateTimeFormat('en-GB', { ...parts, minute: '2-digit', timeZone }).format(moment)
}

describe('the dates of a rule', () => {
  test.each(ZONES)('in %s stay at the same time of day for two years', (time_zone) => {
    const rule = ruleOf({ time_zone })
    const days = daysOf(rule, '2026-01-01', '2027-12-31')
    expect(days).toHaveLength(105)
    for (const day of days) {
      const [year, month, date] = day.split('-')
      expect(localTime(startOf(rule, day), time_zone)).toBe(`Thu, ${date}/${month}/${year}, 19:00`)
    }
  })

  test('in Los Angeles move by an hour in UTC when the clocks change', () => {
    const rule = ruleOf()
    expect(
      ['2026-03-05', '2026-03-12', '2026-10-29', '2026-11-05'].map((day) => startOf(rule, day).toISOString()),
    ).toEqual([
      '2026-03-06T03:00:00.000Z',
      '2026-03-13T02:00:00.000Z',
      '2026-10-30T02:00:00.000Z',
      '2026-11-06T03:00:00.000Z',
    ])
  })

  test('take place also on a day on which the clocks skip their time, and once where it comes twice', () => {
    const rule = ruleOf({ time_zone: 'Europe/Madrid', first_day: '2026-03-29', start_time: '02:30' })
    expect(isDayOf(rule, '2026-03-29')).toBe(true)
    expect(startOf(rule, '2026-03-29').toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(startOf(rule, '2026-10-25').toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(daysOf(rule, '2026-10-25', '2026-10-25')).toEqual(['2026-10-25'])
  })

  test('of each month are on the same weekday of the month, the fifth being the last', () => {
    const first = ruleOf({ repeat: 'monthly', first_day: '2026-01-03' })
    expect(daysOf(first, '2026-01-01', '2026-06-30')).toEqual([
      '2026-01-03',
      '2026-02-07',
      '2026-03-07',
      '2026-04-04',
      '2026-05-02',
      '2026-06-06',
    ])
    expect(ruleText({ repeat: 'monthly', first_day: '2026-01-31' })).toBe('FREQ=MONTHLY;BYDAY=-1SA')
    expect(daysOf({ ...first, first_day: '2026-01-31' }, '2026-02-01', '2026-02-28')).toEqual(['2026-02-28'])
  })

  test.each<[LiveRepeat, string[]]>([
    ['once', ['2026-01-01']],
    ['biweekly', ['2026-01-01', '2026-01-15', '2026-01-29']],
  ])('%s, within the first and the last day', (repeat, days) => {
    const rule = ruleOf({ repeat, last_day: '2026-02-04' })
    expect(daysOf(rule, '2025-01-01', '2027-12-31')).toEqual(days)
    expect(isDayOf(rule, '2026-01-08')).toBe(false)
    expect(daysOf({ ...rule, last_day: '2025-12-31' }, '2025-01-01', '2027-12-31')).toEqual([])
  })
})

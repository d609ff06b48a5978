import { describe, expect, it } from 'vitest'
import { type CalendarDay, countDays, monthSpans, weekdayRows } from './calendar-weeks.ts'

const days = (first: string, length: number): CalendarDay[] =>
  Array.from({ length }, (_, offset) => ({
    date: new Date(Date.parse(first) + offset * 86_400_000).toISOString().slice(0, 10),
    state: offset % 7 === 6 ? 'rest' : 'active',
  }))

describe('the calendar of the last 12 weeks', () => {
  it('has a row for each day of the week and a column for each week', () => {
    const rows = weekdayRows(days('2026-08-31', 84))
    expect(rows).toHaveLength(7)
    expect(rows.map((row) => row.length)).toEqual(Array(7).fill(12))
    expect(rows[0]?.map((day) => day?.date).slice(0, 2)).toEqual(['2026-08-31', '2026-09-07'])
    expect(rows[6]?.at(-1)?.date).toBe('2026-11-22')
  })

  it('leaves the future days of this week empty', () => {
    const rows = weekdayRows(days('2026-08-31', 79))
    expect(rows[1]?.at(-1)?.date).toBe('2026-11-17')
    expect(rows[2]?.at(-1)).toBeUndefined()
  })

  it('puts every day in the row of its weekday, also if the first day is not a Monday', () => {
    const rows = weekdayRows(days('2024-02-28', 3))
    expect(rows.map((row) => row[0]?.date)).toEqual([
      undefined,
      undefined,
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
      undefined,
      undefined,
    ])
  })

  it('names each month above the weeks that begin in it, if there is room', () => {
    expect(monthSpans(days('2026-08-31', 79))).toEqual([
      { month: '2026-08', weeks: 1, named: false },
      { month: '2026-09', weeks: 4, named: true },
      { month: '2026-10', weeks: 4, named: true },
      { month: '2026-11', weeks: 3, named: true },
    ])
    expect(monthSpans(days('2024-02-28', 8))).toEqual([
      { month: '2024-02', weeks: 1, named: false },
      { month: '2024-03', weeks: 1, named: false },
    ])
    expect(monthSpans([])).toEqual([])
  })

  it('counts the days of each state', () => {
    expect(countDays(days('2026-08-31', 84), 'rest')).toBe(12)
    expect(countDays([], 'active')).toBe(0)
  })

  it('is empty for an empty calendar', () => {
    expect(weekdayRows([]).flat()).toEqual([])
  })
})

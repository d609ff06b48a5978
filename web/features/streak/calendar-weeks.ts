import type { Streak } from '#contract/streak.ts'

export type CalendarDay = Streak['calendar'][number]
export type DayState = CalendarDay['state']

const DAYS_A_WEEK = 7

/** Seven rows from Monday to Sunday, with one column for each week. */
export function weekdayRows(calendar: readonly CalendarDay[]): (CalendarDay | undefined)[][] {
  const before = calendar[0] ? weekdayOf(calendar[0].date) : 0
  const weeks = Math.ceil((before + calendar.length) / DAYS_A_WEEK)
  return Array.from({ length: DAYS_A_WEEK }, (_, weekday) =>
    Array.from({ length: weeks }, (_, week) => calendar[week * DAYS_A_WEEK + weekday - before]),
  )
}

/**
 * The months above the weeks: each covers the columns whose first day is in it. A month with a single column has no room
 * for its name.
 */
export function monthSpans(calendar: readonly CalendarDay[]): { month: string; weeks: number; named: boolean }[] {
  const [first] = calendar
  if (!first) return []
  const before = weekdayOf(first.date)
  const weeks = Math.ceil((before + calendar.length) / DAYS_A_WEEK)
  const months = Array.from(
    { length: weeks },
    (_, week) => calendar[Math.max(0, week * DAYS_A_WEEK - before)]?.date.slice(0, 7) ?? '',
  )
  return [...new Set(months)].map((month) => {
    const columns = months.filter((one) => one === month).length
    return { month, weeks: columns, named: columns > 1 }
  })
}

export function countDays(calendar: readonly CalendarDay[], state: DayState): number {
  return calendar.filter((day) => day.state === state).length
}

/** Monday is 0. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % DAYS_A_WEEK
}

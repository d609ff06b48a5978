import type { Streak } from '#contract/streak.ts'

export type CalendarDay = Streak['calendar'][number]
export type DayState = CalendarDay['state']

const DAYS_A_WEEK = 7

/** Seven rows from Monday to Sunday, a column a week: the same day of every week stands in one row. */
export function weekdayRows(calendar: readonly CalendarDay[]): (CalendarDay | undefined)[][] {
  const before = calendar[0] ? weekdayOf(calendar[0].date) : 0
  const weeks = Math.ceil((before + calendar.length) / DAYS_A_WEEK)
  return Array.from({ length: DAYS_A_WEEK }, (_, weekday) =>
    Array.from({ length: weeks }, (_, week) => calendar[week * DAYS_A_WEEK + weekday - before]),
  )
}

export function countDays(calendar: readonly CalendarDay[], state: DayState): number {
  return calendar.filter((day) => day.state === state).length
}

/** Monday is 0. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % DAYS_A_WEEK
}

import { addDays } from '#contract/day-rules.ts'
import { dayIn } from '#web/api/days.ts'

/* Calendar days ('2026-12-10') and months ('2026-12') as the reader's zone counts them; here they are only names. */

const DAYS_A_WEEK = 7

export const monthOf = (day: string): string => day.slice(0, 7)

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The same day of another month, or its last one. */
export function inMonth(month: string, day: string): string {
  const wanted = `${month}-${day.slice(8)}`
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  return wanted > last ? last : wanted
}

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS_A_WEEK
}

/** The weeks of a month from Monday to Sunday, with nothing where the days of other months would be. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const before = weekdayOf(first)
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => monthOf(day) === month)
  return Array.from({ length: Math.ceil((before + days.length) / DAYS_A_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, weekday) => days[week * DAYS_A_WEEK + weekday - before]),
  )
}

/** What is on each day of the zone, in the order in which it was given. */
export function byDay<Time extends { starts_at: string }>(zone: string, times: readonly Time[]): Map<string, Time[]> {
  const days = new Map<string, Time[]>()
  for (const time of times) {
    const day = dayIn(zone, time.starts_at)
    const others = days.get(day)
    if (others) others.push(time)
    else days.set(day, [time])
  }
  return days
}

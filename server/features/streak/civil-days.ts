/** A day on the calendar, counted from 1970-01-01. It has no time, so clock changes do not affect the arithmetic. */
export type CivilDay = number

const DAY_MS = 24 * 60 * 60 * 1000

/** Cached, because every dashboard formats the same few days. The cache grows by one day a day. */
const dates = new Map<CivilDay, string>()

/** '2024-02-29' */
export function isoDate(day: CivilDay): string {
  let date = dates.get(day)
  if (date === undefined) {
    date = new Date(day * DAY_MS).toISOString().slice(0, 10)
    dates.set(day, date)
  }
  return date
}

/** Monday is 0. */
export function weekday(day: CivilDay): number {
  const thursday = 3
  return (((day + thursday) % 7) + 7) % 7
}

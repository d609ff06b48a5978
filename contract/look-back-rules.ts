/** How many weeks back a member can look. */
export const WEEKS_BACK = 52
/** The newest things on the shelf that are shown. */
export const SHELF_LENGTH = 100

const DAY_MS = 86_400_000

/** The Monday of the week of a day. Days are texts ('2026-11-15'), so daylight saving time does not matter. */
export function mondayOf(day: string): string {
  const date = new Date(Date.parse(day))
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return dayAfter(day, -sinceMonday)
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The week that is shown when a week is asked for: none after this one, and none before the first that can be seen. */
export function shownWeek(asked: string | undefined, today: string): string {
  const current = mondayOf(today)
  if (asked === undefined) return current
  const [week, first] = [mondayOf(asked), dayAfter(current, -7 * WEEKS_BACK)]
  if (week > current) return current
  return week < first ? first : week
}

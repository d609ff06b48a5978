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

/** Until Wednesday a week is too young to be looked back at. */
const YOUNG_DAYS = 3

/**
 * The week that is shown when none is asked for: this one, or the one before while this one is empty, or young and with
 * fewer active days. So the last day of the first camp shows the larger part of its seven days.
 */
export function openedWeek(today: string, active: { current: number; before: number }): string {
  const current = mondayOf(today)
  const isYoung = today < dayAfter(current, YOUNG_DAYS)
  return active.before > active.current && (isYoung || active.current === 0) ? dayAfter(current, -7) : current
}

/** The week that is shown when a week is asked for: none after this one, and none before the first that can be seen. */
export function shownWeek(asked: string, today: string): string {
  const current = mondayOf(today)
  const [week, first] = [mondayOf(asked), dayAfter(current, -7 * WEEKS_BACK)]
  if (week > current) return current
  return week < first ? first : week
}

import { addDays, mondayOf } from './day-rules.ts'

/** How many weeks back a member can look. */
export const WEEKS_BACK = 52
/** The newest things on the shelf that are shown. */
export const SHELF_LENGTH = 100

/** Until Wednesday a week is too young to be looked back at. */
const YOUNG_DAYS = 3

/**
 * The week that is shown when none is asked for: this one, or the one before while this one is empty, or young and with
 * fewer active days. So the last day of the first camp shows the larger part of its seven days.
 */
export function openedWeek(today: string, active: { current: number; before: number }): string {
  const current = mondayOf(today)
  const isYoung = today < addDays(current, YOUNG_DAYS)
  return active.before > active.current && (isYoung || active.current === 0) ? addDays(current, -7) : current
}

/** The week that is shown when a week is asked for: none after this one, and none before the first that can be seen. */
export function shownWeek(asked: string, today: string): string {
  const current = mondayOf(today)
  const [week, first] = [mondayOf(asked), addDays(current, -7 * WEEKS_BACK)]
  if (week > current) return current
  return week < first ? first : week
}

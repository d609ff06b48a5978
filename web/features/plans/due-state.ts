import { daysBetween } from '#contract/day-rules.ts'

/** Days are texts ('2026-11-15'), so that daylight saving time does not matter. */
export type DueState = 'none' | 'overdue' | 'today' | 'tomorrow' | 'later'

export function dueState(due_date: string | null, today: string): DueState {
  if (due_date === null) return 'none'
  const days = daysBetween(today, due_date)
  if (days < 0) return 'overdue'
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : 'later'
}

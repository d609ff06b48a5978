/** Days are texts ('2026-11-15'), so that daylight saving time does not matter. */
export type DueState = 'none' | 'overdue' | 'today' | 'tomorrow' | 'later'

const DAY_MS = 86_400_000

export function dueState(due_date: string | null, today: string): DueState {
  if (due_date === null) return 'none'
  const days = (Date.parse(due_date) - Date.parse(today)) / DAY_MS
  if (days < 0) return 'overdue'
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : 'later'
}

/** The date in the reader's time zone. */
export function todayHere(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
}

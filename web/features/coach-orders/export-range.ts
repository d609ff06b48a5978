import type { DayRange } from './queries.ts'

const DAY = /^(?:19|2[01])\d\d-\d\d-\d\d$/

/** From the first of January, as most people do their books by the year. */
export function exportRange(today: string): DayRange {
  return { from: `${today.slice(0, 4)}-01-01`, to: today }
}

export function rangeProblem({
  from,
  to,
}: DayRange): { field: keyof DayRange; problem: 'missing' | 'order' } | undefined {
  if (!isDay(from)) return { field: 'from', problem: 'missing' }
  if (!isDay(to)) return { field: 'to', problem: 'missing' }
  return to < from ? { field: 'to', problem: 'order' } : undefined
}

/** False for a date such as 31 February, and for one that is still being typed. */
function isDay(text: string): boolean {
  const day = new Date(text)
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

import { MOST_ANALYTICS_DAYS } from '#contract/admin-rules.ts'
import type { DayRange } from './queries.ts'

export const PRESET_DAYS = [7, 30, 90, 365] as const
const DEFAULT_DAYS = 30

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d\d-\d\d$/
/** The server has no data from before this day. */
export const FIRST_DAY = '2000-01-01'

type RangeProblem = 'missing' | 'order' | 'long' | 'future' | 'past'

/** Days are in UTC. */
export function todayUtc(now = new Date()): string {
  return now.toISOString().slice(0, 10)
}

export function lastDays(count: number, today = todayUtc()): DayRange {
  return { from: new Date(Date.parse(today) - (count - 1) * DAY_MS).toISOString().slice(0, 10), to: today }
}

/** The same number of days before the range; undefined if there is no data from that time. */
export function rangeBefore(range: DayRange): DayRange | undefined {
  const length = daysIn(range) * DAY_MS
  const [from, to] = [Date.parse(range.from) - length, Date.parse(range.from) - DAY_MS]
  const before = { from: new Date(from).toISOString().slice(0, 10), to: new Date(to).toISOString().slice(0, 10) }
  return before.from < FIRST_DAY ? undefined : before
}

/** The range in the address, even if invalid: the fields show it, so that it can be corrected. */
export function readRange(address: URLSearchParams, today = todayUtc()): DayRange {
  const [from, to] = [address.get('from'), address.get('to')]
  return from === null && to === null ? lastDays(DEFAULT_DAYS, today) : { from: from ?? '', to: to ?? '' }
}

/** The problems that the server would find, by field. */
export function rangeProblem(
  { from, to }: DayRange,
  today = todayUtc(),
): { field: keyof DayRange; problem: RangeProblem } | undefined {
  if (!isDay(from)) return { field: 'from', problem: 'missing' }
  if (!isDay(to)) return { field: 'to', problem: 'missing' }
  if (from < FIRST_DAY) return { field: 'from', problem: 'past' }
  if (to > today) return { field: 'to', problem: 'future' }
  if (to < from) return { field: 'to', problem: 'order' }
  if (daysIn({ from, to }) > MOST_ANALYTICS_DAYS) return { field: 'from', problem: 'long' }
  return undefined
}

export function daysIn({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
}

/** False for a date such as 31 February. */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

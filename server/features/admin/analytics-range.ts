import { MOST_ANALYTICS_DAYS } from '#contract/admin-rules.ts'
import { Refusal } from '#server/http/refusal.ts'

export interface DayRange {
  from: string
  to: string
}

const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_DAY = '2000-01-01'

/** Tomorrow (UTC) is allowed, because east of Greenwich it may have begun. */
export function assertRange({ from, to }: DayRange, now: Date): void {
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (from < FIRST_DAY || days > MOST_ANALYTICS_DAYS)
    throw new Refusal('request.invalid', { fields: { from: { problem: 'invalid' } } })
  if (days < 1 || to > tomorrow) throw new Refusal('request.invalid', { fields: { to: { problem: 'invalid' } } })
}

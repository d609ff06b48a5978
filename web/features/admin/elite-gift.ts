import type { AdminUser } from '#contract/admin.ts'
import { GIFT_DAYS, MOST_GIFT_DAYS } from '#contract/admin-rules.ts'

const DAY_MS = 86_400_000
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The last day of a membership: it ends with that day, by UTC as all days here. */
export function lastDayOf(until: string): string {
  return dayOf(Date.parse(until) - 1)
}

/** From today on, and not for ever. */
export function giftDays(now = Date.now()): { first: string; last: string } {
  return { first: dayOf(now), last: dayOf(now + (MOST_GIFT_DAYS - 1) * DAY_MS) }
}

/** What the form begins with: the end that is agreed already, else a year from now. */
export function suggestedDay(elite: AdminUser['elite'], now = Date.now()): string {
  return elite?.until ? lastDayOf(elite.until) : dayOf(now + GIFT_DAYS * DAY_MS)
}

export function isGiftDay(day: string, now = Date.now()): boolean {
  const { first, last } = giftDays(now)
  return /^\d{4}-\d\d-\d\d$/.test(day) && day >= first && day <= last
}

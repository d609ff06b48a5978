import type { AdminUser } from '#contract/admin.ts'
import { GIFT_DAYS, MOST_GIFT_DAYS } from '#contract/admin-rules.ts'

const DAY_MS = 86_400_000

/** Days are those of the admin's own time zone, in which the server lets a gift end. */
function dayOf(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
}

/** From today on; a gift without an end has a choice of its own. */
export function giftDays(timeZone: string, now = Date.now()): { first: string; last: string } {
  return { first: dayOf(now, timeZone), last: dayOf(now + (MOST_GIFT_DAYS - 1) * DAY_MS, timeZone) }
}

/** What the form begins with: the end that is agreed already, else a year from now. */
export function suggestedDay(elite: AdminUser['elite'], timeZone: string, now = Date.now()): string {
  return elite?.until ? dayOf(Date.parse(elite.until) - 1, timeZone) : dayOf(now + GIFT_DAYS * DAY_MS, timeZone)
}

export function isGiftDay(day: string, timeZone: string, now = Date.now()): boolean {
  const { first, last } = giftDays(timeZone, now)
  return /^\d{4}-\d\d-\d\d$/.test(day) && day >= first && day <= last
}

import type { AdminUser } from '#contract/admin.ts'
import { GIFT_DAYS, MOST_GIFT_DAYS } from '#contract/admin-rules.ts'
import { dayIn } from '#web/api/days.ts'

/* Days are those of the admin's own time zone, in which the server lets a gift end. */
const DAY_MS = 86_400_000

/** From today on; a gift without an end has a choice of its own. */
export function giftDays(timeZone: string, now = Date.now()): { first: string; last: string } {
  return { first: dayIn(timeZone, now), last: dayIn(timeZone, now + (MOST_GIFT_DAYS - 1) * DAY_MS) }
}

/** What the form begins with: the end that is agreed already, else a year from now. */
export function suggestedDay(elite: AdminUser['elite'], timeZone: string, now = Date.now()): string {
  return elite?.until ? dayIn(timeZone, Date.parse(elite.until) - 1) : dayIn(timeZone, now + GIFT_DAYS * DAY_MS)
}

export function isGiftDay(day: string, timeZone: string, now = Date.now()): boolean {
  const { first, last } = giftDays(timeZone, now)
  return /^\d{4}-\d\d-\d\d$/.test(day) && day >= first && day <= last
}

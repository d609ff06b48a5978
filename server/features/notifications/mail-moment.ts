import { isQuietHour } from '#contract/notification-rules.ts'
import { FALLBACK_TIME_ZONE } from '#server/features/streak/public.ts'
import type { notification_settings } from './tables.ts'

type Settings = Pick<typeof notification_settings.$inferSelect, 'mails' | 'quiet_from' | 'quiet_to'>
/** Null where the member never chose. */
export type MailWishes = { [Name in keyof Settings]: Settings[Name] | null } & { time_zone: string | null }

const HOUR_MS = 60 * 60 * 1000

/** When a mail with news may go to this member: now, when the quiet hours end, or never (null). */
export function mailMoment({ mails, quiet_from, quiet_to, time_zone }: MailWishes, now: Date): Date | null {
  if (mails === false) return null
  if (quiet_from === null || quiet_to === null) return now
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: time_zone ?? FALLBACK_TIME_ZONE,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(clock.find((each) => each.type === type)?.value ?? 0)
  const hour = part('hour') % 24
  if (!isQuietHour(hour, { from: quiet_from, to: quiet_to })) return now
  const hoursLeft = (quiet_to - hour + 24) % 24 || 24
  const sinceFullHour = (part('minute') * 60 + part('second')) * 1000 + now.getMilliseconds()
  return new Date(now.getTime() + hoursLeft * HOUR_MS - sinceFullHour)
}

import { isInFuture, isTooOld } from '#contract/training-rules.ts'
import { dayInZone } from '#server/features/profile/public.ts'
import { FALLBACK_TIME_ZONE } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'

/** Today where the member lives. */
export function ownDay({ clock }: Pick<Services, 'clock'>, { session }: Member): string {
  return dayInZone(clock.now(), session.user.profile.time_zone ?? FALLBACK_TIME_ZONE)
}

export function assertNotInFuture(day: string, today: string): void {
  if (isInFuture(day, today)) throw new Refusal('training.day-in-future')
}

export function assertEntryDay(day: string, today: string): void {
  assertNotInFuture(day, today)
  if (isTooOld(day, today)) throw new Refusal('training.day-too-old')
}

import { and, asc, eq, gt, isNotNull, lte, notInArray, or } from 'drizzle-orm'
import { MEMBERSHIP_TYPES, may } from '#contract/access.ts'
import { FREE_CANCEL_HOURS } from '#contract/booking-rules.ts'
import { users } from '#server/features/accounts/public.ts'
import { booked_times, calendars } from '#server/features/calendars/public.ts'
import type { SettleServices } from '#server/features/orders/public.ts'
import { membershipType, profiles } from '#server/features/profile/public.ts'
import { cancelTime } from './cancel-booking.ts'

const HOUR_MS = 60 * 60 * 1000
const WHO_COACH = MEMBERSHIP_TYPES.filter((type) => may('use-coach-desk', type))

/**
 * The job: who no longer works as a coach here sees no bookings, and does not come. Sessions are cancelled a day before they
 * begin, so that an appointment that was taken away by mistake can be given back until then.
 */
export async function cancelWithoutCoach(services: SettleServices): Promise<void> {
  const { db, clock, log } = services
  const now = clock.now()
  const soon = await db
    .select({ time: booked_times, calendar: calendars })
    .from(booked_times)
    .innerJoin(calendars, eq(calendars.id, booked_times.calendar_id))
    .innerJoin(users, eq(users.id, calendars.coach_id))
    .innerJoin(profiles, eq(profiles.user_id, users.id))
    .where(
      and(
        gt(booked_times.seats_taken, 0),
        gt(booked_times.starts_at, now),
        lte(booked_times.starts_at, new Date(now.getTime() + FREE_CANCEL_HOURS * HOUR_MS)),
        or(isNotNull(users.banned_at), notInArray(membershipType, WHO_COACH)),
      ),
    )
    .orderBy(asc(booked_times.starts_at), asc(booked_times.id))
  for (const { time, calendar } of soon) {
    try {
      await cancelTime(services, { time, calendar }, null)
    } catch (error) {
      log.warn({ err: error, time_id: time.id }, 'a session without a coach could not be cancelled')
    }
  }
}

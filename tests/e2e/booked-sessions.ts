import { drizzle } from 'drizzle-orm/node-postgres'
import type { MeetingKind } from '#contract/calendar-rules.ts'
import { insertBooking, insertCalendar } from '#tests/support/bookings.ts'
import type { Account } from './accounts.ts'
import type { Installation } from './installation.ts'

interface Wanted {
  coach: Pick<Account, 'user_id'>
  member: Pick<Account, 'user_id'>
  /** Negative: it has begun. */
  minutes_ahead: number
  meeting_kind?: MeetingKind
}

/** A session of an hour, inserted directly into the database: booking and paying have their own journeys. */
export async function bookedSession({ database }: Installation, wanted: Wanted): Promise<string> {
  const { coach, member, minutes_ahead, meeting_kind = 'link' } = wanted
  const stored = { services: { db: drizzle(database) }, pool: database }
  const calendar_id = await insertCalendar(stored, { coach_id: coach.user_id }, { meeting_kind })
  const starts_at = new Date(Date.now() + minutes_ahead * 60_000)
  const { booking_id } = await insertBooking(stored, { calendar_id, member_id: member.user_id, starts_at })
  return booking_id
}

/** As if so many minutes had passed. */
export async function letPass({ database }: Installation, booking_id: string, minutes: number): Promise<void> {
  await database.query(
    `update booked_times set starts_at = starts_at - make_interval(mins => $2),
       blocked_until = blocked_until - make_interval(mins => $2)
     where id = (select time_id from bookings where id = $1)`,
    [booking_id, minutes],
  )
}

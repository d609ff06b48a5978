import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { CoachedSession } from '#contract/round.ts'
import { booked_times, bookings } from '#server/features/calendars/public.ts'

type Value = string | Placeholder | SQL

/** The member's next time with a coach that is not over, as a field for any select. */
export function nextSession(user_id: Value, time_zone: Value, now: SQL | Placeholder) {
  const next = sql`
    select booking.id, booking.title, time.starts_at, (time.starts_at at time zone ${time_zone})::date::text as day
    from ${bookings} booking join ${booked_times} time on time.id = booking.time_id
    where booking.member_id = ${user_id} and booking.state = 'confirmed'
      and time.starts_at + make_interval(mins => time.minutes) > ${now}::timestamptz
    order by time.starts_at, booking.id limit 1`
  return sql`(select row_to_json(next) from (${next}) next)`.mapWith(
    (session: CoachedSession): CoachedSession | null => ({
      ...session,
      starts_at: new Date(session.starts_at).toISOString(),
    }),
  )
}

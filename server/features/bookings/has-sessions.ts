import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { booked_times, bookings, calendars } from '#server/features/calendars/public.ts'

/** Whether someone has a session to come, as a member or as its coach: for the statement of the dashboard. */
export function hasSessions(user_id: Placeholder, now: Placeholder): SQL<boolean> {
  const isAhead = sql`time.starts_at + make_interval(mins => time.minutes) > ${now}::timestamptz`
  return sql<boolean>`(
    exists (select from ${bookings} booking join ${booked_times} time on time.id = booking.time_id
      where booking.member_id = ${user_id} and booking.state = 'confirmed' and ${isAhead})
    or exists (select from ${calendars} calendar
      join ${booked_times} time on time.calendar_id = calendar.id and time.seats_taken > 0 and ${isAhead}
      join ${bookings} booking on booking.time_id = time.id and booking.state = 'confirmed'
      where calendar.coach_id = ${user_id}))`
}

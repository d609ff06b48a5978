import { asc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { booked_times, bookings, calendars } from '#server/features/calendars/public.ts'

/** For the export of an account: what the person booked, and the sessions they gave without the data of their members. */
export async function exportBookings(db: Pick<Database, 'select'>, user_id: string) {
  const { starts_at, minutes, agenda, recap, next_steps, suggested_at } = booked_times
  const booked = await db
    .select({ booking: bookings, time: { starts_at, minutes, agenda, recap, next_steps, suggested_at } })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .where(eq(bookings.member_id, user_id))
    .orderBy(asc(bookings.created_at), asc(bookings.id))
  const given = await db
    .select({
      id: booked_times.id,
      ...{ starts_at, minutes, agenda, recap, next_steps, suggested_at },
      seats: booked_times.seats,
      seats_taken: booked_times.seats_taken,
      coach_joined_at: booked_times.coach_joined_at,
    })
    .from(booked_times)
    .innerJoin(calendars, eq(calendars.id, booked_times.calendar_id))
    .where(eq(calendars.coach_id, user_id))
    .orderBy(asc(booked_times.starts_at), asc(booked_times.id))
  return { bookings: booked.map(({ booking, time }) => ({ ...booking, ...time })), sessions_given: given }
}

import { asc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { booked_times, bookings, calendar_days, calendars } from '#server/features/calendars/public.ts'

/** For the export of an account: what the person booked, the sessions they gave without the data of their members, and their special days. */
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
  const days = await db
    .select({ day: calendar_days.day, windows: calendar_days.windows })
    .from(calendar_days)
    .innerJoin(calendars, eq(calendars.id, calendar_days.calendar_id))
    .where(eq(calendars.coach_id, user_id))
    .orderBy(asc(calendar_days.day))
  return {
    calendar_days: days,
    bookings: booked.map(({ booking, time }) => ({ ...booking, ...time })),
    sessions_given: given,
  }
}

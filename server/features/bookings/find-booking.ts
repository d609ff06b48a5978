import { eq, inArray } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import type { BookingSide } from '#contract/booking-rules.ts'
import type { Database } from '#server/db/database.ts'
import { booked_times, bookings, calendars } from '#server/features/calendars/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'

export type BookingRow = typeof bookings.$inferSelect
export type TimeRow = typeof booked_times.$inferSelect
export type CalendarRow = typeof calendars.$inferSelect

export interface StoredBooking {
  booking: BookingRow
  time: TimeRow
  calendar: CalendarRow
}

/** A booking with the side on which its reader is. */
export interface FoundBooking extends StoredBooking {
  side: BookingSide
}

export type Reader = Pick<Member, 'user_id' | 'membership_type'>

/** Whether someone runs a calendar: the coach's own, or as an admin one of the house. */
function runsCalendar(
  { user_id, membership_type }: Reader,
  { coach_id, seller_slug }: Pick<CalendarRow, 'coach_id' | 'seller_slug'>,
): boolean {
  if (seller_slug !== null) return may('administer', membership_type)
  return coach_id === user_id && may('use-coach-desk', membership_type)
}

function selectStored(db: Pick<Database, 'select'>) {
  return db
    .select({ booking: bookings, time: booked_times, calendar: calendars })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .innerJoin(calendars, eq(calendars.id, booked_times.calendar_id))
}

export async function findStoredBooking(db: Pick<Database, 'select'>, id: string): Promise<StoredBooking | undefined> {
  const [found] = await selectStored(db).where(eq(bookings.id, id))
  return found
}

/** By their ids. */
export async function findStoredBookings(
  db: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<Map<string, StoredBooking>> {
  const found = ids.length === 0 ? [] : await selectStored(db).where(inArray(bookings.id, [...ids]))
  return new Map(found.map((each) => [each.booking.id, each]))
}

/** The member's own booking, or one that the reader gives as its coach. Others and missing ones are both not found. */
export async function findBooking(db: Pick<Database, 'select'>, reader: Reader, id: string): Promise<FoundBooking> {
  const found = await findStoredBooking(db, id)
  if (found?.booking.member_id === reader.user_id) return { ...found, side: 'member' }
  // What was never paid is nothing to the coach.
  if (found && found.booking.state !== 'expired' && runsCalendar(reader, found.calendar))
    return { ...found, side: 'coach' }
  throw new Refusal('not-found')
}

/** For what only its member, or only its coach does. */
export async function findBookingAs(
  db: Pick<Database, 'select'>,
  reader: Reader,
  id: string,
  side: BookingSide,
): Promise<FoundBooking> {
  const found = await findBooking(db, reader, id)
  if (found.side !== side) throw new Refusal('not-found')
  return found
}

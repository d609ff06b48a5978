import { and, asc, eq, or, sql } from 'drizzle-orm'
import { MOST_MOVES } from '#contract/booking-rules.ts'
import type { Attendee, Booking, BookingNote } from '#contract/bookings.ts'
import type { Database } from '#server/db/database.ts'
import { booking_notes, bookings } from '#server/features/calendars/public.ts'
import { readSharedFile } from '#server/features/fighter-file/public.ts'
import { notBlocked } from '#server/features/people/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { closesAt, endOf, isOfPersona, opensAt, recapUntil } from './booking-rules.ts'
import { type FoundBooking, findBooking } from './find-booking.ts'
import { findRefund, findSettled } from './refund-shown.ts'
import { showBookings } from './show-bookings.ts'

/** Everything that this reader may see of a booking: the page of the session. */
export async function readBooking(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: Member,
  id: string,
): Promise<Booking> {
  const now = clock.now()
  const found = await findBooking(db, member, id)
  const { booking, time, side } = found
  const [shown] = await showBookings(db, [found], now)
  if (!shown) throw new Error('the booking was not shown')
  const isMembers = side === 'member'
  return {
    ...shown.line,
    reviewable_order_id: shown.reviewable_order_id,
    ends_at: endOf(time).toISOString(),
    opens_at: opensAt(time).toISOString(),
    closes_at: closesAt(time).toISOString(),
    sequence: booking.sequence,
    moves_left: Math.max(0, MOST_MOVES - booking.moves),
    free_until: isMembers ? booking.free_until.toISOString() : null,
    refund: await findRefund(db, found, now),
    cancelled_by: booking.cancelled_by,
    cancel_reason: booking.cancel_reason,
    settled: isMembers ? await findSettled(db, booking) : null,
    brief: isMembers ? booking.brief : null,
    shares_file: isMembers && booking.shares_file,
    agenda: agendaOf(found),
    attendees: isMembers ? [] : await findAttendees(db, found, member, now),
    coach_joined_at: time.coach_joined_at?.toISOString() ?? null,
    joined_at: isMembers ? (booking.joined_at?.toISOString() ?? null) : null,
    notes: await findNotes(db, found, member),
    recap: recapOf(found),
    plan_id: isMembers ? booking.plan_id : null,
  }
}

/** For those who come, and their coach: it may say how to get in. */
function agendaOf({ booking, time, side }: FoundBooking): string | null {
  return side === 'member' && booking.state !== 'confirmed' ? null : time.agenda
}

/** Those who cancelled, or never paid, are not told what came out of it. */
function recapOf({ booking, time, side }: FoundBooking): Booking['recap'] {
  if (time.recap === null || time.recap_at === null) return null
  if (side === 'member' && booking.state !== 'confirmed') return null
  return {
    text: time.recap,
    next_steps: time.next_steps,
    suggested_at: time.suggested_at?.toISOString() ?? null,
    written_at: time.recap_at.toISOString(),
  }
}

/**
 * All who come, and the one whose booking it is. What they share is read as long as the coach may work on the session; what
 * they share with a persona by none of the people behind it.
 */
async function findAttendees(
  db: Database,
  { booking, time, calendar }: FoundBooking,
  member: Member,
  now: Date,
): Promise<Attendee[]> {
  const rows = await db
    .select({
      booking: bookings,
      name: profiles.full_name,
      // Who blocks the other means this too.
      sharesFile: sql<boolean>`${bookings.shares_file} and ${notBlocked(member.user_id, bookings.member_id)}`,
    })
    .from(bookings)
    .innerJoin(profiles, eq(profiles.user_id, bookings.member_id))
    .where(or(and(eq(bookings.time_id, time.id), eq(bookings.state, 'confirmed')), eq(bookings.id, booking.id)))
    .orderBy(asc(bookings.created_at), asc(bookings.id))
  const { language } = member.session.user
  return await Promise.all(
    rows.map(async ({ booking: each, name, sharesFile }) => {
      const isShared = each.state === 'confirmed' && now < recapUntil(time) && !isOfPersona(calendar)
      return {
        booking_id: each.id,
        name,
        user_id: each.member_id,
        brief: isShared ? each.brief : null,
        file: isShared && sharesFile ? await readSharedFile(db, { user_id: each.member_id, language, now }) : null,
        joined_at: each.joined_at?.toISOString() ?? null,
        outcome: each.outcome,
      }
    }),
  )
}

async function findNotes(db: Database, found: FoundBooking, { user_id }: Member): Promise<BookingNote[]> {
  const { booking, time, calendar, side } = found
  if (side === 'member' && booking.state !== 'confirmed') return []
  const { author_id } = booking_notes
  // The coach leads the session, and is read and reads everyone. Between members blocks hold as everywhere.
  const isShown =
    side === 'coach' ? undefined : or(sql`${author_id} = ${calendar.coach_id}`, notBlocked(user_id, author_id))
  const rows = await db
    .select({ note: booking_notes, author_name: profiles.full_name, booked: bookings.id })
    .from(booking_notes)
    .innerJoin(profiles, eq(profiles.user_id, booking_notes.author_id))
    .leftJoin(
      bookings,
      and(eq(bookings.time_id, booking_notes.time_id), eq(bookings.member_id, booking_notes.author_id)),
    )
    .where(and(eq(booking_notes.time_id, time.id), isShown))
    .orderBy(asc(booking_notes.created_at), asc(booking_notes.id))
  // Someone who cancelled and booked again has two bookings in the same time.
  const once = new Map(rows.map((row) => [row.note.id, row]))
  return [...once.values()].map(({ note, author_name, booked }) => ({
    id: note.id,
    author_name,
    is_mine: note.author_id === user_id,
    is_of_coach: note.author_id === calendar.coach_id || booked === null,
    body: note.body,
    created_at: note.created_at.toISOString(),
  }))
}

import { and, asc, eq, gt, not, or, type SQL, sql } from 'drizzle-orm'
import type { BookingSide } from '#contract/booking-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { booked_times, bookings, calendars } from '#server/features/calendars/public.ts'
import type { Services } from '#server/services.ts'
import { calendarOf } from './calendar-entries.ts'
import type { StoredBooking } from './find-booking.ts'
import { findAddressees, mailFacts } from './tell-about-booking.ts'

type LeaveServices = Pick<Services, 'clock' | 'mailer' | 'baseUrl'>

/**
 * In the transaction that deletes an account, before its bookings go with it: the other side of each one to come hears that
 * nobody comes, with the calendar file that strikes it out. The orders give the money back.
 */
export async function tellOfLeaving(services: LeaveServices, tx: Transaction, user_id: string): Promise<void> {
  const coming = await tx
    .select({ booking: bookings, time: booked_times, calendar: calendars })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .innerJoin(calendars, eq(calendars.id, booked_times.calendar_id))
    .where(
      and(
        or(eq(bookings.member_id, user_id), eq(calendars.coach_id, user_id)),
        eq(bookings.state, 'confirmed'),
        gt(booked_times.starts_at, services.clock.now()),
      ),
    )
    .orderBy(asc(booked_times.starts_at), asc(bookings.id))
  for (const stored of coming)
    await tellOther(services, tx, stored, stored.booking.member_id === user_id ? 'member' : 'coach')
}

/**
 * In the same transaction, after the orders: what was written in sessions that only this member had, the coach's recap above
 * all, is about this member. It goes with the bookings; a group keeps it for the others.
 */
export async function forgetSessionsOf(tx: Transaction, user_id: string): Promise<void> {
  const isTheirs = (condition: SQL) =>
    sql`exists (select from ${bookings} b where b.time_id = ${booked_times.id} and ${condition})`
  await tx
    .delete(booked_times)
    .where(and(isTheirs(sql`b.member_id = ${user_id}`), not(isTheirs(sql`b.member_id <> ${user_id}`))))
}

async function tellOther(services: LeaveServices, tx: Transaction, stored: StoredBooking, cancelled_by: BookingSide) {
  const side = cancelled_by === 'member' ? 'coach' : 'member'
  const { booking, time } = stored
  // A group meets without the one who left.
  if (side === 'coach' && time.seats_taken > 1) return
  // Their orders give back what was paid.
  const settled = side === 'member' && (booking.order_id ?? booking.package_order_id) ? ('refunded' as const) : null
  const cancelled = { ...stored, booking: { ...booking, state: 'cancelled' as const, sequence: booking.sequence + 1 } }
  for (const person of await findAddressees(tx, stored, side)) {
    const facts = await mailFacts(tx, services, person, stored)
    const calendar = await calendarOf({ ...services, db: tx }, { ...cancelled, side }, person.language)
    // The page of the booking goes with the account.
    const link = new URL('/bookings', services.baseUrl).toString()
    await services.mailer.send(
      { ...facts, link, calendar, cancelled_by, reason: null, settled, template: 'booking-cancelled' },
      tx,
    )
  }
}

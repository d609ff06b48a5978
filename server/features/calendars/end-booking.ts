import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { BookingSide } from '#contract/booking-rules.ts'
import { momentSql } from '#server/clock.ts'
import type { Transaction } from '#server/db/database.ts'
import { booked_times, bookings } from './tables.ts'

type BookingRow = typeof bookings.$inferSelect

/** Ends a booking and gives its place free. The second time nothing happens, and undefined is returned. */
export async function endBooking(
  tx: Transaction,
  which: { booking_id: string } | { order_id: string },
  end: { state: 'cancelled' | 'expired'; by?: BookingSide; reason?: string | null; now: Date },
): Promise<BookingRow | undefined> {
  const { state, by, reason, now } = end
  const isThis = 'booking_id' in which ? eq(bookings.id, which.booking_id) : eq(bookings.order_id, which.order_id)
  const [ended] = await tx
    .update(bookings)
    .set({
      state,
      held_until: null,
      cancelled_by: by ?? null,
      cancel_reason: reason ?? null,
      ended_at: now,
      sequence: sql`${bookings.sequence} + 1`,
    })
    .where(and(isThis, inArray(bookings.state, ['held', 'confirmed'])))
    .returning()
  if (ended) await freeSeat(tx, ended.time_id)
  return ended
}

/**
 * What an order paid for is not owed any more: its bookings that are to come end. What has begun stays as it was. `order_id`:
 * of a session, or of a package.
 */
export async function endBookingsToCome(
  tx: Transaction,
  order_id: string,
  end: { by?: BookingSide; reason?: string | null; now: Date },
): Promise<BookingRow[]> {
  const found = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .where(
      and(isPaidWith(order_id), inArray(bookings.state, ['held', 'confirmed']), gt(booked_times.starts_at, end.now)),
    )
    .orderBy(bookings.id)
  const ended: BookingRow[] = []
  for (const { id } of found) {
    const booking = await endBooking(tx, { booking_id: id }, { ...end, state: 'cancelled' })
    if (booking) ended.push(booking)
  }
  return ended
}

const isPaidWith = (order_id: string) => or(eq(bookings.order_id, order_id), eq(bookings.package_order_id, order_id))

/** How many sessions of a package are booked, how many of them have not begun, and how many are not over. One to which the coach did not come was given back. */
export async function countPackageBookings(tx: Pick<Transaction, 'select'>, package_order_id: string, now: Date) {
  const [counted] = await tx
    .select({
      booked: sql<number>`count(*)::int`,
      to_come: sql<number>`count(*) filter (where ${booked_times.starts_at} > ${momentSql(now)})::int`,
      not_over: sql<number>`count(*) filter (where ${booked_times.starts_at} + make_interval(mins => ${booked_times.minutes}) > ${momentSql(now)})::int`,
    })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .where(
      and(
        eq(bookings.package_order_id, package_order_id),
        eq(bookings.state, 'confirmed'),
        sql`${bookings.outcome} is distinct from 'coach_absent'`,
      ),
    )
  return counted ?? { booked: 0, to_come: 0, not_over: 0 }
}

export async function freeSeat(tx: Transaction, time_id: string): Promise<void> {
  await tx
    .update(booked_times)
    .set({ seats_taken: sql`${booked_times.seats_taken} - 1` })
    .where(eq(booked_times.id, time_id))
}

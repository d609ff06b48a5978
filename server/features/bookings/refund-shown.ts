import { and, eq, inArray } from 'drizzle-orm'
import type { Booking } from '#contract/bookings.ts'
import type { Database } from '#server/db/database.ts'
import { bookings } from '#server/features/calendars/public.ts'
import { orders, refundable } from '#server/features/orders/public.ts'
import { isFreeToCancel, mayCancel } from './booking-rules.ts'
import type { FoundBooking } from './find-booking.ts'

/**
 * What goes back if the reader cancels now; null where no money is involved. A coach who cancels a group cancels it for
 * everyone in it, so it is what goes back to all of them.
 */
export async function findRefund(
  db: Pick<Database, 'select'>,
  found: FoundBooking,
  now: Date,
): Promise<Booking['refund']> {
  const { booking, time, side } = found
  if (booking.state !== 'confirmed' || !mayCancel(found, now)) return null
  const concerned =
    side === 'coach' ? and(eq(bookings.time_id, time.id), eq(bookings.state, 'confirmed')) : eq(bookings.id, booking.id)
  const paid = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, 'paid'),
        inArray(orders.id, db.select({ id: bookings.order_id }).from(bookings).where(concerned)),
      ),
    )
  const [first] = paid
  if (!first || paid.every(({ total_minor }) => total_minor === 0)) return null
  let amount_minor = 0
  if (isFreeToCancel(booking, side, now))
    for (const order of paid) amount_minor += Math.max(0, await refundable(db, order))
  const total_minor = paid.reduce((sum, order) => sum + order.total_minor, 0)
  return { amount_minor, total_minor, currency: first.currency }
}

import { and, eq, inArray } from 'drizzle-orm'
import type { BookingSettlement } from '#contract/booking-rules.ts'
import type { Booking } from '#contract/bookings.ts'
import type { Database } from '#server/db/database.ts'
import { bookings } from '#server/features/calendars/public.ts'
import { fulfilments, orders, refundable } from '#server/features/orders/public.ts'
import { isFreeToCancel, mayCancel } from './booking-rules.ts'
import type { BookingRow, FoundBooking, StoredBooking } from './find-booking.ts'

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

/** What became of what was paid for a booking that was cancelled, or to which the coach did not come; null where nothing was. */
export async function findSettled(
  db: Pick<Database, 'select'>,
  { state, outcome, order_id, package_order_id, cancelled_by, free_until, ended_at }: BookingRow,
): Promise<BookingSettlement | null> {
  const isMissed = state === 'confirmed' && outcome === 'coach_absent'
  if (state !== 'cancelled' && !isMissed) return null
  if (package_order_id) {
    const [sold] = await db
      .select({ state: fulfilments.state })
      .from(fulfilments)
      .where(eq(fulfilments.order_id, package_order_id))
    // The package itself was given back.
    if (!sold || sold.state === 'cancelled') return null
    if (isMissed) return 'session_back'
    const isFree = ended_at !== null && isFreeToCancel({ free_until }, cancelled_by ?? 'coach', ended_at)
    return isFree ? 'session_back' : 'session_used'
  }
  const [order] = order_id ? await db.select().from(orders).where(eq(orders.id, order_id)) : []
  if (order?.state !== 'paid' || order.total_minor === 0) return null
  return (await refundable(db, order)) < order.total_minor ? 'refunded' : 'not_refunded'
}

interface ConfirmedRule {
  until: Date | null
  /** Null for a session of a package. */
  price: { amount_minor: number; currency: string } | null
}

/** What was paid, and until when the session can be moved or cancelled; undefined where nothing was paid. */
export async function findRule(
  db: Pick<Database, 'select'>,
  { booking }: Pick<StoredBooking, 'booking'>,
  now: Date,
): Promise<ConfirmedRule | undefined> {
  const { order_id, package_order_id, free_until } = booking
  const [order] = order_id ? await db.select().from(orders).where(eq(orders.id, order_id)) : []
  if (package_order_id === null && !(order && order.total_minor > 0)) return undefined
  const price = order && order.total_minor > 0 ? { amount_minor: order.total_minor, currency: order.currency } : null
  return { until: now < free_until ? free_until : null, price }
}

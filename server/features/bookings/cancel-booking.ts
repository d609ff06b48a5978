import { and, eq, inArray } from 'drizzle-orm'
import type { BookingSide } from '#contract/booking-rules.ts'
import type { Booking, cancelBooking as endpoint } from '#contract/bookings.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Transaction } from '#server/db/database.ts'
import { bookings, endBooking, tellBookingLater } from '#server/features/calendars/public.ts'
import {
  cancelOrder,
  endOrder,
  finishFulfilment,
  giveBack,
  giveBackUndelivered,
  payRefundsNow,
  returnSession,
  type SettleServices,
} from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { announceChange } from './announce-change.ts'
import { isFreeToCancel, mayCancel } from './booking-rules.ts'
import { changePaid, type PaidSale } from './change-paid.ts'
import { type BookingRow, type FoundBooking, findBooking } from './find-booking.ts'
import { readBooking } from './read-booking.ts'
import { findRefund } from './refund-shown.ts'

type Reason = Input<typeof endpoint>['reason']

const notNow = () => new Refusal('bookings.not-possible-now')

/**
 * The member's own booking; or, by its coach, the time with everyone in it. What goes back is what was shown, else nothing
 * happens and it is shown again.
 */
export async function cancelBooking(
  services: SettleServices,
  member: Member,
  { id, shown_refund_minor, reason }: Input<typeof endpoint>,
): Promise<Booking> {
  const found = await findBooking(services.db, member, id)
  const now = services.clock.now()
  if (!mayCancel(found, now)) throw notNow()
  const refund = await findRefund(services.db, found, now)
  if ((refund?.amount_minor ?? 0) !== shown_refund_minor) throw new Refusal('bookings.refund-changed')
  if (found.side === 'coach') await cancelTime(services, found, reason)
  else if (found.booking.state === 'held') await cancelHold(services, member, found)
  else await cancelPlace(services, member, found, { id, shown_refund_minor, reason })
  return await readBooking(services, member, id)
}

/** Nothing is paid yet: the order ends. */
async function cancelHold(services: SettleServices, member: Member, found: FoundBooking): Promise<void> {
  const { order_id } = found.booking
  if (!order_id) throw notNow()
  await cancelOrder(services, member, order_id).catch((error: unknown) => {
    // Paid in the last moment.
    throw error instanceof Refusal && error.code === 'orders.not-possible-now' ? notNow() : error
  })
  await announceChange(services, services.db, found)
}

/** In time everything goes back; later the coach, who kept the time free, is paid. */
async function cancelPlace(
  services: SettleServices,
  member: Member,
  { booking }: FoundBooking,
  { shown_refund_minor, reason }: Input<typeof endpoint>,
): Promise<void> {
  await changePaid(services, booking, async (tx, sale, now) => {
    // Read again, now that nobody changes it.
    const found = await findBooking(tx, member, booking.id)
    if (found.booking.state !== 'confirmed' || !mayCancel(found, now)) throw notNow()
    const refund = await findRefund(tx, found, now)
    if ((refund?.amount_minor ?? 0) !== shown_refund_minor) throw new Refusal('bookings.refund-changed')
    // The bank decides about money that a dispute has frozen.
    if (sale && sale.order.disputed_minor > 0) throw notNow()
    await endAndTell(services, tx, found.booking, { by: 'member', reason, now })
    if (sale) await settlePlace(services, tx, { ...found, sale, now })
    await announceChange(services, tx, found)
  })
  if (booking.order_id) await payRefundsNow(services, booking.order_id)
}

/** Where nothing was paid, nobody is paid either: it just did not take place. */
async function settlePlace(
  services: SettleServices,
  tx: Transaction,
  { sale, booking, now }: { sale: PaidSale; booking: BookingRow; now: Date },
): Promise<void> {
  const isFree = isFreeToCancel(booking, 'member', now)
  if (booking.package_order_id) {
    if (isFree) await returnSession(tx, sale)
  } else if (isFree || sale.order.total_minor === 0) await giveBack(services, tx, sale.order, { cause: 'cancelled' })
  else await finishFulfilment(tx, sale, now)
}

/**
 * The coach cannot come: everyone gets everything back. Each in a transaction of their own, as there may be a hundred; who
 * is just paying loses the place first, so that a payment which still arrives goes back.
 */
export async function cancelTime(
  services: SettleServices,
  { time, calendar }: Pick<FoundBooking, 'time' | 'calendar'>,
  reason: Reason,
): Promise<void> {
  const concerned = await services.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.time_id, time.id), inArray(bookings.state, ['held', 'confirmed'])))
    .orderBy(bookings.id)
  for (const booking of concerned)
    await changePaid(services, booking, async (tx, sale, now) => {
      // Cancelled by its member meanwhile.
      if (!(await endAndTell(services, tx, booking, { by: 'coach', reason, now }))) return
      if (sale && booking.package_order_id) await returnSession(tx, sale)
      else if (sale?.order.state === 'paid')
        await giveBackUndelivered(services, tx, sale.order, { cause: 'declined', reason: reason ?? undefined })
      await announceChange(services, tx, { booking, time, calendar })
    })
  for (const { order_id } of concerned) if (order_id) await settleMoney(services, order_id)
}

/** An order that is not paid ends too; one that cannot end now expires, and what is still paid for it goes back. */
async function settleMoney(services: SettleServices, order_id: string): Promise<void> {
  await payRefundsNow(services, order_id)
  try {
    await endOrder(services, order_id, 'cancelled')
  } catch (error) {
    services.log.warn({ err: error, order_id }, 'the order of a cancelled time could not be ended')
  }
}

/** Whether it was not cancelled before. The order that pays for it is locked. */
async function endAndTell(
  services: SettleServices,
  tx: Transaction,
  { id: booking_id }: BookingRow,
  end: { by: BookingSide; reason: Reason; now: Date },
): Promise<boolean> {
  const ended = await endBooking(tx, { booking_id }, { ...end, state: 'cancelled' })
  if (!ended) return false
  await tellBookingLater(services, tx, { booking_id, event: 'cancelled', sequence: ended.sequence })
  return true
}

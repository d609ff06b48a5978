import { eq } from 'drizzle-orm'
import type { RefundCause } from '#contract/order-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { confirmBooking, endBooking, tellBookingLater } from '#server/features/calendars/public.ts'
import { letRead } from '#server/features/files/public.ts'
import { giveBack } from './ask-refund.ts'
import { passSeatOn, readFulfilment } from './fulfilment.ts'
import { isOfHouse, startOf } from './fulfilment-rules.ts'
import type { OrderRow, SettleServices } from './order-row.ts'
import { fulfilments, orders } from './tables.ts'
import { tellPaid } from './tell-about-order.ts'

/** What the seller has to do begins, in the transaction that books the payment. Receipt and news go out once with it. */
export async function startFulfilment(services: SettleServices, tx: Transaction, order: OrderRow): Promise<void> {
  const paid_at = order.paid_at ?? services.clock.now()
  // Paid in the moment in which an account was deleted: there is nobody to deliver, or nobody to deliver to.
  const sellerIsGone = order.coach_id === null && !isOfHouse(order)
  if (sellerIsGone || order.buyer_id === null)
    return await giveUp(services, tx, order, sellerIsGone ? 'seller_gone' : 'cancelled')
  const fulfilment = await readFulfilment(tx, order.id)
  // The video was deleted: there is nothing to watch.
  if (fulfilment.file_id && !(await letRead(tx, fulfilment.file_id, order.buyer_id)))
    return await giveUp(services, tx, order, 'seller_gone')
  // The seminar or the session has begun without its buyer.
  const isDated = order.kind === 'seminar' || order.kind === 'coaching'
  if (isDated && fulfilment.starts_at && fulfilment.starts_at <= paid_at)
    return await giveUp(services, tx, order, 'sold_out')
  if (order.kind === 'coaching') {
    const booking = await confirmBooking(tx, order.id)
    // The coach cancelled it while it was paid.
    if (!booking) return await giveUp(services, tx, order, 'sold_out')
    const { id: booking_id, sequence } = booking
    await tellBookingLater(services, tx, { booking_id, event: 'confirmed', sequence })
  }
  const { withdraw_until, ...start } = startOf({ order, fulfilment }, paid_at)
  await tx.update(fulfilments).set(start).where(eq(fulfilments.order_id, order.id))
  await tx.update(orders).set({ withdraw_until }).where(eq(orders.id, order.id))
  Object.assign(fulfilment, start)
  Object.assign(order, { withdraw_until })
  // The seller sees the clip that the buyer uploaded.
  if (fulfilment.request?.kind === 'film_review' && fulfilment.request.clip_id && order.coach_id)
    await letRead(tx, fulfilment.request.clip_id, order.coach_id)
  await tellPaid(services, tx, { order, fulfilment })
}

/** The money goes back before anything began. The seat or time that was kept while the buyer paid is free again. */
async function giveUp(services: SettleServices, tx: Transaction, order: OrderRow, cause: RefundCause): Promise<void> {
  await giveBack(services, tx, order, { cause })
  await passSeatOn(services, tx, order)
  await endBooking(tx, { order_id: order.id }, { state: 'expired', now: services.clock.now() })
}

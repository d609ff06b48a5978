import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { letRead } from '#server/features/files/public.ts'
import { askRefund, giveBack } from './ask-refund.ts'
import { readFulfilment } from './fulfilment.ts'
import { isOfHouse, startOf } from './fulfilment-rules.ts'
import type { OrderRow, SettleServices } from './order-row.ts'
import { fulfilments, orders } from './tables.ts'
import { tellPaid } from './tell-about-order.ts'

/** What the seller has to do begins, in the transaction that books the payment. Receipt and news go out once with it. */
export async function startFulfilment(services: SettleServices, tx: Transaction, order: OrderRow): Promise<void> {
  const paid_at = order.paid_at ?? services.clock.now()
  // Paid in the moment in which an account was deleted: there is nobody to deliver, or nobody to deliver to.
  const sellerIsGone = order.coach_id === null && !isOfHouse(order)
  if (sellerIsGone || order.buyer_id === null) {
    await askRefund(services, tx, order, {
      amount_minor: order.total_minor,
      cause: sellerIsGone ? 'seller_gone' : 'cancelled',
    })
    return
  }
  const fulfilment = await readFulfilment(tx, order.id)
  // The video was deleted: there is nothing to watch.
  if (fulfilment.file_id && !(await letRead(tx, fulfilment.file_id, order.buyer_id)))
    return await giveBack(services, tx, order, { cause: 'seller_gone' })
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

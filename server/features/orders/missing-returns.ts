import { eq } from 'drizzle-orm'
import type { AdminOrder, closeReturn as closeEndpoint } from '#contract/admin-orders.ts'
import type { Input } from '#contract/endpoint.ts'
import { PAYOUT_AFTER_DAYS } from '#contract/order-rules.ts'
import { daysAfter } from '#server/clock.ts'
import { recordAdminAction } from '#server/features/admin/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { readAdminOrder } from './admin-orders.ts'
import { changeSale } from './change-sale.ts'
import { type Seller, soldBy } from './coach-orders.ts'
import { missingFrom } from './fulfilment-rules.ts'
import type { SettleServices } from './order-row.ts'
import { fulfilments, orders } from './tables.ts'
import { tellReturnClosed, tellReturnMissing } from './tell-about-order.ts'

/** The seller waited for the parcel in vain: the money does not go back by itself any more, and an admin decides. */
export async function reportMissingReturn(services: SettleServices, seller: Seller, order_id: string): Promise<void> {
  await changeSale(services, order_id, soldBy(seller), async (tx, sale, now) => {
    if (sale.order.state !== 'paid') throw new Refusal('not-found')
    const from = missingFrom(sale.fulfilment)
    if (from === null || now < from) throw new Refusal('orders.not-possible-now')
    const changed = { state: 'return_missing' as const, due_at: null }
    await tx.update(fulfilments).set(changed).where(eq(fulfilments.order_id, order_id))
    await tellReturnMissing(services, tx, sale)
  })
}

/** An admin decides for the seller: the sale is done, and cannot be returned again. For the buyer it is a refund. */
export async function closeReturn(
  services: Services,
  admin: Member,
  { id, reason }: Input<typeof closeEndpoint>,
): Promise<AdminOrder> {
  const anyOrder = () => true
  await changeSale(services, id, anyOrder, async (tx, sale, now) => {
    const { order, fulfilment } = sale
    if (fulfilment.state !== 'return_missing') throw new Refusal('orders.not-possible-now')
    await tx.update(fulfilments).set({ state: 'done', done_at: now }).where(eq(fulfilments.order_id, id))
    const payout_at = daysAfter(now, PAYOUT_AFTER_DAYS)
    await tx.update(orders).set({ payout_at, withdraw_until: null }).where(eq(orders.id, id))
    await recordAdminAction(tx, {
      admin,
      action: 'close_return',
      // The order itself, where its buyer has left.
      target: { user_id: order.buyer_id ?? id, full_name: order.buyer_name ?? order.number },
      before: {},
      after: { order: order.number, reason },
    })
    await tellReturnClosed(services, tx, sale, reason)
  })
  return await readAdminOrder(services, id)
}

import { and, eq, isNull, lt } from 'drizzle-orm'
import { passSeatOn } from './fulfilment.ts'
import { applyPayment, lockOrder, type SettleServices } from './settle-order.ts'
import { orders, payments } from './tables.ts'

export const END_OPEN_ORDERS = 'end-open-orders'
const ENDED_AT_ONCE = 200

/**
 * Ends an open order. The provider closes its page first: only when it agrees that nothing was paid is the seat free.
 * Returns whether it ended; an order that was paid in the last moment does not.
 */
export async function endOrder(
  services: SettleServices,
  order_id: string,
  state: 'expired' | 'cancelled',
): Promise<boolean> {
  const tries = await services.db.select().from(payments).where(eq(payments.order_id, order_id))
  const told = await Promise.all(
    tries.map(async (payment) => ({ payment, truth: await services.payments.expireCheckout(payment.checkout_id) })),
  )
  return await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id)
    if (order?.state !== 'open') return false
    // A page that was opened meanwhile is not closed: next time.
    if ((await tx.$count(payments, eq(payments.order_id, order_id))) !== tries.length) return false
    for (const { payment, truth } of told) await applyPayment(services, tx, order, payment, truth)
    if (order.state !== 'open') return false
    // Money is under way (a voucher, a slow bank): the seat stays held until the provider knows.
    if (told.some(({ truth }) => truth.state === 'open')) return false
    await tx.update(orders).set({ state }).where(eq(orders.id, order_id))
    await passSeatOn(services, tx, order)
    return true
  })
}

/** Each by itself: one that fails (the provider is away) is tried again in the next run. */
export async function endOpenOrders(services: SettleServices): Promise<void> {
  const due = await services.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'open'), lt(orders.expires_at, services.clock.now()), isNull(orders.paid_at)))
    .orderBy(orders.expires_at)
    .limit(ENDED_AT_ONCE)
  for (const { id } of due) {
    try {
      await endOrder(services, id, 'expired')
    } catch (error) {
      services.log.warn({ err: error, order_id: id }, 'an open order could not be ended')
    }
  }
}

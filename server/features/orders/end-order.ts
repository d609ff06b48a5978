import { and, asc, eq, gt, lt, or } from 'drizzle-orm'
import { HOLD_MINUTES } from '#contract/booking-rules.ts'
import { endBooking, keepHeld } from '#server/features/calendars/public.ts'
import { passSeatOn, readFulfilment } from './fulfilment.ts'
import { releaseClip } from './order-files.ts'
import { lockOrder, type SettleServices } from './order-row.ts'
import { applyTold, askProvider, isAskable } from './settle-order.ts'
import { orders, payments } from './tables.ts'

export const END_OPEN_ORDERS = 'end-open-orders'
const ENDED_AT_ONCE = 200

/**
 * Ends an open order. The provider closes its page first: only when it agrees that nothing was paid is the seat free. A page
 * that the provider does not know is as good as closed, and a difference for admins.
 * Returns whether it ended; an order that was paid in the last moment does not.
 */
export async function endOrder(
  services: SettleServices,
  order_id: string,
  state: 'expired' | 'cancelled',
): Promise<boolean> {
  const told = await askProvider(services, order_id, 'expireCheckout')
  return await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id)
    if (order?.state !== 'open') return false
    // A page that was opened meanwhile is not closed: next time.
    if ((await tx.$count(payments, isAskable(order_id, services.payments))) !== told.length) return false
    await applyTold(services, tx, order, told)
    // Applying may have made it paid.
    if ((order.state as string) !== 'open') return false
    const now = services.clock.now()
    // Money is under way (a voucher, a slow bank): the seat stays held until the provider knows.
    if (told.some(({ truth }) => truth?.state === 'open' || truth?.state === 'declined')) {
      await keepHeld(tx, order_id, new Date(now.getTime() + HOLD_MINUTES * 60_000))
      return false
    }
    await tx.update(orders).set({ state }).where(eq(orders.id, order_id))
    await endBooking(tx, { order_id }, { state, now })
    await releaseClip(services, tx, order, (await readFulfilment(tx, order_id)).request)
    await passSeatOn(services, tx, order)
    return true
  })
}

/** Each by itself: one that fails (the provider is away) is tried again in the next run, and does not stop the others. */
export async function endOpenOrders(services: SettleServices): Promise<void> {
  const isOver = and(eq(orders.state, 'open'), lt(orders.expires_at, services.clock.now()))
  let last: { id: string; expires_at: Date } | undefined
  for (;;) {
    const beyond =
      last &&
      or(gt(orders.expires_at, last.expires_at), and(eq(orders.expires_at, last.expires_at), gt(orders.id, last.id)))
    const due = await services.db
      .select({ id: orders.id, expires_at: orders.expires_at })
      .from(orders)
      .where(and(isOver, beyond))
      .orderBy(asc(orders.expires_at), asc(orders.id))
      .limit(ENDED_AT_ONCE)
    for (const { id } of due) {
      try {
        await endOrder(services, id, 'expired')
      } catch (error) {
        services.log.warn({ err: error, order_id: id }, 'an open order could not be ended')
      }
    }
    last = due.at(-1)
    if (due.length < ENDED_AT_ONCE) return
  }
}

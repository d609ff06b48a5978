import { eq, sql } from 'drizzle-orm'
import { WAITLIST_OFFER_HOURS } from '#contract/order-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { freeSeat } from './seats.ts'
import type { OrderRow, SettleServices } from './settle-order.ts'
import { fulfilments, orders } from './tables.ts'

/** What the seller has to do begins, in the transaction that books the payment. */
export async function startFulfilment(_services: SettleServices, tx: Transaction, order: OrderRow): Promise<void> {
  await tx
    .update(fulfilments)
    .set({
      state: order.kind === 'shoutout' || order.kind === 'film_review' || order.kind === 'product' ? 'due' : 'ready',
    })
    .where(eq(fulfilments.order_id, order.id))
}

/** The whole price went back: what was promised is not owed any more. */
export async function endFulfilment(services: SettleServices, tx: Transaction, order: OrderRow): Promise<void> {
  const [before] = await tx
    .select({ state: fulfilments.state })
    .from(fulfilments)
    .where(eq(fulfilments.order_id, order.id))
  await tx
    .update(fulfilments)
    .set({
      state: sql`case when ${fulfilments.state} in ('done', 'returned') then ${fulfilments.state} else 'cancelled' end`,
    })
    .where(eq(fulfilments.order_id, order.id))
  await tx.update(orders).set({ payout_at: null, withdraw_until: null }).where(eq(orders.id, order.id))
  // An order that never began, or ended before, holds no seat.
  if (before?.state === 'ready') await freeSeat(tx, order, services.clock.now(), WAITLIST_OFFER_HOURS)
}

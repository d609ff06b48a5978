import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { endFulfilment } from './fulfilment.ts'
import type { OrderRow, SettleServices } from './settle-order.ts'
import { refunds } from './tables.ts'
import { tellRefund } from './tell-about-order.ts'

export interface AskedRefund {
  amount_minor: number
  cause: (typeof refunds.$inferInsert)['cause']
  reason?: string | undefined
  given_by?: string | undefined
  id?: string | undefined
  /** A second payment of the same order; without it the refund is of the order's price. */
  payment_row?: string
}

/**
 * Stored first; a job then tells the provider, again and again until it is done. `order` is locked. When nothing is left of
 * the price, what was promised ends at once.
 */
export async function askRefund(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  asked: AskedRefund,
): Promise<boolean> {
  if (!asked.payment_row && asked.amount_minor > (await refundable(tx, order))) return false
  const stored = await tx
    .insert(refunds)
    .values({ ...asked, order_id: order.id, created_at: services.clock.now() })
    .onConflictDoNothing()
    .returning({ id: refunds.id })
  if (stored.length === 0 || asked.payment_row) return true
  await tellRefund(services, tx, order, asked)
  if ((await refundable(tx, order)) === 0 && order.disputed_minor === 0) await endFulfilment(services, tx, order)
  return true
}

/** What is left of the price after what was given back, is being given back, or is frozen by a dispute. */
export async function refundable(tx: Pick<Transaction, 'select'>, order: OrderRow): Promise<number> {
  const [asked] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount_minor}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.order_id, order.id), isNull(refunds.done_at), isNull(refunds.payment_row)))
  return order.total_minor - order.refunded_minor - order.disputed_minor - (asked?.sum ?? 0)
}

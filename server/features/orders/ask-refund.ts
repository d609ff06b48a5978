import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BookingSide } from '#contract/booking-rules.ts'
import type { RefundCause } from '#contract/order-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { endFulfilment } from './fulfilment.ts'
import type { OrderRow, SettleServices } from './order-row.ts'
import { refunds } from './tables.ts'
import { tellRefund } from './tell-about-order.ts'

/** The job that tells the provider about refunds. */
export const REFUND_PAYMENTS = 'refund-payments'

export interface AskedRefund {
  amount_minor: number
  cause: (typeof refunds.$inferInsert)['cause']
  reason?: string | undefined
  given_by?: string | undefined
  /** Made by the page of an admin: the same id refunds once. */
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
  await storeRefund(services, tx, order, asked)
  return true
}

async function storeRefund(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  asked: AskedRefund,
): Promise<void> {
  const stored = await tx
    .insert(refunds)
    .values({ ...asked, order_id: order.id, created_at: services.clock.now() })
    .onConflictDoNothing()
    .returning({ id: refunds.id })
  if (stored.length === 0 || asked.payment_row) return
  await tellRefund(services, tx, order, asked)
  if ((await refundable(tx, order)) === 0 && order.disputed_minor === 0)
    await endFulfilment(services, tx, order, sideOf(asked.cause))
}

/** Who did not want it any more; undefined where neither of the two decided it. */
function sideOf(cause: RefundCause): BookingSide | undefined {
  if (cause === 'cancelled' || cause === 'withdrawn') return 'member'
  return cause === 'declined' || cause === 'seller_gone' ? 'coach' : undefined
}

/** Ends a sale: what is left of the price is stored as a refund. `order` is locked; what cost nothing just ends. */
export async function giveBack(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  refund: Omit<AskedRefund, 'amount_minor' | 'payment_row'>,
): Promise<void> {
  if (order.total_minor === 0) return await endFulfilment(services, tx, order, sideOf(refund.cause))
  const amount_minor = await refundable(tx, order)
  if (amount_minor <= 0) throw new Refusal('orders.not-possible-now')
  await askRefund(services, tx, order, { ...refund, amount_minor })
}

/**
 * The seller cannot deliver it, or does not want to: what was promised ends at once, and what is left of the price is stored as a refund,
 * at most `most_minor`. Also what a dispute has frozen: it is made when the dispute is won, and dropped when it is lost.
 * `order` is locked.
 */
export async function giveBackUndelivered(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  { most_minor = order.total_minor, cause = 'seller_gone', reason }: Undelivered = {},
): Promise<void> {
  const amount_minor = Math.min(most_minor, (await refundable(tx, order)) + order.disputed_minor)
  if (amount_minor > 0) await storeRefund(services, tx, order, { amount_minor, cause, reason })
  await endFulfilment(services, tx, order, 'coach')
}

interface Undelivered {
  most_minor?: number
  cause?: 'seller_gone' | 'declined'
  reason?: string | undefined
}

/** Stored and not made. One that the bank sent back is not repeated: an admin gives it anew. */
export const isToDo = and(isNull(refunds.done_at), isNull(refunds.returned_at))

/** What is left of the price after what was given back, is being given back, or is frozen by a dispute. */
export async function refundable(tx: Pick<Transaction, 'select'>, order: OrderRow): Promise<number> {
  const [asked] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount_minor}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.order_id, order.id), isToDo, isNull(refunds.payment_row)))
  return order.total_minor - order.refunded_minor - order.disputed_minor - (asked?.sum ?? 0)
}

import { and, eq, ne, sql } from 'drizzle-orm'
import { sharesOf } from '#contract/order-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { retakeTime } from '#server/features/calendars/public.ts'
import { askRefund } from './ask-refund.ts'
import { readFulfilment } from './fulfilment.ts'
import { type Account, postEntries } from './ledger.ts'
import { isClipGone } from './order-files.ts'
import type { Booking, OrderRow } from './order-row.ts'
import { takeSeat } from './seats.ts'
import { shareLines } from './shares.ts'
import { startFulfilment } from './start-fulfilment.ts'
import { orders, payments, transactions } from './tables.ts'

/** Money that arrived: what was ordered begins, or the money goes back. */
export async function bookPaid(booking: Booking, payment_id: string): Promise<boolean> {
  const { services, tx, order, payment, isSecond, now } = booking
  const { total_minor } = order
  const shares = isSecond
    ? [{ account: 'owed_back' as const, amount_minor: -total_minor }]
    : shareLines(order, sharesOf(order, total_minor, 0), -1)
  const lines = [{ account: 'provider' as const, amount_minor: total_minor }, ...shares]
  if (!(await book(booking, `payment:${payment_id}`, lines, total_minor))) return false
  await tx.update(payments).set({ payment_id, was_declined: false }).where(eq(payments.id, payment.id))
  payment.payment_id = payment_id
  if (isSecond) {
    await askRefund(services, tx, order, { amount_minor: total_minor, cause: 'cancelled', payment_row: payment.id })
    return true
  }
  const before = order.state
  Object.assign(order, { state: 'paid' as const, paid_at: now })
  await tx.update(orders).set({ state: 'paid', paid_at: now }).where(eq(orders.id, order.id))
  const cause = await reasonToGiveBack(tx, order, before, now)
  if (cause) await askRefund(services, tx, order, { amount_minor: total_minor, cause })
  else await startFulfilment(services, tx, order)
  return true
}

/** The buyer no longer wants it or has it already; or the order had ended, and its seat or time is gone. */
async function reasonToGiveBack(tx: Transaction, order: OrderRow, before: OrderRow['state'], now: Date) {
  if (before === 'cancelled') return 'cancelled'
  if (order.kind === 'video' && (await hasAnother(tx, order))) return 'cancelled'
  if (before !== 'expired') return undefined
  if (await isClipGone(tx, await readFulfilment(tx, order.id))) return 'cancelled'
  const isTaken = order.kind === 'coaching' ? await retakeTime(tx, order.id, now) : await takeSeat(tx, order, now)
  return isTaken ? undefined : 'sold_out'
}

/** Another order of the same buyer for the same offer, paid and not given back. */
export async function hasAnother(
  tx: Pick<Transaction, '$count'>,
  { id, buyer_id, offer_id }: Pick<OrderRow, 'id' | 'buyer_id' | 'offer_id'>,
): Promise<boolean> {
  if (buyer_id === null || offer_id === null) return false
  const bought = and(
    eq(orders.buyer_id, buyer_id),
    eq(orders.offer_id, offer_id),
    eq(orders.state, 'paid'),
    ne(orders.id, id),
    sql`${orders.refunded_minor} < ${orders.total_minor}`,
  )
  return (await tx.$count(orders, bought)) > 0
}

/** Posts the lines of one cause, and what admins see of it. Returns false when the cause was booked before. */
export async function book(
  { tx, order, now }: Pick<Booking, 'tx' | 'order' | 'now'>,
  cause: string,
  lines: { account: Account; amount_minor: number }[],
  shown_minor?: number,
): Promise<boolean> {
  const { id: order_id, currency, buyer_id: user_id } = order
  if (!(await postEntries(tx, now, { cause, order_id, currency, lines }))) return false
  if (shown_minor !== undefined)
    await tx
      .insert(transactions)
      .values({ user_id, order_id, cause, amount_minor: shown_minor, currency, status: 'completed', created_at: now })
  return true
}

import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { sharesOf } from '#contract/order-rules.ts'
import type { ProviderRefund } from '#server/outside/payments/payment-provider.ts'
import { isToDo, refundable } from './ask-refund.ts'
import { book } from './book-paid.ts'
import { endFulfilment } from './fulfilment.ts'
import type { Booking } from './order-row.ts'
import { shareLines } from './shares.ts'
import { ledger_entries, orders, refunds } from './tables.ts'
import { tellRefund } from './tell-about-order.ts'

/** What another process learned less than this ago may be missing in what we read. */
const CLOCKS_DIFFER_MS = 60_000

/** Money that was given back. */
export async function bookRefund(booking: Booking, { id, amount_minor, key }: ProviderRefund): Promise<boolean> {
  const { services, tx, order, payment, isSecond, now } = booking
  // Given back beyond the price, which only the provider's own dashboard can: the platform bears it.
  const part_minor = isSecond ? 0 : Math.min(amount_minor, order.total_minor - order.refunded_minor)
  const lines = isSecond
    ? [{ account: 'owed_back' as const, amount_minor }]
    : [
        ...shareLines(order, sharesOf(order, part_minor, order.refunded_minor), 1),
        { account: 'losses' as const, amount_minor: amount_minor - part_minor },
      ]
  lines.unshift({ account: 'provider', amount_minor: -amount_minor })
  if (!(await book(booking, `refund:${id}`, lines, -amount_minor))) return false
  const done = { amount_minor, done_at: now, refund_id: id, returned_at: null, problem: null }
  const ours = key ? and(eq(refunds.id, key), eq(refunds.order_id, order.id)) : undefined
  const asked = ours ? await tx.update(refunds).set(done).where(ours).returning({ id: refunds.id }) : []
  // Without a row of ours it was given in the provider's own dashboard.
  if (asked.length === 0) {
    if (isSecond) await lowerAsked(booking, amount_minor)
    const payment_row = isSecond ? payment.id : null
    await tx.insert(refunds).values({ ...done, order_id: order.id, cause: 'admin', payment_row, created_at: now })
    await tellRefund(services, tx, order, { amount_minor, cause: 'admin' })
  }
  if (part_minor > 0) await addRefunded(booking, part_minor)
  if (!isSecond) await lowerToWhatIsLeft(booking)
  return true
}

/** What was promised ends when the whole price was given back. */
export async function addRefunded({ services, tx, order }: Booking, amount_minor: number): Promise<void> {
  order.refunded_minor += amount_minor
  await tx.update(orders).set({ refunded_minor: order.refunded_minor }).where(eq(orders.id, order.id))
  if (order.refunded_minor === order.total_minor) await endFulfilment(services, tx, order)
}

/** Of the price no more is to be given back than is left of it. A dispute that is not decided leaves it as it is. */
export async function lowerToWhatIsLeft(booking: Booking): Promise<void> {
  const { tx, order } = booking
  const left_minor = (await refundable(tx, order)) + order.disputed_minor
  await lowerAsked(booking, -left_minor)
}

/** So much of what was asked for and not made is not owed any more, because the money went back another way. */
export async function lowerAsked({ tx, order, payment, isSecond }: Booking, by_minor: number): Promise<void> {
  if (by_minor <= 0) return
  // What the bank sent back is owed for a second payment; of the price an admin gives it anew.
  const ofThis = isSecond
    ? and(eq(refunds.payment_row, payment.id), isNull(refunds.done_at))
    : and(isNull(refunds.payment_row), isToDo)
  const asked = await tx
    .select({ id: refunds.id, amount_minor: refunds.amount_minor })
    .from(refunds)
    .where(and(eq(refunds.order_id, order.id), ofThis))
    .orderBy(desc(refunds.created_at), desc(refunds.id))
  let rest = by_minor
  for (const { id, amount_minor } of asked) {
    const left_minor = Math.max(0, amount_minor - rest)
    rest -= amount_minor - left_minor
    if (left_minor === 0) await tx.delete(refunds).where(eq(refunds.id, id))
    else await tx.update(refunds).set({ amount_minor: left_minor }).where(eq(refunds.id, id))
  }
}

/**
 * Refunds that we have booked and that the provider no longer lists: the buyer's bank sent the money back. They are taken
 * out of the books, and the money is owed to the buyer again.
 */
export async function bookReturned(booking: Booking, listed: ProviderRefund[], asked_at: Date): Promise<boolean> {
  const { tx, order, payment, isSecond, now } = booking
  const booked = await tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.order_id, order.id),
        isNotNull(refunds.refund_id),
        isNull(refunds.returned_at),
        isSecond ? eq(refunds.payment_row, payment.id) : isNull(refunds.payment_row),
        lt(refunds.done_at, new Date(asked_at.getTime() - CLOCKS_DIFFER_MS)),
      ),
    )
  const returned = booked.filter(({ refund_id }) => !listed.some(({ id }) => id === refund_id))
  for (const { id, refund_id, amount_minor } of returned) {
    const cause = `refund:${refund_id}`
    const [lost] = await tx
      .select({ amount_minor: ledger_entries.amount_minor })
      .from(ledger_entries)
      .where(and(eq(ledger_entries.cause, cause), eq(ledger_entries.account, 'losses')))
    const losses = lost?.amount_minor ?? 0
    const part_minor = isSecond ? 0 : amount_minor - losses
    const lines = isSecond
      ? [{ account: 'owed_back' as const, amount_minor: -amount_minor }]
      : [
          ...shareLines(order, sharesOf(order, part_minor, order.refunded_minor - part_minor), -1),
          { account: 'losses' as const, amount_minor: -losses },
        ]
    lines.unshift({ account: 'provider', amount_minor })
    await book(booking, `${cause}:returned`, lines, amount_minor)
    await tx.update(refunds).set({ done_at: null, returned_at: now }).where(eq(refunds.id, id))
    if (part_minor > 0) await addRefunded(booking, -part_minor)
  }
  return returned.length > 0
}

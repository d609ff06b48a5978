import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { PaymentError } from '#server/outside/payments/payment-provider.ts'
import { type AskedRefund, askRefund, isToDo, refundable } from './ask-refund.ts'
import { lockOrder, type OrderRow, type SettleServices } from './order-row.ts'
import { settleOrder } from './settle-order.ts'
import { payments, refunds } from './tables.ts'

const REFUNDED_AT_ONCE = 100

/** Without an amount: all that is left of the price. */
type GivenRefund = Omit<AskedRefund, 'amount_minor' | 'payment_row'> & { amount_minor?: number }

/**
 * Stores the refund, then tells the provider at once; when that fails, the job repeats it. The provider is asked first: a
 * dispute that we have not heard of is a refusal, and not a refund that cannot be made. `record` runs in the transaction
 * that stores the refund, once.
 */
export async function refundOrder(
  services: SettleServices,
  order_id: string,
  refund: GivenRefund,
  record: (tx: Transaction, order: OrderRow) => Promise<void> = async () => {},
): Promise<void> {
  await settleOrder(services, order_id)
  await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id)
    if (!order) throw new Refusal('not-found')
    if (order.state !== 'paid') throw new Refusal('orders.not-possible-now')
    if (refund.id && (await wasAsked(tx, order_id, refund.id, refund.amount_minor))) return
    const amount_minor = refund.amount_minor ?? (await refundable(tx, order))
    // Less than nothing: more was stored than a dispute leaves.
    if (amount_minor <= 0) return
    if (!(await askRefund(services, tx, order, { ...refund, amount_minor })))
      throw new Refusal('orders.too-much-refunded')
    await record(tx, order)
  })
  await payRefundsNow(services, order_id)
}

/** Whether this refund was stored before. The key of another refund is a mistake, and refunds nothing. */
async function wasAsked(tx: Transaction, order_id: string, id: string, amount_minor?: number): Promise<boolean> {
  const [before] = await tx.select().from(refunds).where(eq(refunds.id, id))
  if (!before) return false
  if (before.order_id !== order_id || before.amount_minor !== amount_minor) throw new Refusal('orders.not-possible-now')
  return true
}

/** For those who need not wait for the provider: the refund is stored, and the job repeats what fails here. */
export async function payRefundsNow(services: SettleServices, order_id: string): Promise<void> {
  try {
    await payRefunds(services, order_id)
  } catch (error) {
    services.log.warn({ err: error, order_id }, 'a refund is stored and not made yet')
  }
}

/**
 * Tells the provider about the refunds of an order that are not done. The id of each is its key: it refunds once. What the
 * provider refuses is shown to admins as a difference, and tried again: a dispute may be won. What failed at the buyer's bank
 * before it was booked is never made: an admin gives it anew.
 */
async function payRefunds(services: SettleServices, order_id: string): Promise<void> {
  // A dispute that was lost meanwhile has given the money back.
  await settleOrder(services, order_id)
  const open = await services.db
    .select({ id: refunds.id, amount_minor: refunds.amount_minor, payment_row: refunds.payment_row })
    .from(refunds)
    .where(and(eq(refunds.order_id, order_id), isToDo))
    .orderBy(asc(refunds.created_at))
  if (open.length === 0) return
  const paid = await services.db
    .select({ payment: payments, second: refunds.id })
    .from(payments)
    .leftJoin(refunds, eq(refunds.payment_row, payments.id))
    .where(and(eq(payments.order_id, order_id), isNotNull(payments.payment_id)))
  for (const { id, amount_minor, payment_row } of open) {
    // The price is that of the payment which is not owed back as a second one.
    const of = paid.find(({ payment, second }) => (payment_row ? payment.id === payment_row : second === null))
    if (!of) continue
    const answer = await answerOf(() =>
      services.payments.refund({ checkout_id: of.payment.checkout_id, amount_minor, key: id }),
    )
    const noted = answer === 'returned' ? { problem: null, returned_at: services.clock.now() } : { problem: answer }
    await services.db
      .update(refunds)
      .set(noted)
      .where(and(eq(refunds.id, id), isToDo))
  }
  await settleOrder(services, order_id)
}

/** `returned`, or why the provider does not do it; null when it does. Other failures pass: they are tried again. */
async function answerOf(call: () => Promise<void>): Promise<string | null> {
  try {
    await call()
    return null
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    if (error.kind === 'returned') return error.kind
    if (error.kind === 'refused' || error.kind === 'unknown') return error.message
    throw error
  }
}

/** The job: refunds that were stored and not done, because the provider was away or the process ended. */
export async function payOpenRefunds(services: SettleServices): Promise<void> {
  let last: string | undefined
  for (;;) {
    const open = await services.db
      .selectDistinct({ order_id: refunds.order_id })
      .from(refunds)
      .where(and(isToDo, last ? gt(refunds.order_id, last) : undefined))
      .orderBy(asc(refunds.order_id))
      .limit(REFUNDED_AT_ONCE)
    for (const { order_id } of open) await payRefundsNow(services, order_id)
    last = open.at(-1)?.order_id
    if (open.length < REFUNDED_AT_ONCE) return
  }
}

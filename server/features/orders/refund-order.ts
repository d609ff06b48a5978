import { and, asc, eq, isNull } from 'drizzle-orm'
import type { RefundCause } from '#contract/order-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { askRefund, refundable } from './ask-refund.ts'
import { endFulfilment } from './fulfilment.ts'
import { lockOrder, type OrderRow, type SettleServices, settleOrder } from './settle-order.ts'
import { payments, refunds } from './tables.ts'

export const REFUND_PAYMENTS = 'refund-payments'
const REFUNDED_AT_ONCE = 100

interface Refund {
  /** Without an amount: all that is left of the price. */
  amount_minor?: number
  cause: RefundCause
  reason?: string
  given_by?: string
  /** Made by the page of an admin: the same id refunds once. */
  id?: string
}

/** Stores the refund, then tells the provider at once; when that fails, the job repeats it. */
export async function refundOrder(services: SettleServices, order_id: string, refund: Refund): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id)
    if (order?.state !== 'paid') throw new Refusal('orders.not-possible-now')
    const amount_minor = refund.amount_minor ?? (await refundable(tx, order))
    if (amount_minor === 0) return
    if (!(await askRefund(services, tx, order, { ...refund, amount_minor })))
      throw new Refusal('orders.too-much-refunded')
  })
  await payRefunds(services, order_id)
}

/** Ends a sale: what is left of the price is stored as a refund. `order` is locked; what cost nothing just ends. */
export async function giveBack(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  refund: Omit<Refund, 'amount_minor'>,
): Promise<void> {
  if (order.total_minor === 0) return await endFulfilment(services, tx, order)
  const amount_minor = await refundable(tx, order)
  if (amount_minor <= 0) throw new Refusal('orders.not-possible-now')
  await askRefund(services, tx, order, { ...refund, amount_minor })
}

/** For those who need not wait for the provider: the refund is stored, and the job repeats what fails here. */
export async function payRefundsNow(services: SettleServices, order_id: string): Promise<void> {
  try {
    await payRefunds(services, order_id)
  } catch (error) {
    services.log.warn({ err: error, order_id }, 'a refund is stored and not made yet')
  }
}

/** Tells the provider about the refunds of an order that are not done. The id of each is its key: it refunds once. */
export async function payRefunds(services: SettleServices, order_id: string): Promise<void> {
  const open = await services.db
    .select({ id: refunds.id, amount_minor: refunds.amount_minor, payment_row: refunds.payment_row })
    .from(refunds)
    .where(and(eq(refunds.order_id, order_id), isNull(refunds.done_at)))
    .orderBy(asc(refunds.created_at))
  const tries = await services.db
    .select()
    .from(payments)
    .where(eq(payments.order_id, order_id))
    .orderBy(asc(payments.created_at))
  const paid = tries.filter(({ payment_id }) => payment_id !== null)
  for (const { id, amount_minor, payment_row } of open) {
    const payment = payment_row ? paid.find((one) => one.id === payment_row) : paid[0]
    if (payment) await services.payments.refund({ checkout_id: payment.checkout_id, amount_minor, key: id })
  }
  await settleOrder(services, order_id)
}

/** The job: refunds that were stored and not done, because the provider was away or the process ended. */
export async function payOpenRefunds(services: SettleServices): Promise<void> {
  const open = await services.db
    .selectDistinct({ order_id: refunds.order_id })
    .from(refunds)
    .where(isNull(refunds.done_at))
    .limit(REFUNDED_AT_ONCE)
  for (const { order_id } of open) {
    try {
      await payRefunds(services, order_id)
    } catch (error) {
      services.log.warn({ err: error, order_id }, 'a refund could not be made')
    }
  }
}

import { and, asc, eq } from 'drizzle-orm'
import type { Difference } from '#contract/admin-orders.ts'
import { daysAfter } from '#server/clock.ts'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import {
  PaymentError,
  type PaymentEvent,
  type PaymentProvider,
  type ProviderPayment,
} from '#server/outside/payments/payment-provider.ts'
import { bookDispute } from './book-dispute.ts'
import { bookPaid } from './book-paid.ts'
import { bookRefund, bookReturned } from './book-refund.ts'
import { keepDifference } from './differences.ts'
import { type Booking, lockOrder, type OrderRow, type PaymentRow, type SettleServices } from './order-row.ts'
import { payment_events, payments, refunds } from './tables.ts'
import { writeShoutout } from './write-shoutout.ts'

/** After so many days no bank takes a payment back, and nobody looks for a payment that never arrived. */
export const LATE_DAYS = 120

/** What the provider said about one checkout, and since when it is certainly true. */
interface Told {
  payment_row: string
  /** Undefined for a checkout that the provider does not know. */
  truth: ProviderPayment | undefined
  asked_at: Date
}

/**
 * Brings our books to what the provider says about an order. Webhooks, the return page, the comparison every hour and the
 * end of an open order all come here, and nothing else moves money. It only adds what is missing, each event once:
 * it does not matter how often, in which order or how late it is called. Returns whether the books have changed.
 */
export async function settleOrder(services: SettleServices, order_id: string, event?: PaymentEvent): Promise<boolean> {
  const told = await askProvider(services, order_id, 'readPayment')
  const changed = await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id)
    if (!order) return false
    const changed = await applyTold(services, tx, order, told)
    if (event)
      await tx
        .insert(payment_events)
        .values({ provider: services.payments.name, event_id: event.event_id, order_id })
        .onConflictDoNothing()
    return changed
  })
  await writeShoutout(services, order_id)
  return changed
}

/**
 * Asked before the order is locked, so that a slow provider holds no lock. Checkouts of a provider or of a mode that is no
 * longer in use are left out: nobody can be asked about them.
 */
export async function askProvider(
  { db, clock, payments: provider }: SettleServices,
  order_id: string,
  question: 'readPayment' | 'expireCheckout',
): Promise<Told[]> {
  const tries = await db.select().from(payments).where(isAskable(order_id, provider))
  const asked_at = clock.now()
  return await Promise.all(
    tries.map(async ({ id, checkout_id }) => ({
      payment_row: id,
      truth: await provider[question](checkout_id).catch(undefinedIfUnknown),
      asked_at,
    })),
  )
}

function undefinedIfUnknown(error: unknown): undefined {
  if (!(error instanceof PaymentError) || error.kind !== 'unknown') throw error
}

export function isAskable(order_id: string, { name, isLive }: Pick<PaymentProvider, 'name' | 'isLive'>) {
  return and(eq(payments.order_id, order_id), eq(payments.provider, name), eq(payments.is_live, isLive))
}

/** Adds what the provider tells and our books do not have yet. The rows are read again, now that nobody changes them. */
export async function applyTold(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  told: Told[],
): Promise<boolean> {
  const now = services.clock.now()
  const rows = await tx
    .select({ payment: payments, second: refunds.id })
    .from(payments)
    .leftJoin(refunds, eq(refunds.payment_row, payments.id))
    .where(eq(payments.order_id, order.id))
    .orderBy(asc(payments.created_at), asc(payments.id))
  const problems: Difference[] = []
  let changed = false
  for (const { payment, second } of rows) {
    const answer = told.find(({ payment_row }) => payment_row === payment.id)
    if (!answer) continue
    const { truth, asked_at } = answer
    if (!truth) {
      if (payment.payment_id !== null || daysAfter(payment.created_at, LATE_DAYS) > now)
        problems.push({ code: 'checkout_unknown', checkout_id: payment.checkout_id })
      // As far as we know nobody can pay there: the order can end, or the buyer gets another page.
      await noteUnpaid(tx, payment, 'expired', now)
      continue
    }
    if (truth.state !== 'paid' || truth.payment_id === null) {
      await noteUnpaid(tx, payment, truth.state, now)
      continue
    }
    const problem = mismatch(order, payment, { ...truth, payment_id: truth.payment_id })
    if (problem) {
      problems.push(problem)
      continue
    }
    const isSecond = second !== null || (order.state === 'paid' && payment.payment_id === null)
    const booking: Booking = { services, tx, order, payment, isSecond, now }
    if (await bookPaid(booking, truth.payment_id)) changed = true
    for (const refund of truth.refunds) if (await bookRefund(booking, refund)) changed = true
    if (await bookReturned(booking, truth.refunds, asked_at)) changed = true
    for (const dispute of truth.disputes) {
      const outcome = await bookDispute(booking, dispute)
      if (outcome === 'booked') changed = true
      if (outcome === 'contradicts' && dispute.state !== 'open')
        problems.push({ code: 'dispute_reversed', dispute_id: dispute.id, state: dispute.state })
    }
  }
  await keepDifference(tx, order, problems, now)
  if (!changed) return false
  // Who bought from a coach may enter the coach's space, and no longer after a refund: open pages read again what they follow.
  if (order.buyer_id && order.coach_id)
    services.events.publish(memberTopic(order.buyer_id), { type: 'data-changed', data: 'spaces' })
  for (const user_id of [order.buyer_id, order.coach_id])
    if (user_id) services.events.publish(memberTopic(user_id), { type: 'data-changed', data: 'orders' })
  return true
}

/** Remembers a refused card, and that the provider has closed the page: the buyer gets another one. */
async function noteUnpaid(
  tx: Transaction,
  payment: PaymentRow,
  state: ProviderPayment['state'],
  now: Date,
): Promise<void> {
  // What was read before somebody else booked the payment is old.
  if (payment.payment_id !== null) return
  const was_declined = state === 'declined'
  const expires_at = state === 'expired' && payment.expires_at > now ? now : payment.expires_at
  if (payment.was_declined === was_declined && payment.expires_at === expires_at) return
  await tx.update(payments).set({ was_declined, expires_at }).where(eq(payments.id, payment.id))
}

/** Why a payment is not what was ordered. Then nothing is booked, and an admin decides. */
function mismatch(
  order: OrderRow,
  payment: PaymentRow,
  truth: ProviderPayment & { payment_id: string },
): Difference | undefined {
  const { amount_minor, currency, order_id, payment_id } = truth
  if (order_id !== (order.kind === 'membership' ? null : order.id))
    return { code: 'other_order', payment_id, order_id: order_id ?? '' }
  if (payment.payment_id !== null && payment.payment_id !== payment_id)
    return { code: 'other_payment', payment_id, booked_id: payment.payment_id }
  if (amount_minor === order.total_minor && currency === order.currency) return undefined
  return {
    code: 'other_price',
    paid_minor: amount_minor,
    paid_currency: currency,
    ordered_minor: order.total_minor,
    ordered_currency: order.currency,
  }
}

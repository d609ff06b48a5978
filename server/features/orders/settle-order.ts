import { and, asc, eq, isNull } from 'drizzle-orm'
import { sharesOf } from '#contract/order-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import type {
  PaymentEvent,
  PaymentProvider,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from '#server/outside/payments/payment-provider.ts'
import type { Services } from '#server/services.ts'
import { askRefund } from './ask-refund.ts'
import { endFulfilment } from './fulfilment.ts'
import { postEntries } from './ledger.ts'
import { takeSeat } from './seats.ts'
import { shareLines } from './shares.ts'
import { startFulfilment } from './start-fulfilment.ts'
import { orders, payment_differences, payment_events, payments, refunds, transactions } from './tables.ts'
import { tellRefund } from './tell-about-order.ts'
import { writeShoutout } from './write-shoutout.ts'

export type OrderRow = typeof orders.$inferSelect
type PaymentRow = typeof payments.$inferSelect

export type SettleServices = { payments: PaymentProvider } & Pick<
  Services,
  'db' | 'clock' | 'events' | 'notifier' | 'mailer' | 'jobs' | 'baseUrl' | 'log'
>

/**
 * Brings our books to what the provider says about an order. Webhooks, the return page, the comparison every hour and the
 * end of an open order all come here, and nothing else moves money. It only adds what is missing, each event once:
 * it does not matter how often, in which order or how late it is called.
 */
export async function settleOrder(services: SettleServices, order_id: string, event?: PaymentEvent): Promise<void> {
  const tries = await services.db.select().from(payments).where(eq(payments.order_id, order_id))
  // Asked before the order is locked, so that a slow provider holds no lock: what is learned can only be added.
  const told = await Promise.all(
    tries.map(async (payment) => ({ payment, truth: await services.payments.readPayment(payment.checkout_id) })),
  )
  await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id)
    if (!order) return
    for (const { payment, truth } of told) await applyPayment(services, tx, order, payment, truth)
    if (event)
      await tx
        .insert(payment_events)
        .values({ provider: services.payments.name, event_id: event.event_id, order_id })
        .onConflictDoNothing()
  })
  await writeShoutout(services, order_id)
}

export async function lockOrder(tx: Transaction, order_id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  return order
}

/** Adds what the provider tells and our books do not have yet. `order` is locked and kept up to date. */
export async function applyPayment(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  truth: ProviderPayment,
): Promise<void> {
  const declined = truth.state === 'declined'
  if (payment.was_declined !== declined)
    await tx.update(payments).set({ was_declined: declined }).where(eq(payments.id, payment.id))
  if (truth.state !== 'paid' || truth.payment_id === null) return
  if (truth.amount_minor !== order.total_minor || truth.currency !== order.currency) {
    await noteDifference(
      tx,
      order.id,
      `paid ${truth.amount_minor} ${truth.currency}, ordered ${order.total_minor} ${order.currency}`,
      services.clock.now(),
    )
    return
  }
  const changed = [
    await applyPaid(services, tx, order, payment, truth.payment_id),
    ...(await inTurn(truth.refunds, (refund) => applyRefund(services, tx, order, payment, refund))),
    ...(await inTurn(truth.disputes, (dispute) => applyDispute(services, tx, order, dispute))),
  ].some(Boolean)
  if (!changed) return
  await tx.delete(payment_differences).where(eq(payment_differences.order_id, order.id))
  for (const user_id of [order.buyer_id, order.coach_id])
    if (user_id) services.events.publish(memberTopic(user_id), { type: 'data-changed', data: 'orders' })
}

async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<boolean>): Promise<boolean[]> {
  const results: boolean[] = []
  for (const item of items) results.push(await work(item))
  return results
}

async function applyPaid(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  payment_id: string,
): Promise<boolean> {
  const now = services.clock.now()
  const cause = `payment:${payment_id}`
  const isSecond = order.state === 'paid' && payment.payment_id !== payment_id
  const lines = isSecond
    ? [{ account: 'owed_back' as const, amount_minor: -order.total_minor }]
    : shareLines(order, sharesOf(order, order.total_minor, 0), -1)
  const posted = await postEntries(tx, now, {
    cause,
    order_id: order.id,
    currency: order.currency,
    lines: [{ account: 'provider', amount_minor: order.total_minor }, ...lines],
  })
  if (!posted) return false
  await tx.update(payments).set({ payment_id }).where(eq(payments.id, payment.id))
  payment.payment_id = payment_id
  await recordTransaction(tx, order, cause, order.total_minor, now)
  if (isSecond) {
    await askRefund(services, tx, order, {
      amount_minor: order.total_minor,
      cause: 'cancelled',
      payment_row: payment.id,
    })
    return true
  }
  const before = order.state
  Object.assign(order, { state: 'paid' as const, paid_at: now })
  await tx.update(orders).set({ state: 'paid', paid_at: now }).where(eq(orders.id, order.id))
  // Paid after the order had ended: the buyer no longer wants it, or its seat may be gone. Then the money goes back.
  const goesBack = before === 'cancelled' || (before === 'expired' && !(await takeSeat(tx, order, now)))
  if (goesBack) {
    const cause = before === 'cancelled' ? 'cancelled' : 'sold_out'
    await askRefund(services, tx, order, { amount_minor: order.total_minor, cause })
    return true
  }
  await startFulfilment(services, tx, order)
  return true
}

async function applyRefund(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  payment: PaymentRow,
  { id, amount_minor }: ProviderRefund,
): Promise<boolean> {
  const now = services.clock.now()
  const cause = `refund:${id}`
  const [asked] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.order_id, order.id), eq(refunds.amount_minor, amount_minor), isNull(refunds.done_at)))
    .orderBy(asc(refunds.created_at))
    .limit(1)
  const isSecond = asked?.payment_row === payment.id
  const lines = isSecond
    ? [{ account: 'owed_back' as const, amount_minor }]
    : shareLines(order, sharesOf(order, amount_minor, order.refunded_minor), 1)
  const posted = await postEntries(tx, now, {
    cause,
    order_id: order.id,
    currency: order.currency,
    lines: [{ account: 'provider', amount_minor: -amount_minor }, ...lines],
  })
  if (!posted) return false
  // Without a row of ours it was given in the provider's own dashboard.
  if (asked) await tx.update(refunds).set({ done_at: now }).where(eq(refunds.id, asked.id))
  else {
    await tx.insert(refunds).values({ order_id: order.id, amount_minor, cause: 'admin', created_at: now, done_at: now })
    await tellRefund(services, tx, order, { amount_minor, cause: 'admin' })
  }
  await recordTransaction(tx, order, cause, -amount_minor, now)
  if (!isSecond) await addRefunded(services, tx, order, amount_minor)
  return true
}

/** Opening takes the money away, winning brings it back, losing makes it a refund. */
async function applyDispute(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  { id, amount_minor, state }: ProviderDispute,
): Promise<boolean> {
  const now = services.clock.now()
  const post = (step: ProviderDispute['state'], lines: Parameters<typeof postEntries>[2]['lines']) =>
    postEntries(tx, now, { cause: `dispute:${id}:${step}`, order_id: order.id, currency: order.currency, lines })
  let changed = await post('open', [
    { account: 'provider', amount_minor: -amount_minor },
    { account: 'disputes', amount_minor },
  ])
  if (changed) await addDisputed(tx, order, amount_minor)
  if (state === 'open') return changed
  // A bank may take back more than is left of the price; the platform bears what exceeds it.
  const lost_minor = Math.min(amount_minor, order.total_minor - order.refunded_minor)
  const back =
    state === 'won'
      ? [{ account: 'provider' as const, amount_minor }]
      : [
          ...shareLines(order, sharesOf(order, lost_minor, order.refunded_minor), 1),
          { account: 'platform' as const, amount_minor: amount_minor - lost_minor },
        ]
  if (await post(state, [{ account: 'disputes', amount_minor: -amount_minor }, ...back])) {
    changed = true
    await addDisputed(tx, order, -amount_minor)
    if (state === 'lost') {
      await recordTransaction(tx, order, `dispute:${id}:lost`, -amount_minor, now)
      await addRefunded(services, tx, order, lost_minor)
    }
  }
  return changed
}

async function addDisputed(tx: Transaction, order: OrderRow, amount_minor: number): Promise<void> {
  order.disputed_minor += amount_minor
  await tx.update(orders).set({ disputed_minor: order.disputed_minor }).where(eq(orders.id, order.id))
}

/** What was promised ends when the whole price was given back. */
async function addRefunded(services: SettleServices, tx: Transaction, order: OrderRow, amount_minor: number) {
  order.refunded_minor += amount_minor
  await tx.update(orders).set({ refunded_minor: order.refunded_minor }).where(eq(orders.id, order.id))
  if (order.refunded_minor === order.total_minor) await endFulfilment(services, tx, order)
}

async function recordTransaction(tx: Transaction, order: OrderRow, cause: string, amount_minor: number, now: Date) {
  await tx.insert(transactions).values({
    user_id: order.buyer_id,
    order_id: order.id,
    cause,
    amount_minor,
    currency: order.currency,
    status: 'completed',
    created_at: now,
  })
}

export async function noteDifference(tx: Transaction, order_id: string, problem: string, found_at: Date) {
  await tx
    .insert(payment_differences)
    .values({ order_id, problem, found_at })
    .onConflictDoUpdate({ target: payment_differences.order_id, set: { problem } })
}

import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import { refundRuleOf } from '#contract/order-rules.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import type { ProviderPayment } from '#server/outside/payments/payment-provider.ts'
import type { ProviderInvoice } from '#server/outside/payments/subscription-provider.ts'
import { giveBack, refundable } from './ask-refund.ts'
import { PLATFORM_SELLER } from './fulfilment-rules.ts'
import { nextOrderNumber, type SettleServices } from './order-row.ts'
import { refundUnusedTime } from './refund-unused-time.ts'
import { applyTold } from './settle-order.ts'
import { fulfilments, orders, payments } from './tables.ts'

interface MembershipPayment {
  membership_id: string
  /** Null after the account was deleted: then the money goes back. */
  buyer: { user_id: string; full_name: string; to: string; language: Language } | null
  title: string
  invoice: ProviderInvoice
  truth: ProviderPayment
  asked_at: Date
  consented_at: Date | null
  /** The member does not get what it pays for: the money goes back. */
  isPaidInVain: boolean
}

/**
 * Books a paid invoice of a subscription: an order with its fulfilment and its payment, under the id of the invoice.
 * From then on it is settled, refunded, disputed and audited like any other order. Each invoice is booked once.
 */
export async function bookMembershipPayment(
  services: SettleServices,
  tx: Transaction,
  { membership_id, buyer, title, invoice, truth, asked_at, consented_at, isPaidInVain }: MembershipPayment,
): Promise<void> {
  const { name: provider, isLive: is_live } = services.payments
  if (truth.state !== 'paid' || (await findBookedInvoices(tx, provider, [invoice.id])).has(invoice.id)) return
  const now = services.clock.now()
  const { plan, period_start, period_end } = invoice
  const { amount_minor, currency } = truth
  const [order] = await tx
    .insert(orders)
    .values({
      ...PLATFORM_SELLER,
      number: nextOrderNumber(now),
      buyer_id: buyer?.user_id ?? null,
      buyer_name: buyer && (buyer.full_name || buyer.to),
      buyer_email: buyer?.to ?? null,
      language: buyer?.language ?? 'en',
      kind: 'membership',
      title,
      ...{ subtotal_minor: amount_minor, total_minor: amount_minor, fee_minor: amount_minor, currency },
      refund_rule: refundRuleOf('membership'),
      consented_at,
      expires_at: now,
      created_at: now,
    })
    .returning()
  const isFirst = (await tx.$count(fulfilments, eq(fulfilments.membership_id, membership_id))) === 0
  if (!order) throw new Error('an inserted order is there')
  await finishPeriods(tx, membership_id)
  await tx.insert(fulfilments).values({ order_id: order.id, membership_id, plan, period_start, period_end })
  const [payment] = await tx
    .insert(payments)
    .values({
      order_id: order.id,
      provider,
      is_live,
      checkout_id: invoice.id,
      url: '',
      expires_at: now,
      created_at: now,
    })
    .returning({ id: payments.id })
  if (!payment) throw new Error('an inserted payment is there')
  await applyTold(services, tx, order, [{ payment_row: payment.id, truth, asked_at }])
  // A renewal is no new contract.
  if (invoice.reason === 'renewal' && !isFirst) await setWithdrawUntilNull(tx, eq(orders.id, order.id))
  if (isPaidInVain && (await refundable(tx, order)) > 0) await giveBack(services, tx, order, { cause: 'cancelled' })
}

/** The paid periods are over: another one began, or the membership ended. The right to withdraw from them ends too. */
export async function finishPeriods(tx: Transaction, membership_id: string): Promise<void> {
  const finished = await tx
    .update(fulfilments)
    .set({ state: 'done' })
    .where(and(eq(fulfilments.membership_id, membership_id), eq(fulfilments.state, 'ready')))
    .returning({ order_id: fulfilments.order_id })
  const ids = finished.map(({ order_id }) => order_id)
  if (ids.length > 0) await setWithdrawUntilNull(tx, inArray(orders.id, ids))
}

/** An admin ended the membership: the price of the time that is left goes back. Before the periods are finished. */
export async function refundOpenPeriods(
  services: SettleServices,
  tx: Transaction,
  membership_id: string,
  now: Date,
): Promise<void> {
  const open = await tx
    .select({ order: orders, fulfilment: fulfilments })
    .from(fulfilments)
    .innerJoin(orders, eq(orders.id, fulfilments.order_id))
    .where(and(eq(fulfilments.membership_id, membership_id), eq(fulfilments.state, 'ready'), eq(orders.state, 'paid')))
  for (const sale of open) await refundUnusedTime(services, tx, sale, now, 'cancelled')
}

async function setWithdrawUntilNull(tx: Transaction, where: SQL | undefined): Promise<void> {
  await tx.update(orders).set({ withdraw_until: null }).where(where)
}

/** In the order in which everybody locks: orders, then the account, its profile and its memberships. */
export async function lockOrdersOfMembership(tx: Transaction, membership_id: string): Promise<void> {
  await tx.execute(sql`select o.id from ${orders} o join ${fulfilments} f on f.order_id = o.id
    where f.membership_id = ${membership_id} order by o.id for update of o`)
}

/** The price of the newest period was refunded, withdrawn or lost in a dispute. */
export async function isNewestPeriodGivenBack(tx: Transaction, membership_id: string): Promise<boolean> {
  const [newest] = await tx
    .select({ state: fulfilments.state })
    .from(fulfilments)
    .where(eq(fulfilments.membership_id, membership_id))
    // A plan that changed in the second in which it began has two with the same start.
    .orderBy(desc(fulfilments.period_start), desc(fulfilments.period_end))
    .limit(1)
  return newest?.state === 'cancelled'
}

/** Which of these invoices have an order. */
export async function findBookedInvoices(
  db: Pick<Database, 'select'>,
  provider: SettleServices['payments']['name'],
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const booked = await db
    .select({ checkout_id: payments.checkout_id })
    .from(payments)
    .where(and(eq(payments.provider, provider), inArray(payments.checkout_id, ids)))
  return new Set(booked.map(({ checkout_id }) => checkout_id))
}

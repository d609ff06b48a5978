import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/database.ts'
import { waitlist } from '#server/features/marketplace/public.ts'
import { giveBack, giveBackUndelivered } from './ask-refund.ts'
import { endOrder } from './end-order.ts'
import { keepFormerCoach } from './former-coaches.ts'
import { finishFulfilment, passSeatOn, payOutWhatWasUsed, withoutSessionsToCome } from './fulfilment.ts'
import { amountOnWithdrawal, hasEnded, mayCancel, type Sale } from './fulfilment-rules.ts'
import type { SettleServices } from './order-row.ts'
import { fulfilments, orders } from './tables.ts'

/**
 * Before an account is deleted: its unpaid orders end at the provider. Where the provider is away, they expire later, and a
 * payment that still arrives goes back.
 */
export async function endUnpaidOrdersOf(services: SettleServices, user_id: string): Promise<void> {
  const open = await services.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(or(eq(orders.buyer_id, user_id), eq(orders.coach_id, user_id)), eq(orders.state, 'open')))
  for (const { id } of open) {
    try {
      await endOrder(services, id, 'cancelled')
    } catch (error) {
      services.log.warn({ err: error, order_id: id }, 'an open order of a deleted account could not be ended')
    }
  }
}

/**
 * In the transaction that deletes the account. What can be cancelled is refunded, what the account sold and did not deliver
 * too; what the orders say about the person is emptied. The books stay, and whom to pay what is still owed.
 */
export async function leaveOrders(
  services: SettleServices,
  tx: Transaction,
  leaving: Parameters<typeof keepFormerCoach>[2],
): Promise<void> {
  const { user_id } = leaving
  // All of them first and in one order, so that two deletions and a settlement cannot wait for each other.
  const locked = await tx
    .select({ order: orders, fulfilment: fulfilments })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(or(eq(orders.buyer_id, user_id), eq(orders.coach_id, user_id)))
    .orderBy(orders.id)
    .for('update')
  for (const sale of locked) {
    if (sale.order.state !== 'paid') continue
    if (sale.order.coach_id === user_id) await endUndelivered(services, tx, sale)
    else await endBought(services, tx, sale)
  }
  await leaveWaitlists(services, tx, user_id)
  await keepFormerCoach(services, tx, leaving)
  const bought = locked.filter(({ order }) => order.buyer_id === user_id).map(({ order }) => order.id)
  if (bought.length === 0) return
  await tx.update(orders).set({ buyer_name: null, buyer_email: null }).where(inArray(orders.id, bought))
  await tx
    .update(fulfilments)
    .set({ request: null, delivery: null, return_reason: null })
    .where(inArray(fulfilments.order_id, bought))
}

/**
 * What can be cancelled is refunded; sessions of a package that are booked and have not begun are not used. A session that
 * cannot be cancelled is paid: its coach kept the time free.
 */
async function endBought(services: SettleServices, tx: Transaction, sale: Sale): Promise<void> {
  const now = services.clock.now()
  const { order, fulfilment } = sale
  if (mayCancel(await withoutSessionsToCome(tx, sale, now), now))
    await giveBack(services, tx, order, { cause: 'cancelled' })
  else if (order.kind === 'coaching' && fulfilment.state === 'ready') await finishFulfilment(tx, sale, now)
}

/** A product on its way arrives without its seller, and a seminar or session has taken place; everything else that is owed goes back. */
async function endUndelivered(services: SettleServices, tx: Transaction, sale: Sale): Promise<void> {
  const { state } = sale.fulfilment
  if (
    (sale.order.kind === 'seminar' || sale.order.kind === 'coaching') &&
    hasEnded(sale.fulfilment, services.clock.now())
  )
    return
  if (state !== 'due' && state !== 'ready' && state !== 'return_asked') return
  const { order } = sale
  const now = services.clock.now()
  const amount_minor = amountOnWithdrawal(await withoutSessionsToCome(tx, sale, now), now)
  await giveBackUndelivered(services, tx, order, { most_minor: amount_minor })
  if (amount_minor < order.total_minor - order.refunded_minor) await payOutWhatWasUsed(tx, order, now)
}

/** A seat that is kept for the person goes on to the next. */
async function leaveWaitlists(services: SettleServices, tx: Transaction, user_id: string): Promise<void> {
  const kept = await tx
    .delete(waitlist)
    .where(and(eq(waitlist.user_id, user_id), isNotNull(waitlist.offered_until)))
    .returning({ offer_id: waitlist.offer_id })
  for (const { offer_id } of kept) await passSeatOn(services, tx, { offer_id, kind: 'seminar' })
}

/** For the export of an account: what the person bought, and what they sold without the data of its buyers. */
export async function exportOrders(db: Pick<Database, 'select'>, user_id: string) {
  const { id, number, kind, title, total_minor, fee_minor, refunded_minor, currency, state, paid_at, payout_at } =
    orders
  const bought = await db
    .select({
      order: {
        ...{ id, number, kind, title, total_minor, refunded_minor, currency, state, paid_at },
        buyer_name: orders.buyer_name,
        buyer_email: orders.buyer_email,
        language: orders.language,
        seller_slug: orders.seller_slug,
        seller_name: orders.seller_name,
        subtotal_minor: orders.subtotal_minor,
        tax_minor: orders.tax_minor,
        refund_rule: orders.refund_rule,
        consented_at: orders.consented_at,
        withdraw_until: orders.withdraw_until,
        created_at: orders.created_at,
      },
      fulfilment: {
        state: fulfilments.state,
        due_at: fulfilments.due_at,
        request: fulfilments.request,
        delivery: fulfilments.delivery,
        delivered_at: fulfilments.delivered_at,
        done_at: fulfilments.done_at,
        sent_at: fulfilments.sent_at,
        return_reason: fulfilments.return_reason,
        starts_at: fulfilments.starts_at,
        minutes: fulfilments.minutes,
        position_seconds: fulfilments.position_seconds,
        first_watched_at: fulfilments.first_watched_at,
        sessions: fulfilments.sessions,
        sessions_used: fulfilments.sessions_used,
        sessions_expire_at: fulfilments.sessions_expire_at,
        plan: fulfilments.plan,
        period_start: fulfilments.period_start,
        period_end: fulfilments.period_end,
      },
    })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(eq(orders.buyer_id, user_id))
  const sold = await db
    .select({
      id,
      number,
      kind,
      title,
      total_minor,
      fee_minor,
      refunded_minor,
      currency,
      state,
      paid_at,
      payout_at,
      fulfilment: fulfilments.state,
      delivery: fulfilments.delivery,
      done_at: sql<Date | null>`${fulfilments.done_at}`,
    })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(eq(orders.coach_id, user_id))
  return { orders: bought.map(({ order, fulfilment }) => ({ ...order, fulfilment })), sales: sold }
}

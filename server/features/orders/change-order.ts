import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { RETURN_WITHIN_DAYS } from '#contract/order-rules.ts'
import { daysAfter } from '#server/clock.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { askRefund, giveBack } from './ask-refund.ts'
import { changeSale } from './change-sale.ts'
import { endOrder } from './end-order.ts'
import { endFulfilment, finishFulfilment, payOutWhatWasUsed, withoutSessionsToCome } from './fulfilment.ts'
import { amountOnWithdrawal, mayCancel, mayReturn, mayWithdraw, type Sale } from './fulfilment-rules.ts'
import type { OrderRow, SettleServices } from './order-row.ts'
import { asRefusal } from './place-order.ts'
import { findOwnOrder } from './read-orders.ts'
import { payRefundsNow } from './refund-order.ts'
import { refundUnusedTime } from './refund-unused-time.ts'
import { fulfilments, orders } from './tables.ts'
import { tellReturnAsked, tellWithdrawn } from './tell-about-order.ts'

type Buyer = Pick<Member, 'user_id'>

const boughtBy =
  ({ user_id }: Buyer) =>
  (order: OrderRow) =>
    order.buyer_id === user_id

/** An open order ends; of a paid one the money goes back as long as its refund rule allows. */
export async function cancelOrder(services: SettleServices, buyer: Buyer, order_id: string): Promise<void> {
  const { state } = await findOwnOrder(services.db, buyer, order_id)
  if (state === 'open') {
    const ended = await endOrder(services, order_id, 'cancelled').catch((error) => {
      throw asRefusal(error, services)
    })
    // Paid in the last moment: the buyer sees that, and decides again.
    if (!ended) throw new Refusal('orders.not-possible-now')
    return
  }
  await changeSale(services, order_id, boughtBy(buyer), async (tx, sale, now) => {
    if (!mayCancel(sale, now)) throw new Refusal('orders.not-possible-now')
    await giveBack(services, tx, sale.order, { cause: 'cancelled' })
  })
  await payRefundsNow(services, order_id)
}

export async function withdrawOrder(
  services: SettleServices,
  buyer: Buyer,
  order_id: string,
  reason?: string,
): Promise<void> {
  await changeSale(services, order_id, boughtBy(buyer), (tx, sale, now) => withdraw(services, tx, sale, now, reason))
  await payRefundsNow(services, order_id)
}

/** The legal right. A product that was sent has to come back first. */
export async function withdraw(
  services: SettleServices,
  tx: Transaction,
  sale: Sale,
  now: Date,
  reason?: string,
): Promise<number> {
  const { order, fulfilment } = sale
  if (!mayWithdraw(sale, now)) throw new Refusal('orders.not-possible-now')
  if (order.kind === 'membership') return await withdrawFromMembership(services, tx, sale, now)
  const amount_minor = amountOnWithdrawal(await withoutSessionsToCome(tx, sale, now), now)
  const after_return = order.kind === 'product' && fulfilment.state !== 'due'
  if (after_return) await askReturn(services, tx, sale, now, reason ?? null)
  else if (amount_minor === order.total_minor - order.refunded_minor)
    await giveBack(services, tx, order, { cause: 'withdrawn' })
  else await endInPart(services, tx, sale, now, amount_minor)
  await tellWithdrawn(services, tx, sale, { amount_minor, after_return })
  return amount_minor
}

async function withdrawFromMembership(services: SettleServices, tx: Transaction, sale: Sale, now: Date) {
  const amount_minor = await refundUnusedTime(services, tx, sale, now, 'withdrawn')
  await endFulfilment(services, tx, sale.order, 'member')
  await tellWithdrawn(services, tx, sale, { amount_minor, after_return: false })
  return amount_minor
}

/** The price of what is left goes back; the seller keeps the share of what was used. */
async function endInPart(services: SettleServices, tx: Transaction, { order }: Sale, now: Date, amount_minor: number) {
  if (amount_minor > 0 && !(await askRefund(services, tx, order, { amount_minor, cause: 'withdrawn' })))
    throw new Refusal('orders.not-possible-now')
  await endFulfilment(services, tx, order, 'member')
  await payOutWhatWasUsed(tx, order, now)
}

export async function returnProduct(services: SettleServices, buyer: Buyer, order_id: string, reason: string) {
  await changeSale(services, order_id, boughtBy(buyer), async (tx, sale, now) => {
    if (!mayReturn(sale, now)) throw new Refusal('orders.not-possible-now')
    await askReturn(services, tx, sale, now, reason)
  })
}

/** The payout waits until the return is settled. */
async function askReturn(services: SettleServices, tx: Transaction, sale: Sale, now: Date, reason: string | null) {
  await tx
    .update(fulfilments)
    .set({ state: 'return_asked', return_reason: reason, done_at: null, due_at: daysAfter(now, RETURN_WITHIN_DAYS) })
    .where(eq(fulfilments.order_id, sale.order.id))
  await tx.update(orders).set({ payout_at: null }).where(eq(orders.id, sale.order.id))
  await tellReturnAsked(services, tx, sale)
}

export async function confirmReceipt(services: SettleServices, buyer: Buyer, order_id: string): Promise<void> {
  await changeSale(services, order_id, boughtBy(buyer), async (tx, sale, now) => {
    if (sale.order.kind !== 'product' || sale.fulfilment.state !== 'sent') throw new Refusal('orders.not-possible-now')
    await finishFulfilment(tx, sale, now)
  })
}

/** Where a video was left. With the first watching the right to withdraw ends, as the buyer agreed. */
export async function savePosition(
  services: SettleServices,
  buyer: Buyer,
  { id: order_id, seconds: position_seconds }: { id: string; seconds: number },
): Promise<void> {
  const { db } = services
  const saved = await db
    .update(fulfilments)
    .set({ position_seconds })
    .where(
      and(
        eq(fulfilments.order_id, order_id),
        eq(fulfilments.state, 'done'),
        isNotNull(fulfilments.first_watched_at),
        sql`exists (select from ${orders} where ${orders.id} = ${order_id} and ${orders.buyer_id} = ${buyer.user_id})`,
      ),
    )
    .returning({ order_id: fulfilments.order_id })
  if (saved.length > 0) return
  await changeSale(services, order_id, boughtBy(buyer), async (tx, sale, now) => {
    const { state } = sale.fulfilment
    if (sale.order.kind !== 'video' || (state !== 'ready' && state !== 'done')) throw new Refusal('not-found')
    const watched = { position_seconds, first_watched_at: now }
    if (state === 'ready') await finishFulfilment(tx, sale, now, watched)
    else await tx.update(fulfilments).set(watched).where(eq(fulfilments.order_id, order_id))
  })
}

import { and, eq, exists, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { letAllRead } from '#server/features/files/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import { endOrder } from './end-order.ts'
import { endFulfilment } from './fulfilment.ts'
import { lockOrder, type SettleServices } from './order-row.ts'
import { refundOrder } from './refund-order.ts'
import { fulfilments, orders } from './tables.ts'
import { mailCancelled, tellMoved } from './tell-about-order.ts'

/* What happens to those who ordered an offer when its seller changes or deletes it. */

/** Whether an offer was ever ordered, paid or not. */
export function isOrdered(offer_id: AnyPgColumn): SQL {
  return sql`exists (select from ${orders} where ${orders.offer_id} = ${offer_id})`
}

export async function hasOrders(db: Pick<Database, '$count'>, offer_id: string): Promise<boolean> {
  return (await db.$count(orders, eq(orders.offer_id, offer_id))) > 0
}

/** Paid and not given back completely; also what was free. */
const isKept = or(eq(orders.total_minor, 0), sql`${orders.refunded_minor} < ${orders.total_minor}`)

/** A condition: the member bought something from the coach. Both can be columns of a query around it. */
export function boughtFrom(buyer_id: string | SQLWrapper, coach_id: string | SQLWrapper): SQL {
  return sql`exists (select from ${orders}
    where ${orders.buyer_id} = ${buyer_id} and ${orders.coach_id} = ${coach_id}
      and ${orders.state} = 'paid' and ${isKept})`
}

/** Who has paid and did not get everything back; also those for whom it was free. */
function paidFor(offer_id: string) {
  const isOwed = exists(
    sql`(select from ${fulfilments} where ${fulfilments.order_id} = ${orders.id} and ${fulfilments.state} <> 'cancelled')`,
  )
  return and(eq(orders.offer_id, offer_id), eq(orders.state, 'paid'), isKept, isOwed)
}

export async function hasBuyers(db: Pick<Database, '$count'>, offer_id: string): Promise<boolean> {
  return (await db.$count(orders, paidFor(offer_id))) > 0
}

/**
 * The coach replaced a video: who bought it watches the new one, and who pays later too. Every order gets the new file,
 * also one that has ended: a payment may still arrive for it.
 */
export async function replaceVideo(tx: Transaction, offer_id: string, file_id: string): Promise<void> {
  const ordered = tx.select({ id: orders.id }).from(orders).where(eq(orders.offer_id, offer_id))
  await tx.update(fulfilments).set({ file_id }).where(inArray(fulfilments.order_id, ordered))
  await letAllRead(
    tx,
    file_id,
    sql`select ${orders.buyer_id} as user_id from ${orders} where ${paidFor(offer_id)} and ${orders.buyer_id} is not null`,
  )
}

/** Called before the offer is locked, in the order in which paying locks them, so that the two never wait for each other. */
export async function lockOrders(tx: Transaction, offer_id: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.offer_id, offer_id)).orderBy(orders.id).for('update')
}

interface MovedSeminar {
  id: string
  starts_at: Date | null
  minutes: number | null
  join_url: string | null
}

/**
 * A seminar has another time: the orders show it, and who has paid may withdraw until it begins, because they bought
 * a seat at another time.
 */
export async function moveSeminar(
  services: SettleServices,
  tx: Transaction,
  { id, starts_at, minutes, join_url }: MovedSeminar,
): Promise<void> {
  const ordered = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.offer_id, id), inArray(orders.state, ['open', 'paid'])))
  const isToCome = or(isNull(fulfilments.state), eq(fulfilments.state, 'ready'))
  await tx
    .update(fulfilments)
    .set({ starts_at, minutes })
    .where(and(inArray(fulfilments.order_id, ordered), isToCome))
  const told = await tx.update(orders).set({ withdraw_until: starts_at }).where(paidFor(id)).returning()
  for (const order of told) {
    if (order.buyer_id) services.events.publish(memberTopic(order.buyer_id), { type: 'data-changed', data: 'orders' })
    if (starts_at) await tellMoved(services, tx, order, { starts_at, minutes, join_url })
  }
}

/**
 * A seminar does not take place: orders that are being paid end, and who has paid gets the money back. It can be
 * repeated; an order that fails does not keep the others waiting.
 */
export async function cancelSeminar(services: SettleServices, offer_id: string): Promise<void> {
  const concerned = await services.db
    .select({ id: orders.id })
    .from(orders)
    .where(or(and(eq(orders.offer_id, offer_id), eq(orders.state, 'open')), paidFor(offer_id)))
  let failed = 0
  for (const { id } of concerned) {
    try {
      if (!(await endOrder(services, id, 'cancelled'))) await giveBack(services, id)
    } catch (error) {
      failed += 1
      services.log.warn({ err: error, order_id: id }, 'an order of a deleted seminar could not be refunded')
    }
  }
  if (failed > 0) throw new Error(`${failed} orders of a deleted seminar are not refunded yet`)
}

async function giveBack(services: SettleServices, order_id: string): Promise<void> {
  const wasFree = await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id)
    if (order?.state !== 'paid') throw new Refusal('orders.not-possible-now')
    if (order.total_minor > 0) return false
    await endFulfilment(services, tx, order)
    await mailCancelled(services, tx, order, 0)
    return true
  })
  if (!wasFree) await refundOrder(services, order_id, { cause: 'seller_gone' })
}

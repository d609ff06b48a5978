import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { WITHDRAWAL_DAYS } from '#contract/order-rules.ts'
import { daysAfter } from '#server/clock.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { letAllRead } from '#server/features/files/public.ts'
import { offers } from '#server/features/marketplace/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import { giveBackUndelivered } from './ask-refund.ts'
import { changeSale } from './change-sale.ts'
import { endOrder } from './end-order.ts'
import { FULFIL_ORDERS, readFulfilment } from './fulfilment.ts'
import { lockOrder, type SettleServices } from './order-row.ts'
import { payRefundsNow } from './refund-order.ts'
import { fulfilments, orders } from './tables.ts'
import { mailCancelled, tellMoved } from './tell-about-order.ts'

/* What happens to those who ordered an offer when its seller changes or deletes it. */

const TOLD_AT_ONCE = 200

/** Whether an offer was ever ordered, paid or not. */
export function isOrdered(offer_id: AnyPgColumn): SQL {
  return sql`exists (select from ${orders} where ${orders.offer_id} = ${offer_id})`
}

export async function hasOrders(db: Pick<Database, '$count'>, offer_id: string): Promise<boolean> {
  return (await db.$count(orders, eq(orders.offer_id, offer_id))) > 0
}

/** Paid and not given back completely; also what was free and not cancelled, as nothing is given back for it. */
const isKept = sql`case when ${orders.total_minor} > 0 then ${orders.refunded_minor} < ${orders.total_minor} else not exists (
  select from ${fulfilments} where ${fulfilments.order_id} = ${orders.id} and ${fulfilments.state} = 'cancelled') end`

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

/** Who has paid for a seat of a seminar that is to come: not those who were at an earlier date. */
function hasSeat(offer_id: string) {
  const isReady = exists(
    sql`(select from ${fulfilments} where ${fulfilments.order_id} = ${orders.id} and ${fulfilments.state} = 'ready')`,
  )
  return and(eq(orders.offer_id, offer_id), eq(orders.state, 'paid'), isReady)
}

/** Who has such a seat, or is just paying for one. */
const orderedAhead = (offer_id: string) =>
  or(hasSeat(offer_id), and(eq(orders.offer_id, offer_id), eq(orders.state, 'open')))

export async function isOrderedAhead(db: Pick<Database, '$count'>, offer_id: string): Promise<boolean> {
  return (await db.$count(orders, orderedAhead(offer_id))) > 0
}

export async function hasBuyers(db: Pick<Database, '$count'>, offer_id: string): Promise<boolean> {
  return (await db.$count(orders, hasSeat(offer_id))) > 0
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
}

/**
 * A seminar has another time: the orders show it, also those that ended, because a payment may still arrive. Who has paid
 * or is paying may withdraw until it begins, and for two weeks at least, because they ordered a seat at another time. A
 * job tells those who have paid: there may be a thousand.
 */
export async function moveSeminar(
  { jobs, clock }: Pick<SettleServices, 'jobs' | 'clock'>,
  tx: Transaction,
  { id, starts_at, minutes }: MovedSeminar,
): Promise<void> {
  const ordered = tx.select({ id: orders.id }).from(orders).where(eq(orders.offer_id, id))
  const isToCome = or(isNull(fulfilments.state), eq(fulfilments.state, 'ready'))
  await tx
    .update(fulfilments)
    .set({ starts_at, minutes, is_moved: isNotNull(fulfilments.state) })
    .where(and(inArray(fulfilments.order_id, ordered), isToCome))
  const twoWeeks = daysAfter(clock.now(), WITHDRAWAL_DAYS)
  const withdraw_until = starts_at && starts_at > twoWeeks ? starts_at : twoWeeks
  await tx.update(orders).set({ withdraw_until }).where(orderedAhead(id))
  await jobs.enqueue(FULFIL_ORDERS, {}, { transaction: tx })
}

/** The job: each is told in the transaction that notes it, so that it happens once. Moved twice meanwhile, the last time counts. */
export async function tellMovedBuyers(services: SettleServices): Promise<void> {
  let last: string | undefined
  for (;;) {
    const moved = await services.db
      .select({ order_id: fulfilments.order_id })
      .from(fulfilments)
      .where(and(fulfilments.is_moved, last ? gt(fulfilments.order_id, last) : undefined))
      .orderBy(asc(fulfilments.order_id))
      .limit(TOLD_AT_ONCE)
    for (const { order_id } of moved) {
      try {
        await tellMovedBuyer(services, order_id)
      } catch (error) {
        services.log.warn({ err: error, order_id }, 'a buyer could not be told that the seminar was moved')
      }
    }
    last = moved.at(-1)?.order_id
    if (moved.length < TOLD_AT_ONCE) return
  }
}

async function tellMovedBuyer(services: SettleServices, order_id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id)
    const { is_moved, state, starts_at, minutes } = await readFulfilment(tx, order_id)
    if (!is_moved || !order) return
    await tx.update(fulfilments).set({ is_moved: false }).where(eq(fulfilments.order_id, order_id))
    if (state !== 'ready' || !starts_at || !order.offer_id) return
    const [offer] = await tx.select({ join_url: offers.join_url }).from(offers).where(eq(offers.id, order.offer_id))
    await tellMoved(services, tx, order, { starts_at, minutes, join_url: offer?.join_url ?? null })
    if (order.buyer_id) services.events.publish(memberTopic(order.buyer_id), { type: 'data-changed', data: 'orders' })
  })
}

/**
 * A seminar does not take place: who has paid gets the money back, and orders that are being paid end. The refunds are
 * stored before the provider is asked for anything. It can be repeated; an order that fails does not keep the others waiting.
 */
export async function cancelSeminar(services: SettleServices, offer_id: string): Promise<void> {
  const concerned = await services.db
    .select({ id: orders.id, state: orders.state })
    .from(orders)
    .where(or(and(eq(orders.offer_id, offer_id), eq(orders.state, 'open')), hasSeat(offer_id)))
    // Those that are paid first.
    .orderBy(desc(orders.state), asc(orders.id))
  const stored: string[] = []
  let failed = 0
  for (const { id, state } of concerned) {
    try {
      if (state === 'open' && (await endOrder(services, id, 'cancelled'))) continue
      await storeRefundOfSeat(services, id)
      stored.push(id)
    } catch (error) {
      failed += 1
      services.log.warn({ err: error, order_id: id }, 'an order of a deleted seminar could not be refunded')
    }
  }
  for (const id of stored) await payRefundsNow(services, id)
  if (failed > 0) throw new Error(`${failed} orders of a deleted seminar are not refunded yet`)
}

async function storeRefundOfSeat(services: SettleServices, order_id: string): Promise<void> {
  await changeSale(
    services,
    order_id,
    () => true,
    async (tx, { order, fulfilment }) => {
      // Money is under way: next time.
      if (order.state === 'open') throw new Refusal('orders.not-possible-now')
      if (order.state !== 'paid' || fulfilment.state !== 'ready') return
      if (order.total_minor === 0) await mailCancelled(services, tx, order, 0)
      await giveBackUndelivered(services, tx, order)
    },
  )
}

/** The job: seminars that were deleted before they began and still have orders, because their own job was given up. */
export async function cancelDeletedSeminars(services: SettleServices): Promise<void> {
  const { rows } = await services.db.execute<{ id: string }>(sql`
    select s.id from ${offers} s
    where s.kind = 'seminar' and s.deleted_at < s.starts_at
      and exists (select from ${orders} o join ${fulfilments} f on f.order_id = o.id where o.offer_id = s.id
        and (o.state = 'open' or (o.state = 'paid' and f.state = 'ready')))`)
  for (const { id } of rows) {
    try {
      await cancelSeminar(services, id)
    } catch (error) {
      services.log.warn({ err: error, offer_id: id }, 'a deleted seminar still has orders')
    }
  }
}

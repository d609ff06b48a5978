import { eq } from 'drizzle-orm'
import type { Delivery } from '#contract/orders.ts'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { countPackageBookings } from '#server/features/calendars/public.ts'
import { type ClaimedKind, claimMedia, letRead } from '#server/features/files/public.ts'
import { insertPlan } from '#server/features/plans/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import { giveBack } from './ask-refund.ts'
import { changeSale } from './change-sale.ts'
import { type Seller, soldBy } from './coach-orders.ts'
import { finishFulfilment, reopenFulfilment } from './fulfilment.ts'
import { mayRecordSessions, type Sale } from './fulfilment-rules.ts'
import type { SettleServices } from './order-row.ts'
import { payRefundsNow } from './refund-order.ts'
import { fulfilments } from './tables.ts'
import { tellDelivered, tellSent, tellSessions } from './tell-about-order.ts'

const notNow = () => new Refusal('orders.not-possible-now')

/** A shoutout or a film review is done with it; a product is on its way. */
export async function deliverOrder(services: SettleServices, seller: Seller, order_id: string, delivery: Delivery) {
  await changeSale(services, order_id, soldBy(seller), async (tx, sale, now) => {
    const { order, fulfilment } = sale
    if (order.state !== 'paid') throw new Refusal('not-found')
    if (order.kind !== delivery.kind)
      throw new Refusal('request.invalid', { fields: { 'delivery.kind': { problem: 'choice' } } })
    if (fulfilment.state !== 'due') throw notNow()
    if (delivery.kind === 'product') {
      const sent = { state: 'sent' as const, sent_at: now, delivered_at: now, due_at: null, delivery }
      await tx.update(fulfilments).set(sent).where(eq(fulfilments.order_id, order_id))
      await tellSent(services, tx, sale, delivery.tracking)
      return
    }
    await shareFiles(tx, seller, sale, delivery)
    if (delivery.kind === 'film_review') await keepDrills(services, tx, sale, delivery.drills)
    await finishFulfilment(tx, sale, now, { delivery, delivered_at: now })
    await tellDelivered(services, tx, sale)
  })
}

/** Files must be the seller's own uploads; the buyer may read them from now on. */
async function shareFiles(
  tx: Transaction,
  { user_id: owner_id }: Seller,
  { order }: Sale,
  delivery: Exclude<Delivery, { kind: 'product' }>,
): Promise<void> {
  const share = async (file: string, kind: ClaimedKind, field: string) => {
    const { id } = await claimMedia(tx, { file, owner_id, kinds: [kind], field })
    if (order.buyer_id) await letRead(tx, id, order.buyer_id)
  }
  if (delivery.kind === 'film_review') {
    for (const [index, { still_id }] of delivery.notes.entries())
      if (still_id) await share(still_id, 'still', `delivery.notes.${index}.still_id`)
    return
  }
  const { file_id, link, text } = delivery
  if (file_id === null && link === null && text === null)
    throw new Refusal('request.invalid', { fields: { 'delivery.file_id': { problem: 'required' } } })
  if (file_id) await share(file_id, 'delivery', 'delivery.file_id')
}

/** The drills become a plan of the buyer. */
async function keepDrills(services: SettleServices, tx: Transaction, { order }: Sale, drills: string[]): Promise<void> {
  if (drills.length === 0 || !order.buyer_id) return
  await insertPlan(tx, { user_id: order.buyer_id, title: order.title, steps: drills })
  services.events.publish(memberTopic(order.buyer_id), { type: 'data-changed', data: 'plans' })
}

/**
 * How many sessions of a package were used. The whole number, so that a second click counts nothing twice, and a wrong entry
 * can be taken back. With the last session the package is done, unless one that is booked is still to come.
 */
export async function recordSessions(
  services: SettleServices,
  seller: Seller,
  { id: order_id, used: sessions_used }: { id: string; used: number },
): Promise<void> {
  await changeSale(services, order_id, soldBy(seller), async (tx, sale, now) => {
    const { order, fulfilment } = sale
    if (order.state !== 'paid') throw new Refusal('not-found')
    if (!mayRecordSessions(sale, now)) throw notNow()
    const { sessions, sessions_used: before } = fulfilment
    // Those that were booked in the calendar count by themselves.
    const { booked, to_come } = await countPackageBookings(tx, order_id, now)
    if (sessions_used > (sessions ?? 0) || sessions_used < booked)
      throw new Refusal('request.invalid', { fields: { used: { problem: 'invalid' } } })
    if (sessions_used === before) return
    if (sessions_used === sessions && to_come === 0) await finishFulfilment(tx, sale, now, { sessions_used })
    else {
      if (fulfilment.state === 'done') await reopenFulfilment(tx, sale)
      await tx.update(fulfilments).set({ sessions_used }).where(eq(fulfilments.order_id, order_id))
    }
    await tellSessions(services, tx, sale, sessions_used > before ? 'session_used' : 'session_restored')
  })
}

export async function declineOrder(services: SettleServices, seller: Seller, order_id: string, reason: string) {
  await changeSale(services, order_id, soldBy(seller), async (tx, { order, fulfilment }) => {
    if (order.state !== 'paid') throw new Refusal('not-found')
    if (fulfilment.state !== 'due') throw notNow()
    await giveBack(services, tx, order, { cause: 'declined', reason })
  })
  await payRefundsNow(services, order_id)
}

export async function acceptReturn(services: SettleServices, seller: Seller, order_id: string): Promise<void> {
  await changeSale(services, order_id, soldBy(seller), async (tx, { order, fulfilment }) => {
    if (order.state !== 'paid') throw new Refusal('not-found')
    if (fulfilment.state !== 'return_asked' && fulfilment.state !== 'return_missing') throw notNow()
    await giveBack(services, tx, order, { cause: 'returned' })
  })
  await payRefundsNow(services, order_id)
}

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { BookingSide } from '#contract/booking-rules.ts'
import { PAYOUT_AFTER_DAYS, payoutDaysOf, WAITLIST_OFFER_HOURS, WITHDRAWAL_DAYS } from '#contract/order-rules.ts'
import { daysAfter } from '#server/clock.ts'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { countPackageBookings, endBookingsToCome, tellBookingLater } from '#server/features/calendars/public.ts'
import { stopReading } from '#server/features/files/public.ts'
import { type FulfilmentRow, type Sale, startOf, UNDER_WAY } from './fulfilment-rules.ts'
import { releaseClip } from './order-files.ts'
import type { OrderRow, SettleServices } from './order-row.ts'
import { freeSeat } from './seats.ts'
import { fulfilments, orders } from './tables.ts'
import { tellSeatOffered } from './tell-about-order.ts'

/** With the order locked, nobody else changes its fulfilment. */
export async function readFulfilment(tx: Pick<Transaction, 'select'>, order_id: string): Promise<FulfilmentRow> {
  const [fulfilment] = await tx.select().from(fulfilments).where(eq(fulfilments.order_id, order_id))
  if (!fulfilment) throw new Error('an order has a fulfilment')
  return fulfilment
}

/** Delivered, received, watched or over. From now on the time until the payout runs, and the right to return a product. */
export async function finishFulfilment(
  tx: Transaction,
  { order, fulfilment }: Sale,
  now: Date,
  more: Partial<FulfilmentRow> = {},
): Promise<void> {
  const changed = { ...more, state: 'done' as const, done_at: now, due_at: null }
  const withdraw_until = order.kind === 'product' ? daysAfter(now, WITHDRAWAL_DAYS) : null
  const payout_at = daysAfter(now, payoutDaysOf(order.kind))
  await tx.update(fulfilments).set(changed).where(eq(fulfilments.order_id, order.id))
  await tx.update(orders).set({ payout_at, withdraw_until }).where(eq(orders.id, order.id))
  Object.assign(fulfilment, changed)
  Object.assign(order, { payout_at, withdraw_until })
}

/** It is not done after all: it can be used again, and the payout waits. */
export async function reopenFulfilment(tx: Transaction, { order, fulfilment }: Sale): Promise<void> {
  const { withdraw_until } = startOf({ order, fulfilment }, order.paid_at ?? order.created_at)
  await tx.update(fulfilments).set({ state: 'ready', done_at: null }).where(eq(fulfilments.order_id, order.id))
  await tx.update(orders).set({ payout_at: null, withdraw_until }).where(eq(orders.id, order.id))
}

/** It ended, and what was used of it stays paid: the seller's share of that is paid out as usual. */
export async function payOutWhatWasUsed(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const payout_at = daysAfter(now, PAYOUT_AFTER_DAYS)
  await tx.update(orders).set({ payout_at }).where(eq(orders.id, order.id))
  Object.assign(order, { payout_at })
}

/**
 * What was promised is not owed any more, because the price goes back. Called when the refund is asked for, so that nobody
 * delivers or uses it meanwhile, and again when it is done: the second call changes nothing. `by`: who did not want it.
 */
export async function endFulfilment(
  services: SettleServices,
  tx: Transaction,
  order: OrderRow,
  by?: BookingSide,
): Promise<void> {
  const isThis = eq(fulfilments.order_id, order.id)
  const before = await readFulfilment(tx, order.id)
  const ended = await tx
    .update(fulfilments)
    .set({
      state: sql`case when ${fulfilments.state} in ('return_asked', 'return_missing') then 'returned' else 'cancelled' end`,
      due_at: null,
    })
    .where(and(isThis, inArray(fulfilments.state, [...UNDER_WAY])))
    .returning({ order_id: fulfilments.order_id })
  await tx
    .update(fulfilments)
    .set({ state: 'cancelled' })
    .where(and(isThis, isNull(fulfilments.state)))
  await tx.update(orders).set({ payout_at: null, withdraw_until: null }).where(eq(orders.id, order.id))
  Object.assign(order, { payout_at: null, withdraw_until: null })
  if (before.file_id && order.buyer_id) await stopReading(tx, before.file_id, order.buyer_id)
  if (ended.length > 0) await releaseClip(services, tx, order, before.request)
  // What was paid for a membership goes back: then it gives nothing, and the provider is told.
  if (ended.length > 0 && before.membership_id) await settleLater(services, tx, before.membership_id)
  await endSessions(services, tx, order, by)
  // An order that never began, or ended before, holds no seat.
  if (ended.length > 0 && before.state === 'ready') await passSeatOn(services, tx, order)
}

/** Sessions to come do not take place. Those of a package are unused. */
async function endSessions(services: SettleServices, tx: Transaction, order: OrderRow, by: BookingSide | undefined) {
  if (order.kind !== 'coaching' && order.kind !== 'package') return
  const ended = await endBookingsToCome(tx, order.id, { now: services.clock.now(), ...(by && { by }) })
  if (ended.length === 0) return
  if (order.kind === 'package')
    await tx
      .update(fulfilments)
      .set({ sessions_used: sql`greatest(${fulfilments.sessions_used} - ${ended.length}, 0)` })
      .where(eq(fulfilments.order_id, order.id))
  for (const { id: booking_id, sequence } of ended)
    await tellBookingLater(services, tx, { booking_id, event: 'cancelled', sequence })
  publishBookings(services, order)
}

/** What counts as used of a package when it ends: a session that is booked and has not begun does not. */
export async function withoutSessionsToCome(tx: Transaction, { order, fulfilment }: Sale, now: Date): Promise<Sale> {
  if (order.kind !== 'package') return { order, fulfilment }
  const { to_come } = await countPackageBookings(tx, order.id, now)
  const sessions_used = Math.max(0, fulfilment.sessions_used - to_come)
  return { order, fulfilment: { ...fulfilment, sessions_used } }
}

/** Both sides see it on their open pages. */
function publishBookings({ events }: Pick<SettleServices, 'events'>, { buyer_id, coach_id }: OrderRow): void {
  for (const user_id of [buyer_id, coach_id])
    if (user_id) events.publish(memberTopic(user_id), { type: 'data-changed', data: 'bookings' })
}

/** The job of what time alone does to sold orders. */
export const FULFIL_ORDERS = 'fulfil-orders'

/** The job of the paid memberships, which knows the provider's side of them. */
export const SETTLE_MEMBERSHIPS = 'settle-memberships'

/** Stored with the transaction: it happens once it has committed. */
export async function settleLater(
  { jobs }: Pick<SettleServices, 'jobs'>,
  transaction: Transaction,
  membership_id: string,
): Promise<void> {
  await jobs.enqueue(SETTLE_MEMBERSHIPS, { membership_id }, { transaction })
}

/** Frees the seat of an order; the first on the waitlist is told that it is kept for them. */
export async function passSeatOn(
  services: SettleServices,
  tx: Transaction,
  order: Pick<OrderRow, 'offer_id' | 'kind'>,
): Promise<void> {
  const next = await freeSeat(tx, order, services.clock.now(), WAITLIST_OFFER_HOURS)
  if (next && order.offer_id) await tellSeatOffered(services, tx, order.offer_id, next)
}

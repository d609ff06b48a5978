import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { RECEIVED_AFTER_DAYS } from '#contract/order-rules.ts'
import { COACH_IDS } from '#contract/personas.ts'
import { daysAfter, momentSql } from '#server/clock.ts'
import { exactMoment } from '#server/db/cursor.ts'
import type { Transaction } from '#server/db/database.ts'
import { booked_times, bookings } from '#server/features/calendars/public.ts'
import { offers, waitlist } from '#server/features/marketplace/public.ts'
import { giveBack } from './ask-refund.ts'
import { cancelDeletedSeminars, tellMovedBuyers } from './buyers.ts'
import { changeSale } from './change-sale.ts'
import { finishFulfilment, passSeatOn } from './fulfilment.ts'
import { hasEnded, isWrittenByPersona, type Sale } from './fulfilment-rules.ts'
import type { SettleServices } from './order-row.ts'
import { payRefundsNow } from './refund-order.ts'
import { fulfilments, orders } from './tables.ts'
import { tellDueSoon, tellUnused } from './tell-about-order.ts'
import { writeShoutout } from './write-shoutout.ts'

export const REMIND_OF_PACKAGES = 'remind-of-packages'

const AT_ONCE = 200
/** A package counts as unused this long after payment, and its buyer is reminded this often. */
const UNUSED_AFTER_DAYS = 14
const REMINDED_EVERY_DAYS = 30
/** At these shares of the delivery time the seller is reminded. */
const REMINDED_AT = [0.5, 0.9]

/** What time alone does to sold orders. Every step checks again with the order locked, so that repeating it is harmless. */
export async function lookAfterOrders(services: SettleServices): Promise<void> {
  await tellMovedBuyers(services)
  await writeWaitingShoutouts(services)
  await cancelDeletedSeminars(services)
  await refundLate(services)
  await remindSellers(services)
  await finishWhatIsOver(services)
  await passLapsedSeatsOn(services)
}

/** Shoutouts of personas that could not be written right after payment. */
async function writeWaitingShoutouts(services: SettleServices): Promise<void> {
  const waiting = sql`f.state = 'due' and f.coach_id is null and o.kind = 'shoutout' and o.seller_slug = any(${sql.param([...COACH_IDS])})`
  for await (const order_id of findSales(services, waiting)) await writeShoutout(services, order_id)
}

/** The time to deliver, or to answer a return, is over: the money goes back. */
async function refundLate(services: SettleServices): Promise<void> {
  const now = momentSql(services.clock.now())
  const late = sql`f.state in ('due', 'return_asked') and f.due_at <= ${now} and o.disputed_minor = 0`
  for await (const order_id of findSales(services, late))
    await tryOn(services, order_id, async () => {
      const isRefunded = await changeSale(services, order_id, anyOrder, async (tx, { order, fulfilment }, at) => {
        const { state, due_at } = fulfilment
        if ((state !== 'due' && state !== 'return_asked') || due_at === null || due_at > at) return false
        await giveBack(services, tx, order, { cause: state === 'due' ? 'late' : 'returned' })
        return true
      })
      if (isRefunded) await payRefundsNow(services, order_id)
    })
}

/** How many reminders should have been sent by now. */
export function remindersDue({ order, fulfilment }: Sale, now: Date): number {
  if (!order.paid_at || !fulfilment.due_at) return 0
  const gone = (now.getTime() - order.paid_at.getTime()) / (fulfilment.due_at.getTime() - order.paid_at.getTime())
  return REMINDED_AT.filter((share) => gone >= share).length
}

async function remindSellers(services: SettleServices): Promise<void> {
  const now = momentSql(services.clock.now())
  const shares = REMINDED_AT.map(
    (share, sent) => sql`(f.reminders <= ${sent} and ${now} >= o.paid_at + (f.due_at - o.paid_at) * ${share}::float8)`,
  )
  const waiting = sql`f.state = 'due' and (${sql.join(shares, sql` or `)})`
  for await (const order_id of findSales(services, waiting))
    await tryOn(services, order_id, () =>
      changeSale(services, order_id, anyOrder, async (tx, sale, at) => {
        const reminders = remindersDue(sale, at)
        if (sale.fulfilment.state !== 'due' || sale.fulfilment.reminders >= reminders) return
        await tx.update(fulfilments).set({ reminders }).where(eq(fulfilments.order_id, order_id))
        if (!isWrittenByPersona(sale.order)) await tellDueSoon(services, tx, sale)
      }),
    )
}

/** Whether time alone has finished it: a seminar or session that ended, a product nobody complained about, a right that ran out. */
export function isOver({ order, fulfilment }: Sale, now: Date): boolean {
  const { state, sent_at, sessions_expire_at } = fulfilment
  if (order.state !== 'paid') return false
  if (state === 'sent') return sent_at !== null && daysAfter(sent_at, RECEIVED_AFTER_DAYS) <= now
  if (state !== 'ready') return false
  switch (order.kind) {
    case 'coaching':
    case 'seminar':
      // One that was moved can be given back for a while.
      return hasEnded(fulfilment, now) && (order.withdraw_until === null || order.withdraw_until <= now)
    case 'video':
      return order.withdraw_until !== null && order.withdraw_until <= now
    case 'package':
      return sessions_expire_at !== null && sessions_expire_at <= now
    default:
      return false
  }
}

async function finishWhatIsOver(services: SettleServices): Promise<void> {
  const now = momentSql(services.clock.now())
  // A seminar that was deleted before it began did not take place: its orders are given back.
  const isDeleted = sql`exists (select from ${offers} s where s.id = o.offer_id and s.kind = 'seminar' and s.deleted_at < f.starts_at)`
  const over = sql`(f.state = 'sent' and f.sent_at <= ${now} - make_interval(days => ${RECEIVED_AFTER_DAYS}))
      or (f.state = 'ready' and ((f.starts_at + make_interval(mins => coalesce(f.minutes, 0)) <= ${now}
          and (o.withdraw_until is null or o.withdraw_until <= ${now}) and not ${isDeleted})
        or f.sessions_expire_at <= ${now} or ${isUsedUp(sql`o.id`, services.clock.now())} or (o.kind = 'video' and o.withdraw_until <= ${now})))`
  for await (const order_id of findSales(services, over))
    await tryOn(services, order_id, () =>
      changeSale(services, order_id, anyOrder, async (tx, sale, at) => {
        if (isOver(sale, at) || (await hasNoSessionsLeft(tx, sale, at))) await finishFulfilment(tx, sale, at)
      }),
    )
}

/** All sessions of a package are used, and those that were booked are over. */
function isUsedUp(order_id: SQL, now: Date): SQL {
  return sql`(f.sessions_used = f.sessions and not exists (
    select from ${bookings} b join ${booked_times} t on t.id = b.time_id where b.package_order_id = ${order_id}
      and b.state = 'confirmed' and t.starts_at + make_interval(mins => t.minutes) > ${momentSql(now)}))`
}

async function hasNoSessionsLeft(tx: Transaction, { order, fulfilment }: Sale, now: Date): Promise<boolean> {
  if (order.kind !== 'package' || order.state !== 'paid' || fulfilment.state !== 'ready') return false
  const { rows } = await tx.execute(
    sql`select from ${fulfilments} f where f.order_id = ${order.id} and ${isUsedUp(sql`f.order_id`, now)}`,
  )
  return rows.length > 0
}

/** Seats that were kept for somebody on the waitlist who did not take them. */
async function passLapsedSeatsOn(services: SettleServices): Promise<void> {
  const lapsed = await services.db
    .select({ offer_id: waitlist.offer_id, user_id: waitlist.user_id })
    .from(waitlist)
    .where(lt(waitlist.offered_until, services.clock.now()))
    .limit(AT_ONCE)
  for (const { offer_id, user_id } of lapsed)
    await tryOn(services, offer_id, () =>
      services.db.transaction(async (tx) => {
        const gone = await tx
          .delete(waitlist)
          .where(
            and(
              eq(waitlist.offer_id, offer_id),
              eq(waitlist.user_id, user_id),
              isNotNull(waitlist.offered_until),
              lt(waitlist.offered_until, services.clock.now()),
            ),
          )
          .returning({ user_id: waitlist.user_id })
        if (gone.length > 0) await passSeatOn(services, tx, { offer_id, kind: 'seminar' })
      }),
    )
}

/** Buyers of packages who have sessions left are reminded once a month. */
export async function remindOfPackages(services: SettleServices): Promise<void> {
  const now = momentSql(services.clock.now())
  const unused = sql`f.state = 'ready' and f.sessions_expire_at > ${now} and f.sessions_used < f.sessions
      and o.paid_at <= ${now} - make_interval(days => ${UNUSED_AFTER_DAYS})
      and (f.nudged_at is null or f.nudged_at <= ${now} - make_interval(days => ${REMINDED_EVERY_DAYS}))`
  for await (const order_id of findSales(services, unused))
    await tryOn(services, order_id, () =>
      changeSale(services, order_id, anyOrder, async (tx, sale, at) => {
        const { state, sessions, sessions_used, sessions_expire_at: until, nudged_at } = sale.fulfilment
        const wasReminded = nudged_at !== null && daysAfter(nudged_at, REMINDED_EVERY_DAYS) > at
        if (state !== 'ready' || !sessions || !until || wasReminded) return
        await tx.update(fulfilments).set({ nudged_at: at }).where(eq(fulfilments.order_id, order_id))
        await tellUnused(services, tx, sale, { left: sessions - sessions_used, until })
      }),
    )
}

const anyOrder = () => true

/**
 * Paid orders, oldest first. `o` is the order, `f` its fulfilment. Read page by page, so that some with which nothing can be
 * done now do not keep the others waiting.
 */
async function* findSales({ db }: Pick<SettleServices, 'db'>, where: SQL): AsyncGenerator<string> {
  let last: { id: string; paid_at: string } | undefined
  for (;;) {
    const beyond = last ? sql`(o.paid_at, o.id) > (${last.paid_at}::timestamptz, ${last.id}::uuid)` : sql`true`
    const { rows } = await db.execute<{ id: string; paid_at: string }>(sql`
      select o.id, ${exactMoment(sql`o.paid_at`)} as paid_at from ${fulfilments} f join ${orders} o on o.id = f.order_id
      where o.state = 'paid' and (${where}) and ${beyond} order by o.paid_at, o.id limit ${AT_ONCE}`)
    for (const { id } of rows) yield id
    last = rows.at(-1)
    if (rows.length < AT_ONCE) return
  }
}

/** One that fails is tried again in the next run, and stops none of the others. */
async function tryOn(services: SettleServices, id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    services.log.warn({ err: error, id }, 'an order could not be moved on')
  }
}

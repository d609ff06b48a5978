import { sql } from 'drizzle-orm'
import { momentSql } from '#server/clock.ts'
import { noteDifference, type SettleServices, settleOrder } from './settle-order.ts'
import { orders, payment_differences, payments, refunds } from './tables.ts'

export const COMPARE_PAYMENTS = 'compare-payments'

/** Providers repeat lost calls for three days; who pays or disputes later than that is found by the daily part. */
const RECENT_DAYS = 4
const LATE_DAYS = 120
const COMPARED_AT_ONCE = 1000

/**
 * Settles every order about which we may have missed something: open ones, recent ones, those with refunds or disputes
 * under way. What still differs afterwards is shown to admins.
 */
export async function comparePayments(services: SettleServices, { older = false } = {}) {
  const { db, clock } = services
  const now = momentSql(clock.now())
  const since = sql`${now} - make_interval(days => ${older ? LATE_DAYS : RECENT_DAYS})`
  const { rows } = await db.execute<{ id: string; refunded_minor: number; state: string }>(sql`
    select o.id, o.state, o.refunded_minor::float8 as refunded_minor from ${orders} o
    where exists (select from ${payments} p where p.order_id = o.id)
      and (o.state = 'open' or o.disputed_minor > 0 or o.created_at > ${since}
        or exists (select from ${refunds} r where r.order_id = o.id and r.done_at is null))
    order by o.created_at desc limit ${COMPARED_AT_ONCE}`)
  let differences = 0
  for (const { id } of rows) {
    try {
      await settleOrder(services, id)
    } catch (error) {
      differences += 1
      const problem = error instanceof Error ? error.message : String(error)
      await db.transaction((tx) => noteDifference(tx, id, problem, clock.now()))
      services.log.warn({ err: error, order_id: id }, 'an order could not be compared with the provider')
    }
  }
  const after = await db.$count(payment_differences)
  return { compared: rows.length, differences: Math.max(after, differences) }
}

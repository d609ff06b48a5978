import { sql } from 'drizzle-orm'
import { momentSql } from '#server/clock.ts'
import { isOutOfUse, PaymentError } from '#server/outside/payments/payment-provider.ts'
import { noteDifferences } from './differences.ts'
import type { SettleServices } from './order-row.ts'
import { LATE_DAYS, settleOrder } from './settle-order.ts'
import { orders, payment_comparisons, payment_differences, payment_events, payments, refunds } from './tables.ts'

export const COMPARE_PAYMENTS = 'compare-payments'

/** Providers repeat lost calls for three days; what is paid, given back or disputed later is found once a day. */
const RECENT_DAYS = 4
const COMPARED_AT_ONCE = 500
const EVENTS_KEPT_DAYS = 90

/**
 * Settles every order about which we may have missed something: open ones, recent ones, those with refunds or disputes
 * under way. What still differs afterwards is shown to admins; an order that fails does not stop the others. Ends with the
 * provider's error when it cannot be reached: that says nothing about an order.
 */
export async function comparePayments(services: SettleServices, { older = false } = {}) {
  const { db, clock } = services
  const provider = services.payments.name
  const now = clock.now()
  const since = sql`${momentSql(now)} - make_interval(days => ${older ? LATE_DAYS : RECENT_DAYS})`
  let [compared, settled] = [0, 0]
  let last: string | undefined
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select o.id from ${orders} o
      where exists (select from ${payments} p where p.order_id = o.id and p.provider = ${provider})
        and (o.state = 'open' or o.disputed_minor > 0 or o.created_at > ${since}
          or exists (select from ${refunds} r where r.order_id = o.id and r.done_at is null)
          or exists (select from ${payment_differences} d where d.order_id = o.id))
        and ${last ? sql`o.id > ${last}` : sql`true`}
      order by o.id limit ${COMPARED_AT_ONCE}`)
    for (const { id } of rows) {
      compared += 1
      try {
        if (await settleOrder(services, id)) settled += 1
      } catch (error) {
        if (isOutOfUse(error)) throw error
        const isTold = !(error instanceof PaymentError)
        const problem = isTold ? { code: 'not_booked' as const } : { code: 'not_told' as const, answer: error.message }
        await noteDifferences(db, id, [problem], now)
        services.log[isTold ? 'error' : 'warn']({ err: error, order_id: id }, 'an order could not be compared')
      }
    }
    last = rows.at(-1)?.id
    if (rows.length < COMPARED_AT_ONCE) break
  }
  await db
    .insert(payment_comparisons)
    .values({ provider, compared_at: now })
    .onConflictDoUpdate({ target: payment_comparisons.provider, set: { compared_at: now } })
  if (older)
    await db.execute(
      sql`delete from ${payment_events} where created_at < ${momentSql(now)} - make_interval(days => ${EVENTS_KEPT_DAYS})`,
    )
  return { compared, settled, differences: await db.$count(payment_differences) }
}

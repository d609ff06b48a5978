import { type SQL, sql } from 'drizzle-orm'
import { ledger_entries, payments, payouts } from './tables.ts'

/*
 * The sandbox and Stripe's test mode move no money, and an operator begins with them. What was sold and paid out there
 * stays in the books, and must never be paid with real money: everything about coaches' money reads one or the other.
 */

/** A condition: the order was paid with real money, or without. What cost nothing is neither. */
export function isPaidIn(isLive: boolean, order_id: SQL): SQL {
  return sql`exists (select from ${payments} p
    where p.order_id = ${order_id} and p.payment_id is not null and p.is_live = ${isLive})`
}

/** The entries of orders and payouts with real money, or without. */
export function entriesOf(isLive: boolean): SQL {
  return sql`(select l.* from ${ledger_entries} l where case when l.order_id is not null
    then ${isPaidIn(isLive, sql`l.order_id`)}
    else exists (select from ${payouts} w where w.id = split_part(l.cause, ':', 2)::uuid and w.is_live = ${isLive}) end)`
}

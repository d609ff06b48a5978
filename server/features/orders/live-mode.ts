import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
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

/** Whether an order was paid with real money; undefined where nothing was paid. */
export async function isReal(db: Pick<Database, 'select'>, order_id: string): Promise<boolean | undefined> {
  const [paid] = await db
    .select({ is_live: payments.is_live })
    .from(payments)
    .where(and(eq(payments.order_id, order_id), isNotNull(payments.payment_id)))
  return paid?.is_live
}

/** The entries of orders and payouts with real money, or without. */
export function entriesOf(isLive: boolean): SQL {
  return sql`(select l.* from ${ledger_entries} l where case when l.order_id is not null
    then ${isPaidIn(isLive, sql`l.order_id`)}
    else exists (select from ${payouts} w where w.id = split_part(l.cause, ':', 2)::uuid and w.is_live = ${isLive}) end)`
}

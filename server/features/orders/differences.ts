import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Difference } from '#contract/admin-orders.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import type { OrderRow } from './order-row.ts'
import { payment_differences, refunds } from './tables.ts'

/** Stores what our books and the provider disagree about, with what was found now; removes it when there is nothing. */
export async function keepDifference(tx: Transaction, order: OrderRow, found: Difference[], now: Date): Promise<void> {
  const problems = [...found, ...(await problemsOfRefunds(tx, order))]
  if (problems.length > 0) return await noteDifferences(tx, order.id, problems, now)
  await tx.delete(payment_differences).where(eq(payment_differences.order_id, order.id))
}

/** Refunds that the provider refuses, or that the bank sent back and nobody has given anew. */
async function problemsOfRefunds(tx: Transaction, { id, currency }: OrderRow): Promise<Difference[]> {
  const refused = await tx
    .select({ amount_minor: refunds.amount_minor, problem: refunds.problem })
    .from(refunds)
    .where(
      and(eq(refunds.order_id, id), isNull(refunds.done_at), isNull(refunds.returned_at), isNotNull(refunds.problem)),
    )
  const returned = await tx
    .select({ amount_minor: refunds.amount_minor })
    .from(refunds)
    .where(
      and(
        eq(refunds.order_id, id),
        sql`${refunds.returned_at} is not null and not exists (select from ${refunds} later
          where later.order_id = ${id} and later.created_at > ${refunds.returned_at})`,
      ),
    )
  return [
    ...refused.map(({ amount_minor, problem }) => ({
      code: 'refund_refused' as const,
      amount_minor,
      currency,
      answer: problem ?? '',
    })),
    ...returned.map(({ amount_minor }) => ({ code: 'refund_returned' as const, amount_minor, currency })),
  ]
}

/** The moment of the first finding stays. */
export async function noteDifferences(
  db: Pick<Database, 'insert'>,
  order_id: string,
  problems: Difference[],
  found_at: Date,
): Promise<void> {
  await db
    .insert(payment_differences)
    .values({ order_id, problems, found_at })
    .onConflictDoUpdate({ target: payment_differences.order_id, set: { problems } })
}

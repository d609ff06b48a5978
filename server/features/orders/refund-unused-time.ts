import { and, desc, eq, gt, lt, lte } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/database.ts'
import { type AskedRefund, askRefund, refundable } from './ask-refund.ts'
import { amountOnWithdrawal, type FulfilmentRow, type Sale } from './fulfilment-rules.ts'
import type { OrderRow, SettleServices } from './order-row.ts'
import { fulfilments, orders } from './tables.ts'

/**
 * A longer plan begins at once and costs less by what was left of the period before it. That part of its price was paid
 * with the order before, and is given back from there.
 */
export async function findCredit(
  db: Pick<Database, 'select'>,
  { membership_id, period_start, period_end }: FulfilmentRow,
): Promise<{ order: OrderRow; credit_minor: number } | undefined> {
  if (!membership_id || !period_start || !period_end) return undefined
  const [before] = await db
    .select({ order: orders, fulfilment: fulfilments })
    .from(fulfilments)
    .innerJoin(orders, eq(orders.id, fulfilments.order_id))
    .where(
      and(
        eq(fulfilments.membership_id, membership_id),
        lte(fulfilments.period_start, period_start),
        gt(fulfilments.period_end, period_start),
        lt(fulfilments.period_end, period_end),
        eq(orders.state, 'paid'),
      ),
    )
    .orderBy(desc(fulfilments.period_start))
    .limit(1)
  if (!before) return undefined
  const { order } = before
  const credit_minor = Math.min(amountOnWithdrawal(before, period_start), await refundable(db, order))
  return credit_minor > 0 ? { order, credit_minor } : undefined
}

/**
 * The price of the time that is left of a membership's period goes back. All orders of the membership are locked. Returns
 * the amount.
 */
export async function refundUnusedTime(
  services: SettleServices,
  tx: Transaction,
  sale: Sale,
  now: Date,
  cause: AskedRefund['cause'],
): Promise<number> {
  const credit = await findCredit(tx, sale.fulfilment)
  const amount_minor = amountOnWithdrawal(sale, now, credit?.credit_minor)
  const own_minor = Math.max(0, Math.min(amount_minor, await refundable(tx, sale.order)))
  const rest_minor = Math.min(amount_minor - own_minor, credit?.credit_minor ?? 0)
  if (own_minor > 0) await askRefund(services, tx, sale.order, { amount_minor: own_minor, cause })
  if (credit && rest_minor > 0) await askRefund(services, tx, credit.order, { amount_minor: rest_minor, cause })
  return own_minor + rest_minor
}

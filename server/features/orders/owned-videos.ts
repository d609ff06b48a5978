import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { offers } from '#server/features/marketplace/public.ts'
import { fulfilments, orders } from './tables.ts'

/** An order whose video its buyer may watch: paid, and neither stopped nor given back whole. */
export const mayBeWatched = and(
  eq(orders.kind, 'video'),
  eq(orders.state, 'paid'),
  ne(fulfilments.state, 'cancelled'),
  or(eq(orders.total_minor, 0), sql`${orders.refunded_minor} < ${orders.total_minor}`),
)

/** The videos that a member has among some offers, each with the order that plays it. */
export async function findOwnedVideos(
  db: Pick<Database, 'selectDistinctOn'>,
  buyer_id: string,
  among: SQL | undefined,
): Promise<{ offer_id: string; order_id: string }[]> {
  return await db
    .selectDistinctOn([offers.id], { offer_id: offers.id, order_id: orders.id })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .innerJoin(offers, eq(offers.id, orders.offer_id))
    .where(and(eq(orders.buyer_id, buyer_id), mayBeWatched, among))
    .orderBy(offers.id, desc(orders.created_at))
}

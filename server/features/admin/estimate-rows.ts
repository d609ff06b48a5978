import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/services.ts'

/** Up to this many matches of a word are all read and sorted. */
export const FEW = 1_000

/** The planner's estimate from its statistics: good enough to choose a query, not to show. */
export async function estimateRows(db: Services['db'], query: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${query}`,
  )
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

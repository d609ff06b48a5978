import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/services.ts'

/** Up to so many who have a word are all read and put in order. */
export const FEW = 1_000

/** What the planner expects, from what it last saw of the table: good enough to choose a way, never to tell anyone. */
export async function estimateRows(db: Services['db'], query: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${query}`,
  )
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { moderation_decisions } from './tables.ts'

/** The end of the longest suspension that holds now; null without one. */
export async function suspendedUntil(db: Pick<Database, 'execute'>, user_id: string, now: Date): Promise<Date | null> {
  const { rows } = await db.execute<{ until: string | null }>(sql`
    select to_json(max(until)) #>> '{}' as until from ${moderation_decisions}
    where person_id = ${user_id} and until > ${now.toISOString()}::timestamptz and lifted_at is null`)
  const until = rows[0]?.until
  return until ? new Date(until) : null
}

/**
 * A suspended member reads and does not write: nothing that others see, and no decision about others. Leaving, deleting
 * own things and cancelling an event stay possible.
 */
export async function assertMayWrite(db: Pick<Database, 'execute'>, user_id: string, now: Date): Promise<void> {
  const until = await suspendedUntil(db, user_id, now)
  if (until) throw new Refusal('spaces.suspended', { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) })
}

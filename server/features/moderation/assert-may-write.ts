import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { momentSql } from '#server/clock.ts'
import { keyedTransactionLock, sharedTransactionLock } from '#server/db/advisory-locks.ts'
import type { Database, Transaction } from '#server/db/database.ts'
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

/** A condition: no suspension of this person holds now. `user_id` may be a column with the alias of its table. */
export function notSuspended(user_id: string | SQLWrapper, now: Date): SQL {
  return sql`not exists (
    select from ${moderation_decisions} decision
    where decision.person_id = ${user_id} and decision.until > ${momentSql(now)} and decision.lifted_at is null)`
}

/**
 * Until the transaction ends, no moderator decides about this writer: a decision to remove everything waits for what is
 * being written, or the writing waits for the decision. To be the first lock of a transaction, so that the two cannot
 * wait for each other.
 */
export async function lockWriter(tx: Transaction, user_id: string): Promise<void> {
  await tx.execute(sql`select ${sharedTransactionLock('writer', user_id)}`)
}

/** The other side: until the transaction ends, these people write nothing. In one order, as two may decide about each other. */
export async function lockOutWriters(tx: Transaction, ids: readonly (string | null)[]): Promise<void> {
  const sorted = ids.filter((id) => id !== null).toSorted()
  for (const id of sorted) await tx.execute(sql`select ${keyedTransactionLock('writer', id)}`)
}

/**
 * A suspended member reads and does not write: nothing that others see, and no decision about others. Leaving, deleting
 * own things and cancelling an event stay possible.
 */
export async function assertMayWrite(tx: Transaction, user_id: string, now: Date): Promise<void> {
  await lockWriter(tx, user_id)
  const until = await suspendedUntil(tx, user_id, now)
  if (until) throw new Refusal('spaces.suspended', { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) })
}

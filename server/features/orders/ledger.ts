import { createHash } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { transactionLock } from '#server/db/advisory-locks.ts'
import type { Transaction } from '#server/db/database.ts'
import { ledger_entries } from './tables.ts'

/** Positive amounts are what an account has, negative ones what it owes. */
export type Account = 'provider' | 'platform' | 'disputes' | 'bank' | 'owed_back' | 'losses' | `coach:${string}`

export const coachAccount = (coach_id: string): Account => `coach:${coach_id}`

interface Posting {
  /** The money event. It is posted once, however often it is told. */
  cause: string
  order_id: string | null
  currency: string
  lines: { account: Account; amount_minor: number }[]
}

export type LedgerEntry = typeof ledger_entries.$inferSelect

/** Before the first entry. */
export const FIRST_HASH = '0'.repeat(64)

/**
 * Appends the lines of one cause, which add up to zero. Returns false when the cause was posted before. One posting at a
 * time: each entry carries the hash of the one before, so they are in one order.
 */
export async function postEntries(tx: Transaction, at: Date, { cause, order_id, currency, lines }: Posting) {
  const moved = lines.filter(({ amount_minor }) => amount_minor !== 0)
  if (moved.reduce((sum, { amount_minor }) => sum + amount_minor, 0) !== 0)
    throw new Error(`the lines of ${cause} do not add up to zero`)
  // Nothing would remember that it was posted.
  if (moved.length === 0) return false
  await tx.execute(sql`select ${transactionLock('ledger')}`)
  if ((await tx.$count(ledger_entries, eq(ledger_entries.cause, cause))) > 0) return false
  const [last] = await tx
    .select({ position: ledger_entries.position, hash: ledger_entries.hash })
    .from(ledger_entries)
    .orderBy(desc(ledger_entries.position))
    .limit(1)
  let { position, hash: previous_hash } = last ?? { position: 0, hash: FIRST_HASH }
  const entries = moved.map(({ account, amount_minor }, line): LedgerEntry => {
    position += 1
    const entry = { position, cause, line, account, amount_minor, currency, order_id, created_at: at, previous_hash }
    const hash = hashOf(entry)
    previous_hash = hash
    return { ...entry, hash }
  })
  await tx.insert(ledger_entries).values(entries)
  return true
}

/** Over every field, so that a change of any of them shows. */
export function hashOf(entry: Omit<LedgerEntry, 'hash'>): string {
  const { position, cause, line, account, amount_minor, currency, order_id, created_at, previous_hash } = entry
  const fields = [previous_hash, position, cause, line, account, amount_minor, currency, order_id, created_at.getTime()]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

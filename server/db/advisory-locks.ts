import { type SQL, sql } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'

/** PostgreSQL identifies an advisory lock only by its number: two features with the same number would block each other. */
export const LOCK_NUMBERS = {
  migrations: 4_711_001,
  installation: 4_711_002,
  ai_spend: 4_711_003,
  coach_slug: 4_711_004,
  ledger: 4_711_005,
} as const

/** Locks per key: an e-mail address, an identity, a member's room, a member and an offer that costs nothing, a writer, a member. */
type KeyedLock = 'sign-up' | 'identity' | 'room' | 'free-order' | 'writer' | 'training-import'

/** Waits for the lock and holds it until the transaction ends. Can be part of any statement. */
export function transactionLock(lock: keyof typeof LOCK_NUMBERS): SQL {
  return sql`pg_advisory_xact_lock(${LOCK_NUMBERS[lock]})`
}

/** The same for one key. */
export function keyedTransactionLock(lock: KeyedLock, key: string): SQL {
  return sql`pg_advisory_xact_lock(${numberOf(lock, key)})`
}

/** Many may hold it at once, while nobody holds the one above. */
export function sharedTransactionLock(lock: KeyedLock, key: string): SQL {
  return sql`pg_advisory_xact_lock_shared(${numberOf(lock, key)})`
}

const numberOf = (lock: KeyedLock, key: string) => sql`hashtextextended(${`${lock}:${key}`}, 0)`

/** Runs the work in one process at a time. */
export async function takeTurns<T>(
  pool: Pool,
  lock: keyof typeof LOCK_NUMBERS,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_NUMBERS[lock]])
    try {
      return await work(client)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK_NUMBERS[lock]])
    }
  } finally {
    client.release()
  }
}

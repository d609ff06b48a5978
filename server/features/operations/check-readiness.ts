import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, QueryResult } from 'pg'
import type { Output } from '#contract/endpoint.ts'
import type { readReadiness } from '#contract/operations.ts'
import { migrationsApplied } from '#server/db/migrate.ts'
import type { Services } from '#server/services.ts'

export type Readiness = Output<typeof readReadiness>

/** A check that takes longer counts as failed. */
const CHECK_TIMEOUT_MS = 2_000

/** More frequent requests get the last result, so that they cannot keep the database busy. */
const STORAGE_CHECK_EVERY_MS = 2_000

/**
 * Writes a message to the write-ahead log, which is flushed to disk, and does a sort that does not fit into memory, which
 * needs a file: both fail first on a full disk. No row is written. Sent as one query, the statements are one transaction.
 */
const WRITE_TEST = `
  set local work_mem = '64kB';
  select count(*) from (select n from generate_series(1, 5000) n order by n desc offset 0) sorted;
  select pg_logical_emit_message(true, 'kiai', 'ready');
  select current_setting('transaction_read_only') = 'off' as can_write`

export function createReadinessCheck(services: Pick<Services, 'pool' | 'jobs' | 'log'>): () => Promise<Readiness> {
  const checkStorage = createStorageCheck(services.pool)
  return () => checkReadiness(services, checkStorage)
}

function createStorageCheck(pool: Pool): () => Promise<boolean> {
  let last: { begunAt: number; result: Promise<boolean> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.begunAt >= STORAGE_CHECK_EVERY_MS) {
      last = { begunAt: now, result: canStore(pool) }
      // Callers get the failure; without callers it must not be an unhandled rejection.
      last.result.catch(() => undefined)
    }
    return last.result
  }
}

async function canStore(pool: Pool): Promise<boolean> {
  // One result per statement.
  const results = (await pool.query(WRITE_TEST)) as unknown as QueryResult<{ can_write: boolean }>[]
  return results.at(-1)?.rows[0]?.can_write === true
}

async function checkReadiness(
  services: Pick<Services, 'pool' | 'jobs' | 'log'>,
  checkStorage: () => Promise<boolean>,
): Promise<Readiness> {
  const { pool, jobs } = services
  const check = async (name: string, question: Promise<boolean>) => {
    try {
      return (await within(question)) ? 'ok' : 'failing'
    } catch (error) {
      services.log.warn({ err: error, check: name }, 'not ready')
      return 'failing'
    }
  }
  const [database, storage, migrations, working] = await Promise.all([
    check(
      'database',
      pool.query('select 1').then(() => true),
    ),
    check('storage', checkStorage()),
    check('migrations', migrationsApplied(pool)),
    check('jobs', jobs.healthy()),
  ])
  return { database, storage, migrations, jobs: working }
}

async function within(question: Promise<boolean>): Promise<boolean> {
  const patience = new AbortController()
  try {
    return await Promise.race([question, sleep(CHECK_TIMEOUT_MS, false, { signal: patience.signal })])
  } finally {
    patience.abort()
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, QueryResult } from 'pg'
import type { Output } from '#contract/endpoint.ts'
import type { readReadiness } from '#contract/operations.ts'
import { migrationsApplied } from '#server/db/migrate.ts'
import type { Services } from '#server/services.ts'

export type Readiness = Output<typeof readReadiness>

/** Whoever asks wants to know now: a check that hangs has failed. */
const PATIENCE_MS = 2_000

/** Whoever asks more often gets the last answer: nobody may keep the database busy by asking. */
const STORAGE_CHECK_EVERY_MS = 2_000

/**
 * Something for the log of changes, which is flushed to the disk, and a sort that does not fit into memory, for which a
 * file grows: what a full disk refuses first. No row is written. Sent as one query, the statements are one transaction.
 */
const WRITE_A_LITTLE = `
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
      // Whoever waits for it hears of a failure; when nobody does any more, it is no fault of the process.
      last.result.catch(() => undefined)
    }
    return last.result
  }
}

async function canStore(pool: Pool): Promise<boolean> {
  // One result for each statement.
  const results = (await pool.query(WRITE_A_LITTLE)) as unknown as QueryResult<{ can_write: boolean }>[]
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
    return await Promise.race([question, sleep(PATIENCE_MS, false, { signal: patience.signal })])
  } finally {
    patience.abort()
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Output } from '#contract/endpoint.ts'
import type { readReadiness } from '#contract/operations.ts'
import { migrationsApplied } from '#server/db/migrate.ts'
import type { Services } from '#server/services.ts'

export type Readiness = Output<typeof readReadiness>

/** Whoever asks wants to know now: a check that hangs has failed. */
const PATIENCE_MS = 2_000

export async function checkReadiness(services: Pick<Services, 'pool' | 'jobs' | 'log'>): Promise<Readiness> {
  const { pool, jobs } = services
  const check = async (name: string, question: Promise<boolean>) => {
    try {
      return (await within(question)) ? 'ok' : 'failing'
    } catch (error) {
      services.log.warn({ err: error, check: name }, 'not ready')
      return 'failing'
    }
  }
  const [database, migrations, working] = await Promise.all([
    check(
      'database',
      pool.query('select 1').then(() => true),
    ),
    check('migrations', migrationsApplied(pool)),
    check('jobs', jobs.healthy()),
  ])
  return { database, migrations, jobs: working }
}

async function within(question: Promise<boolean>): Promise<boolean> {
  const patience = new AbortController()
  try {
    return await Promise.race([question, sleep(PATIENCE_MS, false, { signal: patience.signal })])
  } finally {
    patience.abort()
  }
}

import type { Pool } from 'pg'
import type { PgBoss, WipData } from 'pg-boss'
import type { Logger } from 'pino'

export const JOBS_SCHEMA = 'pgboss'

const REPEAT_AFTER_MS = 10_000

export interface QueueCount {
  name: string
  waiting: number
  running: number
  failed: number
  done: number
}

/** Counts jobs per queue. pg-boss has counts too, but without failed jobs and not current. Its internal queues are left out. */
export async function countJobs(pool: Pool): Promise<QueueCount[]> {
  const { rows } = await pool.query<QueueCount>(
    `select q.name,
       count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
       count(*) filter (where j.state = 'active')::int as running,
       count(*) filter (where j.state in ('failed', 'cancelled'))::int as failed,
       count(*) filter (where j.state = 'completed')::int as done
     from ${JOBS_SCHEMA}.queue q left join ${JOBS_SCHEMA}.job j on j.name = q.name
     where q.name not like '\\_\\_pgboss\\_\\_%'
     group by q.name order by q.name`,
  )
  return rows
}

/**
 * The queues whose worker hangs: it neither runs a job nor polled for one in time. A worker whose poll failed because
 * the database is away polls again, so it does not count.
 */
export function findHangingWorkers(workers: WipData[], hangingAfterMs: number): string[] {
  const now = Date.now()
  return workers
    .filter(({ count, createdOn, lastFetchedOn, lastJobEndedOn, lastErrorOn, options }) => {
      const lastSeen = Math.max(createdOn, lastFetchedOn ?? 0, lastJobEndedOn ?? 0, lastErrorOn ?? 0)
      return count === 0 && now - lastSeen > pollingMs(options) + hangingAfterMs
    })
    .map(({ name }) => name)
}

function pollingMs(options: WipData['options']): number {
  return (options.pollingIntervalSeconds ?? 2) * 1_000
}

/**
 * Without a listener for `error` a lost database would end the process. While it is away every poll fails,
 * so the same message is logged only once in ten seconds.
 */
export function reportProblems(boss: PgBoss, log: Logger): void {
  const recent = new Set<string>()
  boss.on('error', (error) => {
    if (recent.has(error.message)) return
    recent.add(error.message)
    setTimeout(() => recent.delete(error.message), REPEAT_AFTER_MS).unref()
    log.warn({ err: error }, 'the jobs have a problem and go on')
  })
  // The data of a warning may contain values of jobs, so only the message is logged.
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the jobs have a warning'))
}

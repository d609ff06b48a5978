import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { JobQueue } from '#contract/work-rules.ts'
import type { Database } from '#server/db/database.ts'
import { NO_ID } from '#server/db/no-id.ts'
import { countJobs, findHangingWorkers, JOBS_SCHEMA, type QueueCount, reportProblems } from './watch-jobs.ts'

export interface EnqueueOptions {
  /** A date, or seconds from now. */
  startAfter?: Date | number
  retryLimit?: number
  /** While a job with this key waits or runs, further jobs with the same key are dropped. */
  singletonKey?: string
  /** The job then exists only if this transaction commits. */
  transaction?: Pick<Database, 'execute'>
}

/** Work that outlives the request that asked for it. Any server process may pick a job up. */
export interface Jobs<Queue extends string = JobQueue> {
  work<T extends object>(
    name: Queue,
    handler: (data: T) => Promise<void>,
    /** `atOnce`: how many jobs a process does at the same time; the next ones wait for the slowest of them. */
    options?: { pollSeconds?: number; atOnce?: number },
  ): Promise<void>
  enqueue<T extends object>(name: Queue, data: T, options?: EnqueueOptions): Promise<void>
  /** Enqueues the job by a cron expression in UTC, and once after a time without a running server. */
  schedule(name: Queue, cron: string): Promise<void>
  /** Job counts per queue by state; jobs that were completed long ago are not included. */
  count(): Promise<QueueCount[]>
  /** Whether the database is reachable and every worker polls in time. */
  healthy(): Promise<boolean>
  /** Takes no new jobs. Resolves when running jobs have finished, or after a few seconds; jobs can still be enqueued. */
  finishWork(): Promise<void>
  stop(): Promise<void>
}

const DEAD_JOBS: JobQueue = 'dead-jobs'
const STOP_WITHIN_MS = 5_000

const RETRIES = {
  retryLimit: 5,
  // Waits of about 3 s, 6 s, 12 s … up to an hour.
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // A job of a killed process is detected after the first, a hanging one after the second.
  heartbeatSeconds: 30,
  expireInSeconds: 300,
}

interface Surroundings {
  pool: Pool
  log: Logger
  /** How late a worker may poll before it counts as hanging. */
  hangingAfterMs?: number
}

export async function startJobs<Queue extends string = JobQueue>({
  pool,
  log,
  hangingAfterMs = 30_000,
}: Surroundings): Promise<Jobs<Queue>> {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    db: { executeSql: (text, values) => pool.query(text, values) },
    // How soon the missing heartbeat of a killed process is detected.
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 15,
  })
  reportProblems(boss, log)
  await boss.start()
  // A restarted server finds its queues: reading them together spares three statements for each.
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))

  const queues = new Map<string, Promise<void>>()
  let idle: Promise<void> | undefined
  let stopping: Promise<void> | undefined

  async function openQueue(name: string): Promise<void> {
    if (existing.has(name)) return
    // With `exclusive` a singletonKey also counts while its job runs, not only while it waits.
    await boss.createQueue(name, { policy: 'exclusive', deadLetter: DEAD_JOBS })
    // pg-boss reads a queue when it first uses it. Inside a transaction that would take a second connection.
    await boss.getJobById(name, NO_ID)
  }

  function ensureQueue(name: string): Promise<void> {
    const queue = queues.get(name) ?? openQueue(name)
    queues.set(name, queue)
    queue.catch(() => queues.delete(name))
    return queue
  }

  async function run(job: JobWithMetadata<object>, handler: (data: object) => Promise<void>): Promise<JobResult> {
    try {
      await handler(job.data)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      log.warn({ err: error, job: job.name, job_id: job.id, attempt: job.retryCount + 1 }, 'a job failed')
      return { id: job.id, status: 'failed', output: error }
    }
  }

  /** Waits for the workers directly, because pg-boss's graceful stop polls only twice a second. */
  function finishWork(): Promise<void> {
    idle ??= Promise.race([
      Promise.allSettled([DEAD_JOBS, ...queues.keys()].map((name) => boss.offWork(name))),
      sleep(STOP_WITHIN_MS, undefined, { ref: false }),
    ]).then(() => undefined)
    return idle
  }

  async function finish(): Promise<void> {
    try {
      await finishWork()
      await boss.stop({ graceful: false, close: false })
    } catch (error) {
      log.warn({ err: error }, 'the jobs did not stop cleanly; what they left open is tried again')
    }
  }

  // A job dies by failing or when its process is killed: only the dead-letter queue gets both.
  if (!existing.has(DEAD_JOBS)) await boss.createQueue(DEAD_JOBS)
  await boss.work(DEAD_JOBS, { includeMetadata: true, pollingIntervalSeconds: 5 }, async (dead: JobWithMetadata[]) => {
    for (const { sourceName, sourceId } of dead)
      log.error({ job: sourceName, job_id: sourceId }, 'a job has used up its tries and is given up')
  })

  return {
    async work<T extends object>(
      name: Queue,
      handler: (data: T) => Promise<void>,
      { pollSeconds = 1, atOnce = 5 }: { pollSeconds?: number; atOnce?: number } = {},
    ) {
      await ensureQueue(name)
      await boss.work(
        name,
        {
          pollingIntervalSeconds: pollSeconds,
          batchSize: atOnce,
          burstWhenBatchFull: true,
          includeMetadata: true,
          perJobResults: true,
        },
        (batch: JobWithMetadata<object>[]) => Promise.all(batch.map((job) => run(job, (data) => handler(data as T)))),
      )
    },

    async enqueue(name, data, { transaction, singletonKey = randomUUID(), ...options } = {}) {
      await ensureQueue(name)
      const db = transaction && { db: fromDrizzle(transaction, sql) }
      await boss.send(name, data, { ...RETRIES, ...options, singletonKey, ...db })
    },

    async schedule(name, cron) {
      await ensureQueue(name)
      await boss.schedule(name, cron, {}, { ...RETRIES, missed: 'once' })
    },

    count: () => countJobs(pool),

    async healthy() {
      if (idle) return false
      const missed = findHangingWorkers(boss.getWipData({ includeInternal: true }), hangingAfterMs)
      if (missed.length > 0) log.warn({ jobs: missed }, 'no worker polls for these jobs')
      try {
        return (await boss.isInstalled()) && missed.length === 0
      } catch (error) {
        log.warn({ err: error }, 'the jobs do not reach the database')
        return false
      }
    },

    finishWork,

    stop() {
      stopping ??= Promise.race([finish(), sleep(STOP_WITHIN_MS + 1_000, undefined, { ref: false })])
      return stopping
    },
  }
}

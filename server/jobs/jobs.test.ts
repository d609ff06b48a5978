import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { pino } from 'pino'
import { describe, expect, it, type TestContext, vi } from 'vitest'
import { createBareDatabase, createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { soon } from '#tests/support/soon.ts'
import { type Jobs, startJobs } from './jobs.ts'

interface LogLine {
  level: number
  msg: string
  job?: string
}

const WARN = 40
const ERROR = 50

/** A new database, with as many server processes as the test starts. */
async function openInstallation(
  { onTestFinished }: TestContext,
  made: Promise<TestDatabase> = createTestDatabase({ poolSize: 10 }),
) {
  const database = await made
  const running: Jobs<string>[] = []
  const lines: LogLine[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  onTestFinished(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()))
    await database.close()
  })
  async function start(options: { hangingAfterMs?: number } = {}): Promise<Jobs<string>> {
    const jobs = await startJobs<string>({ pool: database.pool, log, ...options })
    running.push(jobs)
    return jobs
  }
  return { ...database, lines, start }
}

/** Not vi.fn(): its calls are cleared whenever another of the concurrent tests begins. */
function recorder(act: (call: number) => Promise<void> = async () => {}) {
  const calls: object[] = []
  return { calls, handler: (data: object) => act(calls.push(data)) }
}

// These tests mostly wait, so they run concurrently.
describe.concurrent('jobs', () => {
  it('run soon and once, in any of several processes', async (test) => {
    // Started together on an empty database: only one of them can create the schema.
    const installation = await openInstallation(test, createBareDatabase())
    const processes = await Promise.all([installation.start(), installation.start(), installation.start()])
    const done: number[] = []
    for (const jobs of processes)
      await jobs.work<{ number: number }>('count', async ({ number }) => void done.push(number))

    const numbers = Array.from({ length: 30 }, (_, number) => number)
    await Promise.all(numbers.map((number) => processes[0]?.enqueue('count', { number })))
    await vi.waitFor(() => expect(done).toHaveLength(30), soon)
    await sleep(1_500)
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers)
  })

  it('wait until a process works on their queue', async (test) => {
    const installation = await openInstallation(test)
    const asking = await installation.start()
    await asking.enqueue('later', { question: 1 })
    await asking.stop()

    const { calls, handler } = recorder()
    await (await installation.start()).work('later', handler)
    await vi.waitFor(() => expect(calls).toEqual([{ question: 1 }]), soon)
  })

  it('start at their given time', async (test) => {
    const installation = await openInstallation(test)
    const jobs = await installation.start()
    const begun: number[] = []
    await jobs.work('timed', async () => void begun.push(Date.now()))
    const startAfter = new Date(Date.now() + 2_500)
    await jobs.enqueue('timed', {}, { startAfter })
    await vi.waitFor(() => expect(begun).toHaveLength(1), soon)
    expect(begun[0]).toBeGreaterThanOrEqual(startAfter.getTime())
  })

  it('are retried after a failure, which is logged', async (test) => {
    const installation = await openInstallation(test)
    const jobs = await installation.start()
    const { calls, handler } = recorder(async (call) => {
      if (call === 1) throw new Error('not yet')
    })
    await jobs.work('stubborn', handler)
    await jobs.enqueue('stubborn', {})
    await vi.waitFor(() => expect(calls).toHaveLength(2), soon)
    expect(installation.lines).toContainEqual(
      expect.objectContaining({
        level: WARN,
        job: 'stubborn',
        attempt: 1,
        err: expect.objectContaining({ message: 'not yet' }),
      }),
    )
  })

  it('are logged as dead when their retries are used up', async (test) => {
    const installation = await openInstallation(test)
    const jobs = await installation.start()
    await jobs.work('doomed', () => Promise.reject(new Error('never')))
    await jobs.enqueue('doomed', {}, { retryLimit: 0 })
    await vi.waitFor(
      () => expect(installation.lines).toContainEqual(expect.objectContaining({ level: ERROR, job: 'doomed' })),
      soon,
    )
  })

  it('fail without affecting other jobs of the same batch', async (test) => {
    const installation = await openInstallation(test)
    const jobs = await installation.start()
    const calls: string[] = []
    await Promise.all(['a', 'bad', 'c'].map((name) => jobs.enqueue('mixed', { name }, { retryLimit: 1 })))
    await jobs.work<{ name: string }>('mixed', async ({ name }) => {
      calls.push(name)
      if (name === 'bad') throw new Error('bad')
    })
    await vi.waitFor(() => expect(calls.filter((name) => name === 'bad')).toHaveLength(2), soon)
    expect(calls.toSorted()).toEqual(['a', 'bad', 'bad', 'c'])
  })

  it('exist once per singleton key, while waiting and running', async (test) => {
    const installation = await openInstallation(test)
    const jobs = await installation.start()
    const enqueue = () => jobs.enqueue('keyed', {}, { singletonKey: 'one' })
    await Promise.all([enqueue(), enqueue(), enqueue()])

    const finishers: (() => void)[] = []
    const { calls, handler } = recorder(() => new Promise((resolve) => void finishers.push(resolve)))
    await jobs.work('keyed', handler)
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon)
    await enqueue()
    finishers.pop()?.()
    await sleep(2_500)
    expect(calls).toHaveLength(1)

    await enqueue()
    await vi.waitFor(() => expect(calls).toHaveLength(2), soon)
    finishers.pop()?.()
  })

  it('exist only if the transaction that enqueued them commits', async (test) => {
    const installation = await openInstallation(test)
    const jobs = await installation.start()
    const done: string[] = []
    await jobs.work<{ name: string }>('atomic', async ({ name }) => void done.push(name))
    const rollback = installation.db.transaction(async (transaction) => {
      await jobs.enqueue('atomic', { name: 'rolled back' }, { transaction })
      throw new Error('roll back')
    })
    await expect(rollback).rejects.toThrow('roll back')
    await installation.db.transaction((transaction) => jobs.enqueue('atomic', { name: 'committed' }, { transaction }))
    await vi.waitFor(() => expect(done).toContain('committed'), soon)
    expect(done).toEqual(['committed'])
  })

  it('of a schedule run once after a time without a running server', async (test) => {
    const installation = await openInstallation(test)
    const before = await installation.start()
    await before.schedule('daily', '17 3 * * *')
    await before.stop()
    await installation.pool.query(`update pgboss.schedule set created_on = now() - interval '9 days'`)
    await installation.pool.query(`update pgboss.version set cron_on = now() - interval '3 days'`)

    const { calls, handler } = recorder()
    await (await installation.start()).work('daily', handler)
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon)
  })

  it('continue after the database was away', async (test) => {
    const installation = await openInstallation(test)
    const jobs = await installation.start()
    const { calls, handler } = recorder()
    await jobs.work('survivor', handler)
    const { connection } = installation
    const server = new Pool({ ...connection, database: 'postgres', max: 1 })
    await server.query(`alter database ${connection.database} allow_connections false`)
    await server.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
      connection.database,
    ])
    await vi.waitFor(() => expect(installation.lines).toContainEqual(expect.objectContaining({ level: WARN })), soon)
    expect(await jobs.healthy()).toBe(false)

    await server.query(`alter database ${connection.database} allow_connections true`)
    await server.end()
    await vi.waitFor(async () => expect(await jobs.healthy()).toBe(true), soon)
    await jobs.enqueue('survivor', {})
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon)
  })
})

describe.concurrent('the health of jobs', () => {
  const hangingAfterMs = 1_500

  it('is bad while a worker does not poll, and good again afterwards', async (test) => {
    const installation = await openInstallation(test)
    const jobs = await installation.start({ hangingAfterMs })
    await jobs.work('polled', async () => {})
    await sleep(3_000)
    await vi.waitFor(async () => expect(await jobs.healthy()).toBe(true), soon)

    const holder = await installation.pool.connect()
    await holder.query('begin')
    await holder.query('lock table pgboss.job in access exclusive mode')
    try {
      // A slow database may be reported first.
      await vi.waitFor(async () => {
        expect(await jobs.healthy()).toBe(false)
        expect(installation.lines).toContainEqual(expect.objectContaining({ jobs: expect.arrayContaining(['polled']) }))
      }, soon)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    await vi.waitFor(async () => expect(await jobs.healthy()).toBe(true), soon)
  })

  it('stays good during a long job', async (test) => {
    const installation = await openInstallation(test)
    const jobs = await installation.start({ hangingAfterMs })
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    const { calls, handler } = recorder(() => finished)
    await jobs.work('long', handler)
    await jobs.enqueue('long', {})
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon)
    await sleep(4_000)
    await vi.waitFor(async () => expect(await jobs.healthy()).toBe(true), soon)
    finish()
  })
})

describe.concurrent('stopping the jobs', () => {
  it('takes no new jobs at once, but still allows enqueuing for other processes', async (test) => {
    const installation = await openInstallation(test)
    const jobs = await installation.start()
    const { calls, handler } = recorder()
    await jobs.work('left', handler)
    const finished = jobs.finishWork()
    expect(await jobs.healthy()).toBe(false)
    // The worker may be polling at this moment and would still take what is enqueued meanwhile.
    await finished
    await jobs.enqueue('left', { number: 1 })
    await sleep(1_500)
    expect(calls).toEqual([])
    await jobs.stop()
    await (await installation.start()).work('left', handler)
    await vi.waitFor(() => expect(calls).toEqual([{ number: 1 }]), soon)
  })

  it('waits for running jobs, and takes no new ones', async (test) => {
    const installation = await openInstallation(test)
    const jobs = await installation.start()
    let finished = 0
    const { calls, handler } = recorder(async () => {
      await sleep(500)
      finished += 1
    })
    await jobs.work('slow', handler)
    await jobs.enqueue('slow', {})
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon)
    await jobs.enqueue('slow', {})
    await jobs.stop()
    expect(finished).toBe(1)
    expect(await jobs.healthy()).toBe(false)
    await sleep(1_500)
    expect(calls).toHaveLength(1)
  })

  it('takes a few seconds at most, and leaves hanging jobs to be retried', async (test) => {
    const installation = await openInstallation(test)
    const jobs = await installation.start()
    const { calls, handler } = recorder(() => new Promise(() => {}))
    await jobs.work('hanging', handler)
    await jobs.enqueue('hanging', {})
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon)
    const stoppedAt = Date.now()
    await jobs.stop()
    expect(Date.now() - stoppedAt).toBeLessThan(7_000)

    const retried = recorder()
    await (await installation.start()).work('hanging', retried.handler)
    await vi.waitFor(() => expect(retried.calls).toHaveLength(1), soon)
  })
})

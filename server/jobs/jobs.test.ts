import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { pino } from 'pino'
import { describe, expect, it, type TestContext, vi } from 'vitest'
import { createBareDatabase, createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type Jobs, startJobs } from './jobs.ts'

interface LogLine {
  level: number
  msg: string
  job?: string
}

const WARN = 40
const ERROR = 50
const soon = { timeout: 12_000, interval: 20 }

/** A database of its own, with as many server processes as the test starts. */
async function openHouse({ onTestFinished }: TestContext, made: Promise<TestDatabase> = createTestDatabase()) {
  const database = await made
  const running: Jobs<string>[] = []
  const lines: LogLine[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  onTestFinished(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()))
    await database.close()
  })
  async function start(options: { missedAfterMs?: number } = {}): Promise<Jobs<string>> {
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

// They mostly wait, so they wait together.
describe.concurrent('jobs', () => {
  it('run soon, each once, whichever of several processes takes them', async (test) => {
    // Started together on an empty database: only one of them can create the schema.
    const house = await openHouse(test, createBareDatabase())
    const processes = await Promise.all([house.start(), house.start(), house.start()])
    const done: number[] = []
    for (const jobs of processes)
      await jobs.work<{ number: number }>('count', async ({ number }) => void done.push(number))

    const numbers = Array.from({ length: 30 }, (_, number) => number)
    await Promise.all(numbers.map((number) => processes[0]?.enqueue('count', { number })))
    await vi.waitFor(() => expect(done).toHaveLength(30), soon)
    await sleep(1_500)
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers)
  })

  it('wait for a process that works on them', async (test) => {
    const house = await openHouse(test)
    const asking = await house.start()
    await asking.enqueue('later', { question: 1 })
    await asking.stop()

    const { calls, handler } = recorder()
    await (await house.start()).work('later', handler)
    await vi.waitFor(() => expect(calls).toEqual([{ question: 1 }]), soon)
  })

  it('begin at the moment they were given', async (test) => {
    const house = await openHouse(test)
    const jobs = await house.start()
    const begun: number[] = []
    await jobs.work('timed', async () => void begun.push(Date.now()))
    const startAfter = new Date(Date.now() + 2_500)
    await jobs.enqueue('timed', {}, { startAfter })
    await vi.waitFor(() => expect(begun).toHaveLength(1), soon)
    expect(begun[0]).toBeGreaterThanOrEqual(startAfter.getTime())
  })

  it('are tried again after a failure, which is logged', async (test) => {
    const house = await openHouse(test)
    const jobs = await house.start()
    const { calls, handler } = recorder(async (call) => {
      if (call === 1) throw new Error('not yet')
    })
    await jobs.work('stubborn', handler)
    await jobs.enqueue('stubborn', {})
    await vi.waitFor(() => expect(calls).toHaveLength(2), soon)
    expect(house.lines).toContainEqual(
      expect.objectContaining({
        level: WARN,
        job: 'stubborn',
        attempt: 1,
        err: expect.objectContaining({ message: 'not yet' }),
      }),
    )
  })

  it('are logged as dead when their tries are used up', async (test) => {
    const house = await openHouse(test)
    const jobs = await house.start()
    await jobs.work('doomed', () => Promise.reject(new Error('never')))
    await jobs.enqueue('doomed', {}, { retryLimit: 0 })
    await vi.waitFor(
      () => expect(house.lines).toContainEqual(expect.objectContaining({ level: ERROR, job: 'doomed' })),
      soon,
    )
  })

  it('fail alone: the others taken along with them are settled as done', async (test) => {
    const house = await openHouse(test)
    const jobs = await house.start()
    const calls: string[] = []
    await Promise.all(['a', 'bad', 'c'].map((name) => jobs.enqueue('mixed', { name }, { retryLimit: 1 })))
    await jobs.work<{ name: string }>('mixed', async ({ name }) => {
      calls.push(name)
      if (name === 'bad') throw new Error('bad')
    })
    await vi.waitFor(() => expect(calls.filter((name) => name === 'bad')).toHaveLength(2), soon)
    expect(calls.toSorted()).toEqual(['a', 'bad', 'bad', 'c'])
  })

  it('exist once for each key, while they wait and while they run', async (test) => {
    const house = await openHouse(test)
    const jobs = await house.start()
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

  it('belong to the transaction they are enqueued in', async (test) => {
    const house = await openHouse(test)
    const jobs = await house.start()
    const done: string[] = []
    await jobs.work<{ name: string }>('atomic', async ({ name }) => void done.push(name))
    const rollback = house.db.transaction(async (transaction) => {
      await jobs.enqueue('atomic', { name: 'rolled back' }, { transaction })
      throw new Error('roll back')
    })
    await expect(rollback).rejects.toThrow('roll back')
    await house.db.transaction((transaction) => jobs.enqueue('atomic', { name: 'committed' }, { transaction }))
    await vi.waitFor(() => expect(done).toContain('committed'), soon)
    expect(done).toEqual(['committed'])
  })

  it('of a schedule run once after a time in which no server ran', async (test) => {
    const house = await openHouse(test)
    const before = await house.start()
    await before.schedule('daily', '17 3 * * *')
    await before.stop()
    await house.pool.query(`update pgboss.schedule set created_on = now() - interval '9 days'`)
    await house.pool.query(`update pgboss.version set cron_on = now() - interval '3 days'`)

    const { calls, handler } = recorder()
    await (await house.start()).work('daily', handler)
    await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 15_000, interval: 50 })
  })

  it('go on by themselves after the database was away', async (test) => {
    const house = await openHouse(test)
    const jobs = await house.start()
    const { calls, handler } = recorder()
    await jobs.work('survivor', handler)
    const { connection } = house
    const server = new Pool({ ...connection, database: 'postgres', max: 1 })
    await server.query(`alter database ${connection.database} allow_connections false`)
    await server.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
      connection.database,
    ])
    await vi.waitFor(() => expect(house.lines).toContainEqual(expect.objectContaining({ level: WARN })), soon)
    expect(await jobs.healthy()).toBe(false)

    await server.query(`alter database ${connection.database} allow_connections true`)
    await server.end()
    await vi.waitFor(async () => expect(await jobs.healthy()).toBe(true), soon)
    await jobs.enqueue('survivor', {})
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon)
  })
})

describe.concurrent('being healthy', () => {
  const missedAfterMs = 1_500

  it('is over when a worker does not come for work any more, and returns with it', async (test) => {
    const house = await openHouse(test)
    const jobs = await house.start({ missedAfterMs })
    await jobs.work('polled', async () => {})
    await sleep(3_000)
    await vi.waitFor(async () => expect(await jobs.healthy()).toBe(true), soon)

    const holder = await house.pool.connect()
    await holder.query('begin')
    await holder.query('lock table pgboss.job in access exclusive mode')
    try {
      // A database that does not answer in time may be told of first.
      await vi.waitFor(async () => {
        expect(await jobs.healthy()).toBe(false)
        expect(house.lines).toContainEqual(expect.objectContaining({ jobs: expect.arrayContaining(['polled']) }))
      }, soon)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    await vi.waitFor(async () => expect(await jobs.healthy()).toBe(true), soon)
  })

  it('does not end with a long job', async (test) => {
    const house = await openHouse(test)
    const jobs = await house.start({ missedAfterMs })
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

describe.concurrent('stopping', () => {
  it('begins with taking up nothing new, while jobs can still be left for others', async (test) => {
    const house = await openHouse(test)
    const jobs = await house.start()
    const { calls, handler } = recorder()
    await jobs.work('left', handler)
    const finished = jobs.finishWork()
    expect(await jobs.healthy()).toBe(false)
    // The worker may be asking for work at this moment: what is enqueued meanwhile is still its own.
    await finished
    await jobs.enqueue('left', { number: 1 })
    await sleep(1_500)
    expect(calls).toEqual([])
    await jobs.stop()
    await (await house.start()).work('left', handler)
    await vi.waitFor(() => expect(calls).toEqual([{ number: 1 }]), soon)
  })

  it('waits for what runs, and takes up nothing new', async (test) => {
    const house = await openHouse(test)
    const jobs = await house.start()
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

  it('takes a few seconds at most, and leaves what hangs to be tried again', async (test) => {
    const house = await openHouse(test)
    const jobs = await house.start()
    const { calls, handler } = recorder(() => new Promise(() => {}))
    await jobs.work('hanging', handler)
    await jobs.enqueue('hanging', {})
    await vi.waitFor(() => expect(calls).toHaveLength(1), soon)
    const stoppedAt = Date.now()
    await jobs.stop()
    expect(Date.now() - stoppedAt).toBeLessThan(7_000)

    const retried = recorder()
    await (await house.start()).work('hanging', retried.handler)
    await vi.waitFor(() => expect(retried.calls).toHaveLength(1), soon)
  })
})

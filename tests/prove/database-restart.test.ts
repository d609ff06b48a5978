import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded/launcher.ts'
import { databaseUrl } from '#tests/support/command.ts'
import { readyPostmaster, sessionSecretOf, visitDatabase } from '#tests/support/embedded-cluster.ts'
import { INSTALLED } from '#tests/support/installed-settings.ts'
import { manyMembers } from '#tests/support/many-members.ts'
import { inOrder, printFigures } from '#tests/support/proof-figures.ts'
import { isReady, waitUntil } from '#tests/support/readiness.ts'
import { LARGE_QUOTA, startRetryingWriters } from '#tests/support/retrying-writers.ts'
import { startFreshServer } from '#tests/support/server.ts'
import { openWriteLedger } from '#tests/support/write-ledger.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseRestart: { writers: number; restarts: number }
  }
}

const { writers: WRITERS, restarts: RESTARTS } = inject('databaseRestart')
const HEALTHY_WITHIN_MS = 5_000
const AWAY_MS = 2_000

interface Restartable {
  port: number
  secret: string
  /** Where the data of the database is. */
  dataDir: string
  sameProcess(): boolean
  /** Resolves when the database is back. */
  restart(): Promise<void>
}

/** The embedded PostgreSQL is stopped: Kiai has to start it again. */
async function withEmbeddedDatabase(): Promise<Restartable> {
  const server = await startFreshServer({ ...INSTALLED, ...LARGE_QUOTA })
  onTestFinished(() => server.close())
  const { dataDir, process: child } = server
  return {
    port: Number(new URL(server.url).port),
    secret: await sessionSecretOf(dataDir),
    dataDir,
    sameProcess: () => child.exitCode === null && child.signalCode === null,
    async restart() {
      const old = await readyPostmaster(dataDir)
      if (old) process.kill(old, 'SIGINT')
      await waitUntil(async () => {
        const now = await readyPostmaster(dataDir)
        if (child.exitCode !== null) throw new Error(`the server died with its database:\n${server.output()}`)
        return now !== undefined && now !== old
      }, 'the database is back')
    },
  }
}

/** The PostgreSQL of DATABASE_URL is restarted and does not answer for a while. */
async function withExternalDatabase(): Promise<Restartable> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kiai-foreign-'))
  let foreign: EmbeddedDatabase = await startEmbedded({ dataDir })
  const secret = 'a secret of the restarts, 32 letters'
  const server = await startFreshServer({
    ...INSTALLED,
    ...LARGE_QUOTA,
    DATABASE_URL: databaseUrl(foreign.connection),
    SESSION_SECRET: secret,
  })
  onTestFinished(async () => {
    await server.close()
    await foreign.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const { process: child } = server
  return {
    port: Number(new URL(server.url).port),
    secret,
    dataDir,
    sameProcess: () => child.exitCode === null && child.signalCode === null,
    async restart() {
      await foreign.stop()
      await sleep(AWAY_MS)
      foreign = await startEmbedded({ dataDir })
    },
  }
}

describe.each([
  ['the embedded database', withEmbeddedDatabase],
  ['the database of DATABASE_URL', withExternalDatabase],
])('the server, when %s is restarted', (name, begin) => {
  test(`${RESTARTS} times under ${WRITERS} writers, keeps running, answers only 503 meanwhile, and loses nothing`, async () => {
    const { port, secret, dataDir, sameProcess, restart } = await begin()
    const members = await visitDatabase(dataDir, (database) =>
      manyMembers(database, { count: WRITERS, secret, baseUrl: 'http://localhost' }),
    )
    const ledger = openWriteLedger()
    const writers = startRetryingWriters(members, { port, ledger })
    const healthyAfterMs: number[] = []
    for (let done = 0; done < RESTARTS; done++) {
      await sleep(1_000 + Math.random() * 1_000)
      await restart()
      const back = Date.now()
      await waitUntil(async () => {
        expect(sameProcess(), 'the server keeps running without its database').toBe(true)
        return await isReady(port)
      }, 'healthy again')
      healthyAfterMs.push(Date.now() - back)
    }
    await sleep(1_000)
    await writers.finish()
    const lost = await visitDatabase(dataDir, (database) => ledger.lost(database))
    printFigures(`${name} restarted`, {
      restarts: RESTARTS,
      'acknowledged writes': ledger.acknowledged(),
      lost: lost.length,
      answers: inOrder(writers.outcomes),
      'healthy after at most': `${Math.max(...healthyAfterMs)} ms`,
    })
    expect(lost).toEqual([])
    const { 200: done, 201: made, 503: refused, cut = 0, ...others } = Object.fromEntries(writers.outcomes)
    expect(others).toEqual({})
    expect([done, made, refused].every((times = 0) => times > 0)).toBe(true)
    // An answer that is already streaming cannot turn into a 503: its stream just ends.
    expect(cut).toBeLessThanOrEqual(WRITERS * RESTARTS)
    expect(sameProcess()).toBe(true)
    expect(Math.max(...healthyAfterMs)).toBeLessThan(HEALTHY_WITHIN_MS)
  })
})

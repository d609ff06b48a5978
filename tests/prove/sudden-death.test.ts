import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readyPostmaster, sessionSecretOf, visitDatabase } from '#tests/support/embedded-cluster.ts'
import { INSTALLED } from '#tests/support/installed-settings.ts'
import { manyMembers } from '#tests/support/many-members.ts'
import { freePort } from '#tests/support/ports.ts'
import { inOrder, printFigures } from '#tests/support/proof-figures.ts'
import { isReady, waitUntil } from '#tests/support/readiness.ts'
import { LARGE_QUOTA, startRetryingWriters } from '#tests/support/retrying-writers.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import { openWriteLedger } from '#tests/support/write-ledger.ts'

declare module 'vitest' {
  interface ProvidedContext {
    suddenDeath: { writers: number; kills: number }
  }
}

const { writers: WRITERS, kills: KILLS } = inject('suddenDeath')
/** Killing both is like a power cut. */
const VICTIMS = ['server', 'database', 'both'] as const
const HEALTHY_WITHIN_MS = 5_000

test(`every acknowledged write is stored exactly once after ${KILLS} times kill -9 under ${WRITERS} writers`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kiai-sudden-'))
  const port = await freePort()
  const start = () => startServer({ dataDir, settings: { ...INSTALLED, ...LARGE_QUOTA, PORT: String(port) } })
  let server = await start()
  onTestFinished(async () => {
    if (isRunning(server)) await server.stop()
    // The last server to stop stops the database: a killed server left it running.
    else await visitDatabase(dataDir, async () => {})
    await rm(dataDir, { recursive: true, force: true })
  })
  const secret = await sessionSecretOf(dataDir)
  const members = await visitDatabase(dataDir, (database) =>
    manyMembers(database, { count: WRITERS, secret, baseUrl: server.url }),
  )
  const ledger = openWriteLedger()
  const writers = startRetryingWriters(members, { port, ledger })
  const healthyAfterMs: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(500 + Math.random() * 2_000)
    const victim = VICTIMS[kill % VICTIMS.length]
    const old = await readyPostmaster(dataDir)
    if (victim !== 'server' && old) process.kill(old, 'SIGKILL')
    if (victim !== 'database') await killServer(server)
    const since = Date.now()
    if (victim !== 'database') server = await start()
    await waitUntil(async () => {
      if (!isRunning(server)) throw new Error(`the ${victim} died, and the server then too:\n${server.output()}`)
      const now = await readyPostmaster(dataDir)
      return now !== undefined && (victim === 'server' || now !== old) && (await isReady(port))
    }, `healthy after the death of ${victim}`)
    healthyAfterMs.push(Date.now() - since)
  }
  await writers.finish()

  const { lost, stored } = await visitDatabase(dataDir, async (database) => {
    const { rows } = await database.query<{ quizzes: number; messages: number }>(
      `select (select count(*)::int from quiz_results where user_id = any($1)) as quizzes,
        (select count(*)::int from chat_messages where user_id = any($1) and role = 'user') as messages`,
      [members.map(({ user_id }) => user_id)],
    )
    return { lost: await ledger.lost(database), stored: rows[0] }
  })
  printFigures('sudden death', {
    kills: KILLS,
    writers: WRITERS,
    'acknowledged writes': ledger.acknowledged(),
    lost: lost.join(', ') || 0,
    quizzes: ledger.quizzes(),
    messages: ledger.messages(),
    answers: inOrder(writers.outcomes),
    'healthy after at most': `${Math.max(...healthyAfterMs)} ms`,
    each: healthyAfterMs.join(' '),
  })
  expect(lost).toEqual([])
  expect(stored).toEqual({ quizzes: ledger.quizzes(), messages: ledger.messages() })
  expect(Math.max(...healthyAfterMs)).toBeLessThan(HEALTHY_WITHIN_MS)
})

function isRunning({ process: child }: RunningServer): boolean {
  return child.exitCode === null && child.signalCode === null
}

async function killServer({ process: child }: RunningServer): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { QUOTE_AUTHORS } from '#content/quotes/quote-authors.ts'
import { listSavedQuotes, removeSavedQuote, saveQuote } from '#contract/art-of-war.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { LANGUAGES } from '#contract/language.ts'
import { listNotifications } from '#contract/notifications.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import { readSession } from '#contract/session.ts'
import { finishPowerUp } from '#contract/streak.ts'
import { readMetrics } from '#server/features/operations/endpoints.ts'
import { sessionSecretOf, visitDatabase } from '#tests/support/embedded-cluster.ts'
import { INSTALLED } from '#tests/support/installed-settings.ts'
import { manyMembers, type SignedInMember } from '#tests/support/many-members.ts'
import { percentile, printFigures } from '#tests/support/proof-figures.ts'
import { startFreshServer } from '#tests/support/server.ts'
import { createWireClient, type WireClient } from '#tests/support/wire-client.ts'
import { openWriteLedger, type WriteLedger } from '#tests/support/write-ledger.ts'

declare module 'vitest' {
  interface ProvidedContext {
    load: { members: number; seconds: number; warmUpSeconds: number }
  }
}

const { members: MEMBERS, seconds: SECONDS, warmUpSeconds: WARM_UP_SECONDS } = inject('load')
/** What a member does between two requests: reading, mostly. */
const THINKING_MS = { least: 500, most: 1500 }
const WRITES = 0.25
/** As long as several garbage collections take: one reading of the memory says little. */
const MEMORY_WINDOW = 6
const MEMORY_EVERY_MS = Math.min(5_000, (SECONDS * 1000) / 20)

const READS = [readDashboard, readDashboard, readSession, listSavedQuotes, listNotifications] as const
const QUOTES = Object.keys(QUOTE_AUTHORS).flatMap((quote_id) => LANGUAGES.map((language) => ({ quote_id, language })))
const MOST_SAVED = 8

test(`${MEMBERS} members for ${SECONDS} seconds: nothing lost, hardly an error, no slow read, no growing memory`, async () => {
  const server = await startFreshServer({ ...INSTALLED, METRICS: 'on' })
  onTestFinished(() => server.close())
  const port = Number(new URL(server.url).port)
  const secret = await sessionSecretOf(server.dataDir)
  const members = await visitDatabase(server.dataDir, (database) =>
    manyMembers(database, { count: MEMBERS, secret, baseUrl: server.url }),
  )
  const ledger = openWriteLedger()
  const endsAt = Date.now() + SECONDS * 1000
  const measuring = measureMemory(port, endsAt)
  const days = await Promise.all(members.map((member) => liveThroughIt(member, { port, ledger, endsAt })))
  const memory = await measuring

  const readMs = days.flatMap((day) => day.readMs)
  const errors = days.flatMap((day) => day.errors)
  const requests = days.reduce((sum, day) => sum + day.requests, 0)
  const lost = await visitDatabase(server.dataDir, (database) => ledger.lost(database))
  const [p50, p99] = [percentile(readMs, 0.5), percentile(readMs, 0.99)]
  printFigures('load', {
    requests,
    'a second': Math.round(requests / SECONDS),
    'acknowledged writes': ledger.acknowledged(),
    lost: lost.length,
    errors: `${errors.length} (${((errors.length / requests) * 100).toFixed(3)} %)`,
    'read p50': `${p50.toFixed(0)} ms`,
    p99: `${p99.toFixed(0)} ms`,
    'memory after warming up': `${memory.warm.toFixed(0)} MB`,
    'at the end': `${memory.end.toFixed(0)} MB (${(memory.growth * 100).toFixed(1)} %)`,
  })
  expect(lost).toEqual([])
  expect(ledger.acknowledged()).toBeGreaterThan(0)
  expect(errors.length / requests, errors.slice(0, 5).join('\n')).toBeLessThan(0.001)
  expect(p99).toBeLessThan(500)
  // A process that has just started is still growing: the promise is about minutes.
  if (SECONDS >= 300) expect(memory.growth).toBeLessThan(0.1)
})

interface Day {
  requests: number
  readMs: number[]
  errors: string[]
}

async function liveThroughIt(
  member: SignedInMember,
  { port, ledger, endsAt }: { port: number; ledger: WriteLedger; endsAt: number },
): Promise<Day> {
  const client = createWireClient(port, member.cookie)
  const write = writingOf(client, member, ledger)
  const day: Day = { requests: 0, readMs: [], errors: [] }
  for (;;) {
    await sleep(THINKING_MS.least + Math.random() * (THINKING_MS.most - THINKING_MS.least))
    if (Date.now() > endsAt) break
    day.requests += 1
    try {
      const reading = Math.random() >= WRITES
      const { status, ms, what } = reading ? await readSomething(client) : await write()
      if (status >= 300) day.errors.push(`${what}: ${status}`)
      if (reading) day.readMs.push(ms)
    } catch (error) {
      day.errors.push(String(error))
    }
  }
  client.close()
  return day
}

async function readSomething(client: WireClient) {
  const endpoint = oneOf(READS)
  return { ...(await client.call(endpoint, {})), what: endpoint.path }
}

/** What a member writes, one thing after the other, so that it is known what must be there in the end. */
function writingOf(client: WireClient, { user_id }: SignedInMember, ledger: WriteLedger) {
  const saved: string[] = []
  let nextQuote = Math.floor(Math.random() * QUOTES.length)

  async function playQuiz() {
    const answer = await client.call(saveQuizResult, { answers: [3, 2, 1, 0], result_key: randomUUID() })
    if (answer.status === 201) ledger.quizKept(answer.body.id)
    return { ...answer, what: saveQuizResult.path }
  }
  async function powerUp() {
    const answer = await client.call(finishPowerUp, {})
    if (answer.status === 201) ledger.powerUpKept(user_id)
    return { ...answer, what: finishPowerUp.path }
  }
  async function tidyBox() {
    const oldest = saved.length < MOST_SAVED ? undefined : saved.shift()
    if (oldest) {
      const answer = await client.call(removeSavedQuote, { id: oldest })
      if (answer.status === 200) ledger.quoteRemoved(oldest)
      return { ...answer, what: removeSavedQuote.path }
    }
    nextQuote = (nextQuote + 1) % QUOTES.length
    const answer = await client.call(saveQuote, QUOTES[nextQuote] ?? { quote_id: '', language: 'en' })
    if (answer.status === 201) {
      ledger.quoteSaved(answer.body.id)
      saved.push(answer.body.id)
    }
    return { ...answer, what: saveQuote.path }
  }
  return () => oneOf([playQuiz, powerUp, tidyBox])()
}

async function measureMemory(port: number, endsAt: number) {
  const client = createWireClient(port)
  const readings: number[] = []
  await sleep(WARM_UP_SECONDS * 1000)
  while (Date.now() < endsAt) {
    const { body } = await client.call(readMetrics, {})
    readings.push(Number(/^process_resident_memory_bytes (\S+)$/m.exec(body)?.[1]) / 1024 ** 2)
    await sleep(MEMORY_EVERY_MS)
  }
  client.close()
  const [warm, end] = [readings.slice(0, MEMORY_WINDOW), readings.slice(-MEMORY_WINDOW)].map((some) =>
    percentile(some, 0.5),
  ) as [number, number]
  return { warm, end, growth: end / warm - 1 }
}

function oneOf<T>(choices: readonly T[]): T {
  return choices[Math.floor(Math.random() * choices.length)] as T
}

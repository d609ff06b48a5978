import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as contract from '#contract/conversations.ts'
import { ApiBrowser } from '#tests/support/api-browser.ts'
import { databaseUrl, startCommand } from '#tests/support/command.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { manyMembers } from '#tests/support/many-members.ts'
import { freePort } from '#tests/support/ports.ts'

const SECRET = 'a secret of the killed, of 32 letters'

let ai: Awaited<ReturnType<typeof startFaultyAi>>
let database: TestDatabase
let dataDir: string

beforeAll(async () => {
  ai = await startFaultyAi()
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'kiai-killed-'))
})
afterAll(async () => {
  await ai.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

/**
 * A server process on the database of this file, without the pages. On a very busy machine it loads its modules for
 * longer than it waits for the database, and ends: then it is started again.
 */
async function startApi(port: number): Promise<ReturnType<typeof startCommand>> {
  const server = startCommand(['api'], {
    ...ai.settings('openai-compatible'),
    DATABASE_URL: databaseUrl(database.connection),
    SESSION_SECRET: SECRET,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
  })
  const isDecided = () => server.said.stderr.includes('KIAI is ready') || server.child.exitCode !== null
  await vi.waitFor(() => expect(isDecided(), server.said.stderr).toBe(true), { timeout: 60_000, interval: 50 })
  return server.child.exitCode === null ? server : await startApi(port)
}

test('after kill -9 in the middle of an answer its partial text remains, and it can be retried', {
  timeout: 180_000,
}, async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  ai.order({ kind: 'answer', chunks: ['Breathe out. ', ...Array(60).fill('And again. ')], pauseMs: 500 })
  const running = [await startApi(port)]
  try {
    const [member] = await manyMembers(database.pool, { count: 1, secret: SECRET, baseUrl: url })
    const browser = new ApiBrowser({ request: (address, init) => fetch(address, init) }, url)
    const [name, value] = member?.cookie.split('=') ?? []
    browser.cookies.set(name ?? '', value ?? '')
    const { conversation } = await browser.call(contract.startConversation, {
      room: 'war-room',
      template: 'fight',
      language: 'en',
    })
    const { id } = conversation
    const asked = {
      message: 'My fight is in six weeks',
      template: 'fight',
      language: 'en',
      conversation_id: id,
    } as const
    // The request ends with the server.
    browser.try(contract.askStrategist, asked).catch(() => {})
    const readAnswer = async () => (await browser.call(contract.readConversation, { id })).chat_history[2]
    await vi.waitFor(async () => expect((await readAnswer())?.content).toContain('And again.'), {
      timeout: 30_000,
      interval: 200,
    })
    running[0]?.child.kill('SIGKILL')
    await running[0]?.ended

    running.push(await startApi(port))
    await vi.waitFor(async () => expect((await readAnswer())?.state).toBe('interrupted'), {
      timeout: 20_000,
      interval: 500,
    })
    expect((await readAnswer())?.content).toMatch(/^Breathe out\. And again\./)
    ai.order({ kind: 'answer', chunks: ['All is well.'] })
    const { answer } = await browser.call(contract.retryAnswer, { id, language: 'en' })
    expect(answer).toMatchObject({ state: 'complete', content: 'All is well.' })
  } finally {
    for (const { child } of running) child.kill('SIGKILL')
    await Promise.all(running.map(({ ended }) => ended))
  }
})

import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signIn } from '#contract/accounts.ts'
import * as contract from '#contract/conversations.ts'
import { ApiBrowser } from '#tests/support/api-browser.ts'
import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { DEMO_PASSWORD, startFreshServer, startServer } from '#tests/support/server.ts'

let ai: Awaited<ReturnType<typeof startFaultyAi>>

beforeAll(async () => {
  ai = await startFaultyAi()
})
afterAll(() => ai.close())

/** The demo member in a browser at a running server. */
async function memberAt(url: string): Promise<ApiBrowser> {
  const browser = new ApiBrowser({ request: (address, init) => fetch(address, init) }, url)
  await browser.call(signIn, { email: 'member@kiai.example', password: DEMO_PASSWORD })
  return browser
}

test('kill -9 in the middle of an answer leaves what there was of it, and it can be tried again', {
  timeout: 180_000,
}, async () => {
  // The test runner has a BASE_URL of its own, which means something else.
  const settings = { ...ai.settings('openai-compatible'), BASE_URL: '' }
  ai.order({ kind: 'answer', chunks: ['Breathe out. ', ...Array(60).fill('And again. ')], pauseMs: 500 })
  const server = await startFreshServer(settings)
  let again: Awaited<ReturnType<typeof startServer>> | undefined
  try {
    const browser = await memberAt(server.url)
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
    // Whoever asked goes away when the server does.
    browser.try(contract.askStrategist, asked).catch(() => {})
    const answerAt = async (of: ApiBrowser) => (await of.call(contract.readConversation, { id })).chat_history[2]
    await vi.waitFor(async () => expect((await answerAt(browser))?.content).toContain('And again.'), 10_000)
    server.process.kill('SIGKILL')
    await once(server.process, 'exit')

    again = await startServer({ dataDir: server.dataDir, settings })
    const back = await memberAt(again.url)
    await vi.waitFor(async () => expect((await answerAt(back))?.state).toBe('interrupted'), {
      timeout: 20_000,
      interval: 500,
    })
    expect((await answerAt(back))?.content).toMatch(/^Breathe out\. And again\./)
    ai.order({ kind: 'answer', chunks: ['All is well.'] })
    const { answer } = await back.call(contract.retryAnswer, { id, language: 'en' })
    expect(answer).toMatchObject({ state: 'complete', content: 'All is well.' })
  } finally {
    await again?.stop()
    if (server.process.exitCode === null) server.process.kill('SIGKILL')
    await rm(server.dataDir, { recursive: true, force: true })
  }
})

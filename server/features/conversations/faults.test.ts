import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as contract from '#contract/conversations.ts'
import { createProviderModel, PROVIDER_LIMITS } from '#server/outside/ai/provider-model.ts'
import { readAnswer } from '#tests/support/answer-events.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { type AiBehaviour, startFaultyAi } from '#tests/support/faulty-ai.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { freePort } from '#tests/support/ports.ts'
import { soon } from '#tests/support/soon.ts'

let app: TestApp
let ai: Awaited<ReturnType<typeof startFaultyAi>>

beforeAll(async () => {
  ai = await startFaultyAi()
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY } = ai.settings('openai-compatible')
  const model = createProviderModel(
    { provider: 'openai-compatible', model: AI_MODEL, baseUrl: AI_BASE_URL, apiKey: AI_API_KEY },
    pino({ level: 'silent' }),
    { totalMs: 5_000, firstWordMs: 400, stallMs: 400, retries: 0 },
  )
  app = await createTestApp({ CRISIS_LINE: '188 (CVV)' }, { model })
})
afterAll(async () => {
  await app.close()
  await ai.close()
})

const ASKED = { message: 'I want a raise but I fear my boss', template: 'career', language: 'en' } as const
const SENTENCES = ['Breathe out. ', 'Count to six. ', 'Then ask for the raise. ', 'Well done.']

const usedBy = async ({ browser }: Person) => (await browser.call(contract.readRoom, { room: 'war-room' })).quota.used

const BEFORE_THE_FIRST_WORD: [string, AiBehaviour][] = [
  ['a wrong key', { kind: 'status', status: 401 }],
  ['too many calls', { kind: 'status', status: 429, retryAfter: '60' }],
  ['a fault over there', { kind: 'status', status: 500 }],
  ['no answer at all', { kind: 'hang' }],
  ['headers and no word', { kind: 'mute' }],
  ['a web page', { kind: 'html' }],
  ['a cut connection', { kind: 'cut', before: 'headers' }],
]

describe.each(BEFORE_THE_FIRST_WORD)('%s', (_, behaviour) => {
  test('makes the built-in strategist answer, says so, and costs nothing', async () => {
    ai.order(behaviour)
    const member = await memberOf(app)
    const reader = await readAnswer(app, member.browser, 'POST', contract.askStrategist.path, ASKED)
    const { answer } = await reader.ended
    expect(answer).toMatchObject({ state: 'complete', model: 'builtin:strategist', fallback: true })
    expect(reader.events.map(({ type }) => type).slice(0, 2)).toEqual(['begun', 'fallback'])
    expect(reader.text()).toBe(answer.content)
    expect(answer.content.length).toBeGreaterThan(100)
    expect(await usedBy(member)).toBe(0)
  })
})

const AFTER_THE_FIRST_WORD: [string, AiBehaviour][] = [
  ['a standstill', { kind: 'stall' }],
  ['a stream that ends early', { kind: 'ends-early' }],
  ['an error in the middle', { kind: 'error-amid' }],
  ['a connection cut in the middle', { kind: 'cut' }],
]

describe.each(AFTER_THE_FIRST_WORD)('%s', (_, behaviour) => {
  test('keeps message and partial answer, marks it, and costs nothing', async () => {
    ai.order(behaviour)
    const member = await memberOf(app)
    const refused = await member.browser.try(contract.askStrategist, ASKED)
    expect(refused).toMatchObject({ status: 502, body: { error: { code: 'chat.no-answer' } } })
    const { conversation } = await member.browser.call(contract.readRoom, { room: 'war-room' })
    expect(conversation?.chat_history).toMatchObject([
      { role: 'user', content: ASKED.message },
      { role: 'assistant', content: 'Breathe **out** ', state: 'failed', fallback: false },
    ])
    expect(await usedBy(member)).toBe(0)
    ai.order({ kind: 'answer' })
    const retried = await member.browser.call(contract.retryAnswer, { id: conversation?.id ?? '', language: 'en' })
    expect(retried.answer.state).toBe('complete')
  })
})

describe('an address where nothing listens', () => {
  test('makes the built-in strategist answer, says so, and costs nothing', async () => {
    const settings = {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1`,
      AI_MODEL: 'a-model',
    } as const
    const lonely = await createTestApp(settings)
    const member = await memberOf(lonely)
    const { answer, quota } = await member.browser.call(contract.askStrategist, ASKED)
    expect(answer).toMatchObject({ state: 'complete', model: 'builtin:strategist', fallback: true })
    expect(quota.used).toBe(0)
    await lonely.close()
  })
})

describe('an installation', () => {
  test('reports a silent provider within half a minute', () => {
    const { firstWordMs, stallMs, retries } = PROVIDER_LIMITS
    // The worst case: the first word comes at the last moment, and nothing after it. Retries are within the first limit.
    expect(firstWordMs + stallMs).toBeLessThanOrEqual(30_000)
    expect(retries).toBeGreaterThanOrEqual(1)
  })
})

describe('an answer of a provider', () => {
  test('may have one unreadable chunk', async () => {
    ai.order({ kind: 'bad-chunk' })
    const { browser } = await memberOf(app)
    expect((await browser.call(contract.askStrategist, ASKED)).answer.state).toBe('complete')
  })

  test('that is too long is marked as cut, and counts', async () => {
    ai.order({ kind: 'answer', reason: 'length' })
    const member = await memberOf(app)
    expect((await member.browser.call(contract.askStrategist, ASKED)).answer.state).toBe('cut')
    expect(await usedBy(member)).toBe(1)
  })

  test('that fails completely is marked and not charged, and the message stays', async () => {
    ai.order({ kind: 'status', status: 500 })
    const member = await memberOf(app)
    await app.pool.query('alter table quiz_results rename to quiz_results_away')
    const refused = await member.browser.try(contract.askStrategist, ASKED)
    await app.pool.query('alter table quiz_results_away rename to quiz_results')
    expect(refused).toMatchObject({ status: 502, body: { error: { code: 'chat.no-answer' } } })
    const { conversation } = await member.browser.call(contract.readRoom, { room: 'war-room' })
    expect(conversation?.chat_history).toMatchObject([
      { role: 'user', content: ASKED.message },
      { role: 'assistant', content: '', state: 'failed', trace: null },
    ])
    expect(await usedBy(member)).toBe(0)
  })
})

describe('a message', () => {
  test('is stored before the first word of the model', async () => {
    ai.order({ kind: 'hang' })
    const member = await memberOf(app)
    const before = ai.calls.length
    const reader = await readAnswer(app, member.browser, 'POST', contract.askStrategist.path, ASKED)
    await vi.waitFor(() => expect(ai.calls.length).toBe(before + 1), soon)
    const { conversation } = await member.browser.call(contract.readRoom, { room: 'war-room' })
    expect(conversation?.chat_history).toMatchObject([
      { role: 'user', content: ASKED.message, state: 'complete' },
      { role: 'assistant', content: '', state: 'streaming' },
    ])
    await reader.ended
  })
})

describe('stopping an answer', () => {
  test('keeps the partial text and ends the call at once', async () => {
    ai.order({ kind: 'answer', chunks: SENTENCES, pauseMs: 300 })
    const member = await memberOf(app)
    const reader = await readAnswer(app, member.browser, 'POST', contract.askStrategist.path, ASKED)
    await vi.waitFor(() => expect(reader.text()).toContain('Breathe out. '), soon)
    const [begun] = reader.events
    const id = begun?.type === 'begun' ? begun.conversation_id : ''
    const busy = await member.browser.try(contract.askStrategist, { ...ASKED, conversation_id: id })
    expect(busy).toMatchObject({ status: 409, body: { error: { code: 'chat.busy' } } })
    expect((await member.browser.try(contract.retryAnswer, { id, language: 'en' })).status).toBe(409)
    await member.browser.call(contract.stopAnswer, { id })
    const { answer } = await reader.ended
    expect(answer.state).toBe('stopped')
    expect(answer.content).toMatch(/^Breathe out\. /)
    expect(answer.content).not.toContain('Well done')
    expect(await usedBy(member)).toBe(1)
    await vi.waitFor(() => expect(ai.calls.at(-1)?.left).toBe(true), soon)
    expect((await member.browser.try(contract.stopAnswer, { id })).status).toBe(200)
  })

  test('does not happen when a tab is closed', async () => {
    ai.order({ kind: 'answer', chunks: SENTENCES, pauseMs: 150 })
    const member = await memberOf(app)
    const reader = await readAnswer(app, member.browser, 'POST', contract.askStrategist.path, ASKED)
    await vi.waitFor(() => expect(reader.text()).not.toBe(''), soon)
    await reader.leave()
    const [begun] = reader.events
    const id = begun?.type === 'begun' ? begun.conversation_id : ''
    const again = await readAnswer(app, member.browser, 'GET', `/api/conversations/${id}/answer`)
    const { answer } = await again.ended
    expect(answer).toMatchObject({ state: 'complete', content: SENTENCES.join('') })
    expect(again.text()).toBe(answer.content)
  })
})

describe('the safety gate', () => {
  test('answers instead of the provider, which is not called', async () => {
    ai.order({ kind: 'answer' })
    const before = ai.calls.length
    const { browser } = await memberOf(app)
    const { answer } = await browser.call(contract.askStrategist, { ...ASKED, message: 'I want to kill myself' })
    expect(answer.trace?.safety).toBe('self-harm')
    expect(answer.content).toContain('188 (CVV)')
    expect(ai.calls.length).toBe(before)
  })

  test('ends an answer before a forbidden sentence of the provider is shown', async () => {
    const bad = 'Sit in the sauna and drink no water for two days to make weight. '
    ai.order({ kind: 'answer', chunks: ['Breathe out. ', bad.slice(0, 20), bad.slice(20), 'More.'], pauseMs: 20 })
    const { browser } = await memberOf(app)
    const reader = await readAnswer(app, browser, 'POST', contract.askStrategist.path, ASKED)
    const { answer } = await reader.ended
    expect(answer).toMatchObject({ state: 'complete', trace: { safety: 'weight-cut' } })
    expect(answer.content).toMatch(/^Breathe out\./)
    expect(reader.text()).toBe(answer.content)
    expect(reader.text()).not.toContain('drink no water')
  })

  test('corrects a provider that claims to be a person', async () => {
    ai.order({ kind: 'answer', chunks: ['Breathe out. ', 'I am a human coach, trust me. ', 'More.'] })
    const { browser } = await memberOf(app)
    const { answer } = await browser.call(contract.askStrategist, ASKED)
    expect(answer).toMatchObject({ state: 'complete', trace: { safety: null } })
    expect(answer.content).toMatch(/^Breathe out\.\s+I'm an AI, not a person\./)
  })
})

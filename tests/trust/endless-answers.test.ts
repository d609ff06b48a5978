import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ANSWER_LENGTH } from '#contract/chat-rules.ts'
import * as contract from '#contract/conversations.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { type AiBehaviour, startFaultyAi } from '#tests/support/faulty-ai.ts'
import { memberOf } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'
import { someOf } from './in-turn.ts'

/** However much a provider sends, only a limited part is read, held in memory and stored. */

let app: TestApp
let ai: Awaited<ReturnType<typeof startFaultyAi>>

beforeAll(async () => {
  ai = await startFaultyAi()
  app = await createTestApp({ ...ai.settings('openai-compatible'), AI_FREE_MESSAGES: 1_000 })
})
afterAll(async () => {
  await app.close()
  await ai.close()
})

const MEGABYTE = 1_000_000
const ask = async (message = 'I want a raise but I fear my boss') => {
  const { browser } = await memberOf(app)
  const { answer } = await browser.call(contract.askStrategist, { message, template: 'career', language: 'en' })
  return answer
}
const chunk = (fields: object) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: fields, finish_reason: null }] })}\n\n`
const endless = (text: string, rest: Partial<Extract<AiBehaviour, { kind: 'endless' }>> = {}): AiBehaviour => ({
  kind: 'endless',
  text,
  ...rest,
})

const WORDS: [string, string][] = [
  ['without a full stop', 'breathe out and '],
  ['without a space', 'a'],
  ['of sentences', 'Breathe out. '],
  ['of empty lines', '\n'],
  ['of full stops', '.'],
  ['of brackets', '['],
  ['of invisible characters', '\u200b'],
]

describe('an endless answer', () => {
  test.each(someOf(WORDS))('%s is cut off and marked, and the call is aborted', async (_, piece) => {
    ai.order(endless(chunk({ content: piece.repeat(1_000) })))
    const answer = await ask()
    expect(answer).toMatchObject({ state: 'cut', model: 'openai-compatible:a-model' })
    expect(answer.content).toHaveLength(ANSWER_LENGTH)
    await vi.waitFor(() => expect(ai.calls.at(-1)?.left).toBe(true), soon)
  })

  test('in one chunk is cut off', async () => {
    ai.order({ kind: 'answer', chunks: ['a'.repeat(7 * MEGABYTE), 'b'] })
    const answer = await ask()
    expect(answer.state).toBe('cut')
    expect(answer.content).toHaveLength(ANSWER_LENGTH)
  })

  test('is shortened before it is sent to the provider as history', async () => {
    ai.order({ kind: 'answer', chunks: ['Breathe out. '.repeat(2_000)] }, { kind: 'answer' })
    const { browser } = await memberOf(app)
    const asked = { message: 'I want a raise', template: 'career', language: 'en' } as const
    const { conversation_id } = await browser.call(contract.askStrategist, asked)
    await browser.call(contract.askStrategist, { ...asked, conversation_id })
    expect(JSON.stringify(ai.calls.at(-1)?.body).length).toBeLessThan(20_000)
  })
})

const NO_ANSWER: [string, AiBehaviour][] = [
  ['an endless line', endless('x'.repeat(10_000))],
  ['endless reasoning', endless(chunk({ reasoning_content: 'hm '.repeat(3_000) }))],
  ['endless comments', endless(`: ${'x'.repeat(10_000)}\n\n`)],
  ['endless empty events', endless('data: {"choices":[]}\n\n'.repeat(500))],
  ['an endless body with status 401', endless('x'.repeat(10_000), { status: 401 })],
  ['an endless body with status 400', endless('{"error":'.repeat(1_000), { status: 400 })],
  ['very large headers', endless('', { headers: { 'x-many': 'x'.repeat(MEGABYTE) } })],
]

describe.each(someOf(NO_ANSWER))('after %s of the provider', (_, behaviour) => {
  test('the call is aborted and the built-in strategist answers', async () => {
    ai.order(behaviour)
    expect(await ask()).toMatchObject({ state: 'complete', model: 'builtin:strategist', fallback: true })
    await vi.waitFor(() => expect(ai.calls.at(-1)?.left).toBe(true), soon)
  })
})

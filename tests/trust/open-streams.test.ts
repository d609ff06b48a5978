import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as accounts from '#contract/accounts.ts'
import * as contract from '#contract/conversations.ts'
import { MOST_ANSWER_FOLLOWERS } from '#server/events/event-hub.ts'
import { type AnswerReader, readAnswer } from '#tests/support/answer-events.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { memberOf, type Person, signInElsewhere } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'

/** A person who loses access receives nothing more, and a member can only hold a limited number of streams. */

let app: TestApp
let ai: Awaited<ReturnType<typeof startFaultyAi>>

beforeAll(async () => {
  ai = await startFaultyAi()
  app = await createTestApp(ai.settings('openai-compatible'))
})
afterAll(async () => {
  await app.close()
  await ai.close()
})

/** An answer that takes much longer than the test waits. */
const SLOWLY = { kind: 'answer', chunks: Array<string>(200).fill('Breathe out. '), pauseMs: 300 } as const

async function askSlowly(member: Person) {
  ai.order(SLOWLY)
  const asked = { message: 'I want a raise but I fear my boss', template: 'career', language: 'en' }
  const reader = await readAnswer(app, member.browser, 'POST', contract.askStrategist.path, asked)
  await vi.waitFor(() => expect(reader.text()).not.toBe(''), soon)
  const [begun] = reader.events
  if (begun?.type !== 'begun') throw new Error('an answer begins with its beginning')
  return { reader, conversation_id: begun.conversation_id, call: ai.calls.at(-1) }
}

/** Records whether the stream has ended, with or without a last event. */
function watch({ ended }: AnswerReader) {
  const state = { over: false }
  const over = () => {
    state.over = true
  }
  void ended.then(over, over)
  return state
}

const banned = async ({ user_id }: Person) => {
  const admin = await memberOf(app, { membership_type: 'admin' })
  const { status } = await admin.browser.request('POST', `/api/admin/users/${user_id}/ban`, { reason: 'spam' })
  expect(status).toBe(200)
}

const LOSSES: [string, boolean, (member: Person) => Promise<unknown>][] = [
  ['when the member is banned', true, banned],
  ['when the account is deleted', true, ({ browser, password }) => browser.call(accounts.deleteAccount, { password })],
  ['when the member signs out', false, ({ browser }) => browser.call(accounts.signOut, {})],
]

describe('the stream of an answer', () => {
  test.each(LOSSES)('ends at once %s', async (_, stopsWriting, lose) => {
    const member = await memberOf(app)
    const { reader, call } = await askSlowly(member)
    const stream = watch(reader)
    await lose(member)
    await vi.waitFor(() => expect(stream.over).toBe(true), soon)
    if (stopsWriting) await vi.waitFor(() => expect(call?.left).toBe(true), soon)
  })

  test('ends on a device that signs out, and continues on another', async () => {
    const member = await memberOf(app)
    const elsewhere = await signInElsewhere(app, member)
    const { reader, conversation_id } = await askSlowly(member)
    const other = await readAnswer(app, elsewhere.browser, 'GET', `/api/conversations/${conversation_id}/answer`)
    const [here, there] = [watch(reader), watch(other)]
    await member.browser.call(accounts.signOut, {})
    await vi.waitFor(() => expect(here.over).toBe(true), soon)
    const seen = other.text().length
    await vi.waitFor(() => expect(other.text().length).toBeGreaterThan(seen), soon)
    expect(there.over).toBe(false)
    await other.leave()
    await elsewhere.browser.call(contract.stopAnswer, { id: conversation_id })
  })

  test(`is one of at most ${MOST_ANSWER_FOLLOWERS} per member: the oldest is ended, a new one is never refused`, async () => {
    const member = await memberOf(app)
    const { reader, conversation_id } = await askSlowly(member)
    const streams = [watch(reader)]
    for (let count = 0; count < 300; count++)
      streams.push(watch(await readAnswer(app, member.browser, 'GET', `/api/conversations/${conversation_id}/answer`)))
    await vi.waitFor(() => {
      expect(streams.filter(({ over }) => !over)).toHaveLength(MOST_ANSWER_FOLLOWERS)
    }, soon)
    expect(streams.slice(-MOST_ANSWER_FOLLOWERS).some(({ over }) => over)).toBe(false)
    await member.browser.call(contract.stopAnswer, { id: conversation_id })
    await vi.waitFor(() => expect(streams.every(({ over }) => over)).toBe(true), soon)
  })
})

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as contract from '#contract/conversations.ts'
import { readAnswer } from '#tests/support/answer-events.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'
import { startConversationJobs } from './delete-conversation.ts'

let app: TestApp
/** Another process on the same database. */
let neighbour: TestApp
let ai: Awaited<ReturnType<typeof startFaultyAi>>

beforeAll(async () => {
  ai = await startFaultyAi()
  const database = await createTestDatabase()
  const settings = { ...ai.settings('anthropic'), SESSION_SECRET: 'the-same-in-every-process-of-a-house' }
  app = await createTestApp(settings, { database })
  neighbour = await createTestApp(settings, { database: { ...database, close: async () => {} } })
})
afterAll(async () => {
  await neighbour.close()
  await app.close()
  await ai.close()
})

const ASKED = { message: 'I want a raise but I fear my boss', template: 'career', language: 'en' } as const
const SENTENCES = ['One. ', 'Two. ', 'Three. ', 'Four. ', 'Five.']

function isTheSameMemberThere({ browser }: Person) {
  const there = neighbour.browser()
  for (const [name, value] of browser.cookies) there.cookies.set(name, value)
  return there
}

async function askSlowly(member: Person) {
  ai.order({ kind: 'answer', chunks: SENTENCES, pauseMs: 350 })
  const reader = await readAnswer(app, member.browser, 'POST', contract.askStrategist.path, ASKED)
  await vi.waitFor(() => expect(reader.text()).not.toBe(''), soon)
  const [begun] = reader.events
  if (begun?.type !== 'begun') throw new Error('an answer begins with its beginning')
  return { reader, id: begun.conversation_id, answer_id: begun.answer_id }
}

/** Simulates that the writing process was killed this long ago. */
async function loseWriter(answer_id: string, seconds: number): Promise<void> {
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(
      'update chat_messages set updated_at = clock_timestamp() - make_interval(secs => $2) where id = $1',
      [answer_id, seconds],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** An answer under way without a writing process. */
async function abandoned(member: Person, content: string): Promise<{ id: string; answer_id: string }> {
  ai.order({ kind: 'answer' })
  const { conversation_id, answer } = await member.browser.call(contract.askStrategist, ASKED)
  await app.pool.query(`update chat_messages set state = 'streaming', content = $2 where id = $1`, [answer.id, content])
  return { id: conversation_id, answer_id: answer.id }
}

const usedBy = async ({ browser }: Person) => (await browser.call(contract.readRoom, { room: 'war-room' })).quota.used

describe('an answer that another process writes', () => {
  test('can be followed from its current text to its end', async () => {
    const member = await memberOf(app)
    const { reader, id } = await askSlowly(member)
    const browser = isTheSameMemberThere(member)
    const there = await readAnswer(neighbour, browser, 'GET', `/api/conversations/${id}/answer`)
    const [{ answer }, { answer: seen }] = await Promise.all([reader.ended, there.ended])
    expect(answer).toMatchObject({ state: 'complete', content: SENTENCES.join('') })
    expect(seen).toEqual(answer)
    expect(there.text()).toBe(answer.content)
    expect(there.events.filter(({ type }) => type === 'text').length).toBeGreaterThan(0)
  })

  test('blocks another message here too, and can be stopped from here', async () => {
    const member = await memberOf(app)
    const { reader, id } = await askSlowly(member)
    const browser = isTheSameMemberThere(member)
    expect((await browser.try(contract.retryAnswer, { id, language: 'en' })).status).toBe(409)
    await browser.call(contract.stopAnswer, { id })
    const { answer } = await reader.ended
    expect(answer.state).toBe('stopped')
    expect(answer.content).not.toContain('Five')
  })

  test('is sent completely after it has ended', async () => {
    ai.order({ kind: 'answer' })
    const member = await memberOf(app)
    const { conversation_id, answer } = await member.browser.call(contract.askStrategist, ASKED)
    const path = `/api/conversations/${conversation_id}/answer`
    const reader = await readAnswer(neighbour, isTheSameMemberThere(member), 'GET', path)
    expect(await reader.ended).toMatchObject({ answer })
    expect(reader.events.map(({ type }) => type)).toEqual(['begun', 'ended'])
    expect((await member.browser.request('HEAD', path)).status).toBe(200)
  })
})

describe('an answer whose end cannot be stored', () => {
  test('is stored completely when the database works again', async () => {
    const member = await memberOf(app)
    // A sequence is not rolled back, so it counts the attempts that fail.
    await app.pool.query(`
      create sequence refused_ends;
      create function refuse_end() returns trigger language plpgsql as $$
        begin if nextval('refused_ends') <= 6 then raise 'not now'; end if; return new; end $$;
      create trigger refuse_end before update on chat_messages for each row
        when (new.state <> 'streaming') execute function refuse_end()`)
    ai.order({ kind: 'answer' })
    const reader = await readAnswer(app, member.browser, 'POST', contract.askStrategist.path, ASKED)
    const { answer } = await reader.ended
    await app.pool.query('drop trigger refuse_end on chat_messages')
    expect(answer).toMatchObject({ state: 'complete', content: reader.text() })
  })

  test('is reported as ended only when it is stored as ended', async () => {
    const member = await memberOf(app)
    const { id, answer_id } = await abandoned(member, 'Breathe')
    const gaveUp = { text: 'Breathe', fallback: false, follow: () => () => {}, stored: Promise.resolve() }
    const find = vi.spyOn(app.services.answers, 'find').mockReturnValue(gaveUp)
    const reader = await readAnswer(app, member.browser, 'GET', `/api/conversations/${id}/answer`)
    await loseWriter(answer_id, 11)
    const { answer } = await reader.ended
    find.mockRestore()
    expect(reader.events.map(({ type }) => type)).toEqual(['begun', 'ended'])
    expect(answer).toMatchObject({ state: 'interrupted', content: 'Breathe' })
  })
})

describe('an answer whose process died', () => {
  test('counts as under way for 10 seconds, then as interrupted everywhere, and is not charged', async () => {
    const member = await memberOf(app)
    const { id, answer_id } = await abandoned(member, 'Breathe')
    await loseWriter(answer_id, 9)
    const state = async () => (await member.browser.call(contract.readConversation, { id })).chat_history[1]?.state
    expect(await state()).toBe('streaming')
    expect(await usedBy(member)).toBe(1)
    await loseWriter(answer_id, 11)
    expect(await state()).toBe('interrupted')
    expect(await usedBy(member)).toBe(0)
    const { chat_history } = await member.browser.call(contract.readConversation, { id })
    expect(chat_history[1]?.content).toBe('Breathe')
  })

  test('ends for its followers', async () => {
    const member = await memberOf(app)
    const { id, answer_id } = await abandoned(member, 'Breathe')
    const reader = await readAnswer(app, member.browser, 'GET', `/api/conversations/${id}/answer`)
    await loseWriter(answer_id, 11)
    expect((await reader.ended).answer).toMatchObject({ state: 'interrupted', content: 'Breathe' })
  })

  test('does not block the conversation', async () => {
    const member = await memberOf(app)
    const { id, answer_id } = await abandoned(member, '')
    await loseWriter(answer_id, 11)
    const retried = await member.browser.call(contract.retryAnswer, { id, language: 'en' })
    expect(retried.answer.state).toBe('complete')
    expect(retried.quota.used).toBe(1)
  })

  test('is found when a process starts', async () => {
    const members = [await memberOf(app), await memberOf(app)]
    const lost = await Promise.all(members.map((member) => abandoned(member, 'Half')))
    for (const { answer_id } of lost) await loseWriter(answer_id, 11)
    await startConversationJobs(app.services)
    const { rows } = await app.pool.query('select distinct state from chat_messages where id = any($1)', [
      lost.map(({ answer_id }) => answer_id),
    ])
    expect(rows).toEqual([{ state: 'interrupted' }])
    for (const member of members) expect(await usedBy(member)).toBe(0)
  })
})

describe('a process that stops', () => {
  test('lets an answer finish for a while, then keeps its partial text', async () => {
    const stopping = await createTestApp(ai.settings('google'))
    const member = await memberOf(stopping)
    ai.order({ kind: 'answer', chunks: SENTENCES, pauseMs: 400 })
    const reader = await readAnswer(stopping, member.browser, 'POST', contract.askStrategist.path, ASKED)
    await vi.waitFor(() => expect(reader.text()).not.toBe(''), soon)
    stopping.services.answers.finishWithin(100)
    expect((await member.browser.try(contract.askStrategist, ASKED)).status).toBe(503)
    expect((await reader.ended).answer).toMatchObject({
      state: 'interrupted',
      content: expect.stringMatching(/^One\./),
    })
    await stopping.close()
  })
})

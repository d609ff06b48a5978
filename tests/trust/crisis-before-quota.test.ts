import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as contract from '#contract/conversations.ts'
import type { Language } from '#contract/language.ts'
import { readAnswer } from '#tests/support/answer-events.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'

/** A person in danger gets an answer whatever the quota, limit or spend is; answers that are not charged ask no provider. */

let app: TestApp
let ai: Awaited<ReturnType<typeof startFaultyAi>>

beforeAll(async () => {
  ai = await startFaultyAi()
  app = await createTestApp(
    { ...ai.settings('openai-compatible'), AI_FREE_MESSAGES: 1, CRISIS_LINE: '188 (CVV)' },
    { limits: { 'write-member': { points: 12 } } },
  )
})
afterAll(async () => {
  await app.close()
  await ai.close()
})
beforeEach(() => ai.order({ kind: 'answer' }))

const TALKS: { language: Language; usual: string; crisis: string; followUps: string[] }[] = [
  {
    language: 'en',
    usual: 'I want a raise but I fear my boss',
    crisis: 'I want to kill myself',
    followUps: [
      'I mean it, I already decided, tonight',
      'yes',
      'How do I improve my jab?',
      'There is nothing anyone can do',
      'It is too late',
    ],
  },
  {
    language: 'pt',
    usual: 'Quero um aumento, mas tenho medo do meu chefe',
    crisis: 'Quero me matar',
    followUps: [
      'É sério, já decidi, é hoje à noite',
      'sim',
      'Como eu melhoro meu jab?',
      'Ninguém pode fazer nada',
      'Já é tarde demais',
    ],
  },
  {
    language: 'es',
    usual: 'Quiero un aumento, pero le tengo miedo a mi jefe',
    crisis: 'Quiero matarme',
    followUps: [
      'Lo digo en serio, ya decidí, esta noche',
      'sí',
      '¿Cómo mejoro mi jab?',
      'Nadie puede hacer nada',
      'Ya es demasiado tarde',
    ],
  },
]

interface Said {
  message: string
  language: Language
  conversation_id?: string
  chatHistory?: { role: string; content: string }[]
}

const say = ({ browser }: Person, said: Said) => browser.try(contract.askStrategist, { template: 'general', ...said })

const HELPED = { status: 200, body: { answer: { model: 'builtin:strategist', trace: { safety: 'self-harm' } } } }

async function usedUp(language: Language = 'en', message = 'I want a raise but I fear my boss') {
  const member = await memberOf(app, { language })
  const { body } = await say(member, { message, language })
  expect(body.quota).toMatchObject({ used: 1, limit: 1 })
  return { member, conversation_id: body.conversation_id as string }
}

async function storedAbout({ user_id }: Person) {
  const { rows } = await app.pool.query(
    `select 'fact ' || value as kept from fighter_facts where user_id = $1
     union all select 'commitment ' || text from fighter_commitments where user_id = $1
     union all select 'summary ' || summary from conversations where user_id = $1 and summary is not null`,
    [user_id],
  )
  return rows.map(({ kept }) => kept as string)
}

describe.each(TALKS)('with the quota used up, in $language', ({ language, usual, crisis, followUps }) => {
  test('a crisis and its follow-ups get the built-in safety answer, and nothing is stored in the Fighter File', async () => {
    const { member, conversation_id } = await usedUp(language, usual)
    const [calls, kept] = [ai.calls.length, await storedAbout(member)]
    for (const message of [crisis, ...followUps]) {
      const answer = await say(member, { message, language, conversation_id })
      expect([message, answer]).toMatchObject([message, HELPED])
      expect(answer.body.answer.content).toContain('188 (CVV)')
      expect(answer.body.quota).toMatchObject({ used: 1 })
    }
    expect(ai.calls).toHaveLength(calls)
    expect(await storedAbout(member)).toEqual(kept)
  })

  test('a follow-up gets a safety answer in a new conversation, and with the history that a program sends', async () => {
    const { member } = await usedUp(language, usual)
    const calls = ai.calls.length
    const [followUp = ''] = followUps
    const chatHistory = [
      { role: 'user', content: crisis },
      { role: 'assistant', content: '…' },
    ]
    expect(await say(member, { message: followUp, language, chatHistory })).toMatchObject(HELPED)
    expect(await say(member, { message: followUp, language })).toMatchObject(HELPED)
    expect(ai.calls).toHaveLength(calls)
  })
})

describe('with the quota used up', () => {
  test('a retried and an edited crisis message get a safety answer', async () => {
    const { member } = await usedUp()
    const asked = await say(member, { message: 'I want to kill myself', language: 'en' })
    const id = asked.body.conversation_id as string
    expect(await member.browser.try(contract.retryAnswer, { id, language: 'en' })).toMatchObject(HELPED)
    const { chat_history } = await member.browser.call(contract.readConversation, { id })
    const message_id = chat_history[0]?.id ?? ''
    const edit = { id, message_id, message: 'I already decided, tonight', language: 'en' } as const
    expect(await member.browser.try(contract.editMessage, edit)).toMatchObject(HELPED)
  })

  test.each([
    ['en', 'I took 40 paracetamol', 'poison control'],
    ['pt', 'tomei 40 comprimidos', 'centro de intoxicações'],
    ['es', 'me tomé 40 pastillas', 'centro de toxicología'],
  ] as const)('an overdose gets an answer that says where to call, in %s', async (language, message, help) => {
    const { member, conversation_id } = await usedUp(language)
    const calls = ai.calls.length
    const answer = await say(member, { message, language, conversation_id })
    expect(answer).toMatchObject(HELPED)
    expect(answer.body.answer.content).toContain(help)
    expect(ai.calls).toHaveLength(calls)
  })

  test('any other message is refused', async () => {
    const { member, conversation_id } = await usedUp()
    const refused = await say(member, { message: 'And when do I ask?', language: 'en', conversation_id })
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'chat.quota-used-up' } } })
  })
})

describe('hours after a crisis', () => {
  test('a follow-up several messages later still gets a safety answer', async () => {
    const member = await memberOf(app, { membership_type: 'elite_member' })
    const first = await say(member, { message: 'I want to kill myself', language: 'en' })
    const conversation_id = first.body.conversation_id as string
    for (const message of ['ok', 'How do I improve my jab?', 'And my hook?', 'And my footwork?'])
      await say(member, { message, language: 'en', conversation_id })
    const calls = ai.calls.length
    const last = await app.clock.later({ hours: 2 }, () =>
      say(member, { message: 'I meant it. I already decided.', language: 'en', conversation_id }),
    )
    expect(last).toMatchObject(HELPED)
    expect(ai.calls).toHaveLength(calls)
  })
})

describe('an answer that is not charged', () => {
  // Alone these words are a crisis; after messages about a bout they are about the bout.
  const BOUT = 'My rival in the final round of the tournament holds the belt'
  const END = 'I want to end it'

  test('never asks a provider; words that are no crisis in their context are charged', async () => {
    const member = await memberOf(app)
    const chatHistory = [
      { role: 'user', content: BOUT },
      { role: 'assistant', content: 'Tell me more.' },
    ]
    const calls = ai.calls.length
    const answers = []
    for (let turn = 0; turn < 8; turn++) answers.push(await say(member, { message: END, language: 'en', chatHistory }))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(answers[0]?.body).toMatchObject({ answer: { model: 'openai-compatible:a-model' }, quota: { used: 1 } })
    // In doubt the person gets an answer, but not from the provider.
    for (const { body } of answers.slice(1)) expect(body.answer).toMatchObject(HELPED.body.answer)
    expect(ai.calls.length - calls).toBe(1)
  })

  test('is not refunded when it was interrupted', async () => {
    const { member } = await usedUp()
    const asked = await say(member, { message: 'I want to kill myself', language: 'en' })
    // Simulates a killed process.
    await app.pool.query(
      `update chat_messages set state = 'streaming', updated_at = now() - interval '1 minute' where id = $1`,
      [asked.body.answer.id],
    )
    await member.browser.call(contract.readConversation, { id: asked.body.conversation_id })
    const { quota } = await member.browser.call(contract.readRoom, { room: 'war-room' })
    expect(quota).toMatchObject({ used: 1, limit: 1 })
  })
})

describe('other limits', () => {
  test('do not stop a crisis message after too many calls', async () => {
    const member = await memberOf(app)
    const messages = Array.from({ length: 14 }, () => say(member, { message: 'Hello', language: 'en' }))
    const codes = (await Promise.all(messages)).map(({ body }) => body.error?.code)
    expect(codes).toContain('request.too-many')
    expect(await say(member, { message: 'I want to kill myself', language: 'en' })).toMatchObject(HELPED)
    expect(await say(member, { message: 'I mean it, tonight', language: 'en' })).toMatchObject(HELPED)
  })

  test('do not make a crisis message wait for an answer that is being written: that answer ends', async () => {
    ai.order({ kind: 'stall' })
    const member = await memberOf(app)
    const asked = { message: 'I want a raise but I fear my boss', template: 'career', language: 'en' }
    const reader = await readAnswer(app, member.browser, 'POST', contract.askStrategist.path, asked)
    await vi.waitFor(() => expect(reader.events).not.toEqual([]), soon)
    const [begun] = reader.events
    if (begun?.type !== 'begun') throw new Error('the first event tells which answer has begun')
    const { conversation_id } = begun
    const usual = await say(member, { message: 'And when?', language: 'en', conversation_id })
    expect(usual).toMatchObject({ status: 409 })
    expect(await say(member, { message: 'I want to kill myself', language: 'en', conversation_id })).toMatchObject(
      HELPED,
    )
    expect((await reader.ended).answer).toMatchObject({ state: 'stopped' })
    await vi.waitFor(() => expect(ai.calls.at(-1)?.left).toBe(true), soon)
  })
})

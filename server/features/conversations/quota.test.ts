import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/conversations.ts'
import { changeTimeZone } from '#contract/profile.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { startFaultyAi } from '#tests/support/faulty-ai.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { setQuotaUsed } from '#tests/support/set-quota-used.ts'

let app: TestApp
let ai: Awaited<ReturnType<typeof startFaultyAi>>

beforeAll(async () => {
  ai = await startFaultyAi()
  app = await createTestApp({
    ...ai.settings('openai-compatible'),
    AI_FREE_MESSAGES: 3,
    AI_ELITE_MESSAGES: 5,
    AI_INPUT_PRICE: 2,
    AI_OUTPUT_PRICE: 10,
    AI_DAILY_SPEND_LIMIT: 1,
  })
})
afterAll(async () => {
  await app.close()
  await ai.close()
})

const ASKED = { message: 'I want a raise but I fear my boss', template: 'career', language: 'en' } as const

const quotaOf = async ({ browser }: Person) => (await browser.call(contract.readRoom, { room: 'war-room' })).quota

describe('the daily quota', () => {
  test('admits exactly one of 50 concurrent messages when one is left', async () => {
    const member = await memberOf(app)
    await setQuotaUsed(app.pool, member.user_id, 2)
    const before = ai.calls.length
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => member.browser.try(contract.askStrategist, ASKED)),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(refused).toHaveLength(49)
    for (const { body } of refused) expect(body.error.code).toBe('chat.quota-used-up')
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(ai.calls.length - before).toBe(1)
    expect(await quotaOf(member)).toMatchObject({ limit: 3, used: 3 })
  })

  test.each(['elite_member', 'fight_camp_coach', 'coach', 'admin'] as const)('is larger for %s', async (type) => {
    expect(await quotaOf(await memberOf(app, { membership_type: type }))).toMatchObject({ limit: 5, used: 0 })
  })

  test('resets at midnight in the member’s time zone', async () => {
    const member = await memberOf(app)
    await member.browser.call(changeTimeZone, { time_zone: 'Pacific/Kiritimati' })
    const { resets_at } = await quotaOf(member)
    expect(new Date(resets_at).getUTCHours()).toBe(10)
    const wait = Date.parse(resets_at) - Date.now()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(24 * 3_600_000)
    await setQuotaUsed(app.pool, member.user_id, 3)
    await app.clock.later({ days: 1 }, async () => {
      expect((await member.browser.try(contract.askStrategist, ASKED)).status).toBe(200)
    })
  })

  test('refuses a message before anything is stored', async () => {
    const { browser, user_id } = await memberOf(app)
    await setQuotaUsed(app.pool, user_id, 3)
    expect((await browser.try(contract.askStrategist, ASKED)).status).toBe(429)
    const { rows } = await app.pool.query('select from conversations where user_id = $1', [user_id])
    expect(rows).toEqual([])
  })

  test('does not apply to a member in danger', async () => {
    const { browser, user_id } = await memberOf(app)
    await setQuotaUsed(app.pool, user_id, 3)
    const answered = await browser.try(contract.askStrategist, { ...ASKED, message: 'I want to kill myself' })
    expect(answered).toMatchObject({ status: 200, body: { answer: { trace: { safety: 'self-harm' } } } })
  })
})

describe('a call of a provider', () => {
  test('is recorded with its cost', async () => {
    const { browser, user_id } = await memberOf(app)
    await browser.call(contract.askStrategist, ASKED)
    const { rows } = await app.pool.query(
      'select model, input_tokens, output_tokens, cost_micros::int from ai_calls where user_id = $1',
      [user_id],
    )
    expect(rows).toEqual([
      { model: 'openai-compatible:a-model', input_tokens: 57, output_tokens: 11, cost_micros: 57 * 2 + 11 * 10 },
    ])
  })

  test('contains the rules, the cards and the conversation so far', async () => {
    const { browser } = await memberOf(app)
    const { conversation_id, response } = await browser.call(contract.askStrategist, ASKED)
    await browser.call(contract.askStrategist, { ...ASKED, message: 'And when?', conversation_id })
    const messages = ai.calls.at(-1)?.body.messages as { role: string; content: string }[]
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(messages[0]?.content).toContain('card ')
    expect(messages.slice(1).map(({ content }) => content)).toEqual([ASKED.message, response, 'And when?'])
  })

  test('never exceeds the operator’s daily limit, after which the built-in strategist answers', async () => {
    await app.pool.query(
      `insert into ai_calls (model, input_tokens, output_tokens, cost_micros) values ('x:y', 1, 1, 1000000)`,
    )
    const before = ai.calls.length
    const { browser } = await memberOf(app)
    const { answer } = await browser.call(contract.askStrategist, ASKED)
    expect(answer).toMatchObject({ state: 'complete', model: 'builtin:strategist', fallback: true })
    expect(ai.calls.length).toBe(before)
    const next = await app.clock.later({ days: 1 }, () => browser.call(contract.askStrategist, ASKED))
    expect(next.answer).toMatchObject({ model: 'openai-compatible:a-model', fallback: false })
  })
})

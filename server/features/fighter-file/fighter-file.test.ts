import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askStrategist, saveConversation } from '#contract/conversations.ts'
import type { Input } from '#contract/endpoint.ts'
import { readFightCamp } from '#contract/fight-camp.ts'
import { CAMP_DAYS_AFTER } from '#contract/fight-camp-rules.ts'
import * as contract from '#contract/fighter-file.ts'
import { FACT_LENGTH } from '#contract/fighter-file-items.ts'
import { keepPlan } from '#contract/plans.ts'
import { changeTimeZone } from '#contract/profile.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { forgetExpiredFacts } from './forget-expired-facts.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ AI_FREE_MESSAGES: 50 })
})
afterAll(() => app.close())

const FIGHT = {
  message: 'My boxing fight is in six weeks and I keep gassing out in round two. I will run on Friday.',
  template: 'fight',
  language: 'en',
} as const

async function commitmentOf({ user_id }: Person, text = 'Run on Friday'): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    'insert into fighter_commitments (user_id, text) values ($1, $2) returning id',
    [user_id, text],
  )
  return rows[0]?.id ?? ''
}

describe('the Fighter File', () => {
  test('of a new member is empty, with every item except the name switched on', async () => {
    const { browser } = await memberOf(app)
    expect(await browser.call(contract.readFighterFile, {})).toEqual({
      facts: [],
      commitments: [],
      name: 'Robin Tester',
      quiz: null,
      streak: 0,
      training: { sessions: 0, minutes: 0, lesson: null },
      plans: 0,
      saved_sessions: 0,
      crisis_line: { line: null, by: 'time-zone', country: null },
      switched_off: ['name'],
    })
  })

  test('shows facts with their source, commitments, and live data', async () => {
    const { browser } = await memberOf(app)
    const { conversation_id, answer } = await browser.call(askStrategist, FIGHT)
    await browser.call(keepPlan, { message_id: answer.id })
    await browser.call(saveQuizResult, { answers: [3, 3, 3, 3] })
    await browser.call(saveConversation, { id: conversation_id, topic: 'First fight' })
    const file = await browser.call(contract.readFighterFile, {})
    expect(file).toMatchObject({ quiz: { fire_level: 65 }, streak: 1, plans: 1, saved_sessions: 1 })
    expect(file.facts.map(({ key }) => key)).toEqual(expect.arrayContaining(['event', 'event_date', 'sport']))
    for (const fact of file.facts) expect(fact).toMatchObject({ source: 'message', conversation_id, room: 'war-room' })
    expect(file.commitments).toMatchObject([{ text: expect.stringMatching(/run/i), outcome: null }])
  })

  test('shows only the member’s own data', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    await other.browser.call(askStrategist, FIGHT)
    await commitmentOf(other)
    expect(await member.browser.call(contract.readFighterFile, {})).toMatchObject({ facts: [], commitments: [] })
  })
})

describe('the crisis line', () => {
  const DANGER = { message: 'I want to kill myself', template: 'general', language: 'en' } as const
  const choose = async (
    { browser }: Person,
    crisis_country: Input<typeof contract.changeCrisisCountry>['crisis_country'],
  ) => (await browser.call(contract.changeCrisisCountry, { crisis_country })).crisis_line

  test('is that of the chosen country, in the file and in the answer to a message in danger', async () => {
    const member = await memberOf(app)
    const { browser } = member
    await browser.call(changeTimeZone, { time_zone: 'America/Sao_Paulo' })
    const { crisis_line } = await browser.call(contract.readFighterFile, {})
    expect(crisis_line).toEqual({ line: 'CVV, 188', by: 'time-zone', country: 'BR' })

    const chosen = { line: '988 Suicide & Crisis Lifeline, 988', by: 'choice', country: 'US' }
    expect(await choose(member, 'US')).toEqual(chosen)
    expect((await browser.call(contract.readFighterFile, {})).crisis_line).toEqual(chosen)
    const { response } = await browser.call(askStrategist, DANGER)
    expect(response).toContain(chosen.line)
    expect(response).not.toContain('CVV')
  })

  test('follows the time zone again when the member takes the choice back', async () => {
    const member = await memberOf(app)
    await member.browser.call(changeTimeZone, { time_zone: 'Europe/Madrid' })
    expect(await choose(member, 'none')).toEqual({ line: null, by: 'choice', country: null })
    expect((await member.browser.call(askStrategist, DANGER)).response).not.toContain('024')
    expect(await choose(member, null)).toMatchObject({ by: 'time-zone', country: 'ES' })
    expect((await member.browser.call(askStrategist, DANGER)).response).toContain('024')
  })

  test('of other members does not change', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    await choose(member, 'IE')
    expect((await other.browser.call(contract.readFighterFile, {})).crisis_line.country).toBeNull()
  })

  test.each(['XX', 'br', '', 7, undefined])(
    'is not changed by the choice %j, which is refused',
    async (crisis_country) => {
      const member = await memberOf(app)
      await choose(member, 'IE')
      const answer = await member.browser.request('PUT', contract.changeCrisisCountry.path, { crisis_country })
      expect(answer).toMatchObject({ status: 400, body: { error: { fields: { crisis_country: expect.anything() } } } })
      expect((await member.browser.call(contract.readFighterFile, {})).crisis_line.country).toBe('IE')
    },
  )
})

describe('a fact', () => {
  test('can be written, corrected and deleted by the member', async () => {
    const { browser } = await memberOf(app)
    await browser.call(contract.writeFact, { key: 'goal', value: 'Win' })
    const { facts } = await browser.call(contract.writeFact, { key: 'goal', value: '  Win the belt ' })
    expect(facts).toMatchObject([{ key: 'goal', value: 'Win the belt', source: 'member', conversation_id: null }])
    expect((await browser.call(contract.forgetFact, { key: 'goal' })).facts).toEqual([])
    expect((await browser.try(contract.forgetFact, { key: 'goal' })).status).toBe(404)
  })

  test('from a message counts as the member’s own after a correction', async () => {
    const { browser } = await memberOf(app)
    await browser.call(askStrategist, FIGHT)
    const { facts } = await browser.call(contract.writeFact, { key: 'sport', value: 'kickboxing' })
    expect(facts.find(({ key }) => key === 'sport')).toMatchObject({
      source: 'member',
      room: null,
      value: 'kickboxing',
    })
  })

  test.each([
    ['event_date', '2020-01-01'],
    ['confidence', 'high'],
    ['hours_a_week', 'many'],
    ['goal', '  '],
    ['goal', 'x'.repeat(FACT_LENGTH + 1)],
  ] as const)('with an invalid value is refused: %s %s', async (key, value) => {
    const { browser } = await memberOf(app)
    const answer = await browser.try(contract.writeFact, { key, value })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid', fields: { value: {} } } } })
  })

  test('with an unknown key is refused', async () => {
    const { browser } = await memberOf(app)
    const answer = await browser.request('PUT', '/api/fighter-file/facts/bank_account', { value: 'x' })
    expect(answer.status).toBe(404)
  })

  test('that has expired is neither shown nor stored', async () => {
    const { browser, user_id } = await memberOf(app)
    await app.clock.later({ days: -1_000 }, () => browser.call(contract.writeFact, { key: 'goal', value: 'Win' }))
    await browser.call(contract.writeFact, { key: 'sport', value: 'judo' })
    const { facts } = await browser.call(contract.readFighterFile, {})
    expect(facts.map(({ key }) => key)).toEqual(['sport'])
    await forgetExpiredFacts(app.services)
    const { rows } = await app.pool.query('select key from fighter_facts where user_id = $1', [user_id])
    expect(rows).toEqual([{ key: 'sport' }])
  })
})

test('switching an item off and on again does not change the file', async () => {
  const { browser } = await memberOf(app)
  const file = await browser.call(contract.writeFact, { key: 'goal', value: 'Win' })
  const off = await browser.call(contract.switchFileItem, { item: 'goal', enabled: false })
  expect(off).toEqual({ ...file, switched_off: ['name', 'goal'] })
  expect(await browser.call(contract.switchFileItem, { item: 'goal', enabled: false })).toEqual(off)
  expect(await browser.call(contract.switchFileItem, { item: 'goal', enabled: true })).toEqual(file)
})

describe('a commitment', () => {
  test('gets its outcome from the member, who can change it later', async () => {
    const member = await memberOf(app)
    const id = await commitmentOf(member)
    for (const outcome of [4, 9]) {
      const { commitments } = await member.browser.call(contract.closeCommitment, { id, outcome })
      expect(commitments).toMatchObject([{ id, outcome }])
    }
    expect((await member.browser.call(contract.forgetCommitment, { id })).commitments).toEqual([])
    expect((await member.browser.try(contract.forgetCommitment, { id })).status).toBe(404)
  })

  test.each([0, 11, 5.5])('accepts no outcome of %d', async (outcome) => {
    const member = await memberOf(app)
    const id = await commitmentOf(member)
    expect((await member.browser.try(contract.closeCommitment, { id, outcome })).status).toBe(400)
  })

  test('of another member is not found, like a missing one', async () => {
    const [owner, other] = [await memberOf(app), await memberOf(app)]
    const id = await commitmentOf(owner)
    for (const named of [id, randomUUID()]) {
      expect((await other.browser.try(contract.closeCommitment, { id: named, outcome: 1 })).status).toBe(404)
      expect((await other.browser.try(contract.forgetCommitment, { id: named })).status).toBe(404)
    }
    expect((await owner.browser.call(contract.readFighterFile, {})).commitments).toMatchObject([{ id, outcome: null }])
  })
})

test('an event stays two weeks longer than the coaches know of it, for the question how it went', async () => {
  const { browser, user_id } = await memberOf(app)
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  await browser.call(contract.writeFact, { key: 'event_date', value: tomorrow })
  const stored = async () => {
    await forgetExpiredFacts(app.services)
    const { rows } = await app.pool.query('select key from fighter_facts where user_id = $1', [user_id])
    return rows
  }
  await app.clock.later({ days: 3 }, async () => {
    expect(await stored()).toEqual([{ key: 'event_date' }])
    expect((await browser.call(contract.readFighterFile, {})).facts).toEqual([])
    expect((await browser.call(readFightCamp, {})).camp).toMatchObject({ event_date: tomorrow })
  })
  await app.clock.later({ days: 3 + CAMP_DAYS_AFTER }, async () => expect(await stored()).toEqual([]))
})

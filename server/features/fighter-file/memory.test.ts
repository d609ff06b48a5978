import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askStrategist, editMessage, readConversation, retryAnswer } from '#contract/conversations.ts'
import { readFighterFile, switchFileItem, writeFact } from '#contract/fighter-file.ts'
import { FILE_ITEMS } from '#contract/fighter-file-items.ts'
import { changeTimeZone } from '#contract/profile.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import type { Room } from '#contract/rooms.ts'
import { logTraining } from '#contract/training.ts'
import type { CoachMemory } from '#server/features/conversations/public.ts'
import type { Reading } from '#server/strategist/strategist.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { createMemory } from './create-memory.ts'

let app: TestApp
let memory: CoachMemory

beforeAll(async () => {
  app = await createTestApp({ AI_FREE_MESSAGES: 50 })
  memory = createMemory(app.services)
})
afterAll(() => app.close())

const TRAINING = {
  id: '0b9a3a46-5a57-4c3c-9a44-7a1f5d3c2b10',
  day: new Date().toISOString().slice(0, 10),
  kind: 'sparring',
  minutes: 60,
  effort: 7,
  word: null,
} as const

const FIGHT = {
  message: 'My boxing fight is in six weeks and I keep gassing out in round two. I train 4 hours a week.',
  template: 'fight',
  language: 'en',
} as const

/** A stored message in a new conversation. */
async function messageOf({ user_id }: Person, room: Room = 'war-room') {
  const { rows } = await app.pool.query<{ conversation_id: string; message_id: string }>(
    `with c as (
       insert into conversations (user_id, room, template, language, open) values ($1, $2, 'fight', 'en', false) returning id
     )
     insert into chat_messages (conversation_id, user_id, position, role, content, template)
     select id, $1, 1, 'user', 'words', 'fight' from c returning conversation_id, id as message_id`,
    [user_id, room],
  )
  if (!rows[0]) throw new Error('no message was stored')
  return { ...rows[0], room }
}

async function tell(person: Person, reading: Partial<Reading>, room: Room = 'war-room') {
  const place = await messageOf(person, room)
  const whole: Reading = {
    act: 'new-problem',
    said: {},
    slots: reading.said ?? {},
    asks: null,
    matters: [],
    concepts: { matters: [], questions: [], acts: [], feelings: [], frames: [], dangers: [] },
    commitments: [],
    ...reading,
  }
  await memory.remember(person.user_id, { ...place, reading: whole })
  return { ...place, reading: whole }
}

async function known({ user_id }: Person, room: Room = 'war-room') {
  const read = await memory.readMemory(user_id, { room, conversation_id: '6a1f0c9e-0000-4000-8000-000000000001' })
  return { ...read, facts: Object.fromEntries(read.facts.map(({ key, value }) => [key, value])) }
}

/** In how many days each fact expires. */
async function daysLeft({ user_id }: Person) {
  const { rows } = await app.pool.query<{ key: string; days: number }>(
    `select key, round(extract(epoch from expires_at - now()) / 86400)::int as days from fighter_facts where user_id = $1`,
    [user_id],
  )
  return Object.fromEntries(rows.map(({ key, days }) => [key, days]))
}

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('a fact from a message', () => {
  test('is known to every coach afterwards, with any model, and named as used', async () => {
    const member = await memberOf(app)
    await member.browser.call(askStrategist, FIGHT)
    expect((await known(member, 'ai-ember')).facts).toMatchObject({ sport: 'boxing', hours_a_week: '4' })
    const elsewhere = { message: 'What should I do this week?', template: 'fight', language: 'en' } as const
    const { answer } = await member.browser.call(askStrategist, { ...elsewhere, room: 'ai-volt' })
    expect(answer.trace?.used.length).toBeGreaterThan(0)
  })

  test('replaces an earlier one', async () => {
    const member = await memberOf(app)
    await tell(member, { said: { goal: 'win one fight', sport: 'judo' } })
    await tell(member, { said: { goal: 'win the belt' } })
    expect((await known(member)).facts).toEqual({ goal: 'win the belt', sport: 'judo' })
  })

  test('about feelings is known only to the coach who was told', async () => {
    const member = await memberOf(app)
    await tell(member, { said: { emotion: 'afraid', confidence: 4, sport: 'judo' } }, 'ai-ember')
    expect((await known(member, 'ai-ember')).facts).toEqual({ emotion: 'afraid', confidence: '4', sport: 'judo' })
    expect((await known(member, 'war-room')).facts).toEqual({ sport: 'judo' })
  })

  test('expires: feelings after 14 days, an event after its day, the rest after 180 days', async () => {
    const member = await memberOf(app)
    await member.browser.call(changeTimeZone, { time_zone: 'Pacific/Auckland' })
    await tell(member, { said: { event: 'my first fight', emotion: 'afraid', goal: 'win' } })
    expect(await daysLeft(member)).toEqual({ event: 180, emotion: 14, goal: 180 })
    await tell(member, { said: { event_date: dayFrom(40) } })
    const { rows } = await app.pool.query(
      `select key, (expires_at at time zone 'Pacific/Auckland')::text as ends from fighter_facts
       where user_id = $1 and key like 'event%' order by key`,
      [member.user_id],
    )
    const ends = `${dayFrom(41)} 00:00:00`
    expect(rows).toEqual([
      { key: 'event', ends },
      { key: 'event_date', ends },
    ])
    const knownAfter = (days: number) => app.clock.later({ days }, async () => Object.keys((await known(member)).facts))
    expect(await knownAfter(13)).toEqual(['emotion', 'event', 'event_date', 'goal'])
    expect(await knownAfter(15)).toEqual(['event', 'event_date', 'goal'])
    expect(await knownAfter(42)).toEqual(['goal'])
    expect(await knownAfter(181)).toEqual([])
  })

  test('about another event removes the date of the old one', async () => {
    const member = await memberOf(app)
    await tell(member, { said: { event: 'my first fight', event_date: dayFrom(40) } })
    await tell(member, { said: { event: 'my job interview' }, slots: { event: 'my job interview' } })
    expect((await known(member)).facts).toEqual({ event: 'my job interview' })
    expect(await daysLeft(member)).toEqual({ event: 180 })
  })

  test('is forgotten when the message is edited', async () => {
    const member = await memberOf(app)
    const { conversation_id } = await member.browser.call(askStrategist, FIGHT)
    const { chat_history } = await member.browser.call(readConversation, { id: conversation_id })
    const message_id = chat_history[0]?.id ?? ''
    const edit = { id: conversation_id, message_id, message: 'I want to sleep better', language: 'en' } as const
    await member.browser.call(editMessage, edit)
    expect(Object.keys((await known(member)).facts)).not.toContain('sport')
    const { facts } = await member.browser.call(readFighterFile, {})
    expect(facts.map(({ key }) => key)).not.toContain('hours_a_week')
  })

  test('stays known when its conversation is deleted', async () => {
    const member = await memberOf(app)
    await tell(member, { said: { sport: 'judo' }, commitments: [{ text: 'Run', due_date: null }] })
    await app.pool.query('delete from conversations where user_id = $1', [member.user_id])
    const { facts, commitments } = await known(member)
    expect(facts).toEqual({ sport: 'judo' })
    expect(commitments).toMatchObject([{ text: 'Run' }])
  })

  test('is not stored when the safety gate answered', async () => {
    const member = await memberOf(app)
    const message = 'I want to kill myself before my boxing fight in six weeks. I will do it on Friday.'
    const { answer } = await member.browser.call(askStrategist, { ...FIGHT, message })
    expect(answer.trace?.safety).toBe('self-harm')
    expect(await member.browser.call(readFighterFile, {})).toMatchObject({ facts: [], commitments: [] })
  })
})

describe('a fact that the member entered', () => {
  test('is replaced only by an explicit statement in a message', async () => {
    const member = await memberOf(app)
    await member.browser.call(writeFact, { key: 'obstacle', value: 'My left knee' })
    for (const act of ['objection', 'wants-detail', 'thanks', 'off-topic'] as const)
      await tell(member, { act, said: { obstacle: 'no time' } })
    expect((await known(member)).facts).toEqual({ obstacle: 'My left knee' })
    await tell(member, { act: 'answer', said: { obstacle: 'my LEFT knee' } })
    expect((await member.browser.call(readFighterFile, {})).facts).toMatchObject([{ source: 'member' }])
    await tell(member, { act: 'answer', said: { obstacle: 'my weight' } })
    expect((await member.browser.call(readFighterFile, {})).facts).toMatchObject([
      { value: 'my weight', source: 'message', room: 'war-room' },
    ])
  })

  test('about feelings is known to every coach', async () => {
    const member = await memberOf(app)
    await member.browser.call(writeFact, { key: 'confidence', value: '6' })
    expect((await known(member, 'ai-tide')).facts).toEqual({ confidence: '6' })
    expect(await daysLeft(member)).toEqual({ confidence: 14 })
  })
})

describe('an item that is switched off', () => {
  test('is in no coach’s memory, item by item', async () => {
    const member = await memberOf(app)
    await member.browser.call(saveQuizResult, { answers: [3, 3, 3, 3] })
    await member.browser.call(logTraining, TRAINING)
    const said = {
      goal: 'win',
      obstacle: 'time',
      event: 'fight',
      event_date: dayFrom(9),
      sport: 'judo',
      level: 'beginner',
    }
    const more = {
      hours_a_week: 4,
      money: '$ 100',
      people: 'my coach',
      emotion: 'afraid',
      confidence: 4,
      tried: 'running',
    }
    const { conversation_id } = await tell(member, {
      said: { ...said, ...more },
      commitments: [{ text: 'Run', due_date: null }],
    })
    await app.pool.query(`update conversations set summary = 'Earlier words' where id = $1`, [conversation_id])
    const items = async () => {
      const read = await memory.readMemory(member.user_id, { room: 'war-room', conversation_id })
      const live = [
        read.full_name && 'name',
        read.quiz && 'quiz',
        read.streak > 0 && 'streak',
        read.training && 'training',
        read.commitments.length > 0 && 'commitments',
        read.summary && 'summary',
      ]
      return [...live.filter(Boolean), ...read.facts.map(({ key }) => key)].sort()
    }
    expect(await items()).toEqual(FILE_ITEMS.filter((item) => item !== 'name').sort())
    await member.browser.call(switchFileItem, { item: 'name', enabled: true })
    expect(await items()).toEqual([...FILE_ITEMS].sort())
    for (const item of FILE_ITEMS) {
      await member.browser.call(switchFileItem, { item, enabled: false })
      expect(await items(), item).toEqual(FILE_ITEMS.filter((other) => other !== item).sort())
      await member.browser.call(switchFileItem, { item, enabled: true })
    }
  })

  test('is neither used in an answer nor stored', async () => {
    const member = await memberOf(app)
    await member.browser.call(saveQuizResult, { answers: [3, 3, 3, 3] })
    await tell(member, { said: { sport: 'capoeira', event_date: dayFrom(30) } })
    for (const item of FILE_ITEMS) await member.browser.call(switchFileItem, { item, enabled: false })
    const { facts } = await member.browser.call(readFighterFile, {})
    for (const room of ['war-room', 'ai-ember', 'ai-volt'] as const) {
      const asked = { message: 'What should I do this week?', template: 'fight', language: 'en', room } as const
      const { answer } = await member.browser.call(askStrategist, asked)
      expect(answer.trace?.used).toEqual([])
      expect(answer.content).not.toContain('capoeira')
    }
    await member.browser.call(askStrategist, { ...FIGHT, message: `${FIGHT.message} I will run on Friday.` })
    expect(await member.browser.call(readFighterFile, {})).toMatchObject({ facts, commitments: [] })
  })
})

describe('a commitment', () => {
  const run = { text: 'I will run', due_date: null }

  test('is asked about until it has an outcome, those due first', async () => {
    const member = await memberOf(app)
    await tell(member, { commitments: [{ text: 'later', due_date: dayFrom(9) }, run] })
    await tell(member, { commitments: [{ text: 'due', due_date: dayFrom(-1) }] })
    await tell(member, { commitments: [{ text: 'long due', due_date: dayFrom(-5) }] })
    const texts = async () => (await known(member)).commitments.map(({ text }) => text)
    expect(await texts()).toEqual(['long due', 'due', 'I will run', 'later'])
    await tell(member, { act: 'progress', outcome: 7 })
    expect(await texts()).toEqual(['due', 'I will run', 'later'])
    const { commitments } = await member.browser.call(readFighterFile, {})
    expect(commitments.find(({ text }) => text === 'long due')?.outcome).toBe(7)
  })

  test('that is repeated before its outcome is one commitment, afterwards a new one', async () => {
    const member = await memberOf(app)
    await tell(member, { commitments: [run] })
    await tell(member, { commitments: [{ ...run, text: 'i will RUN' }] })
    const texts = async () => (await known(member)).commitments.map(({ text }) => text)
    expect(await texts()).toEqual(['I will run'])
    await tell(member, { act: 'progress', outcome: 9, commitments: [run] })
    expect(await texts()).toEqual(['I will run'])
    expect((await member.browser.call(readFighterFile, {})).commitments).toHaveLength(2)
  })

  test('is stored and closed once, also when its message is answered again', async () => {
    const member = await memberOf(app)
    await tell(member, { commitments: [run] })
    await tell(member, { commitments: [{ text: 'I will swim', due_date: null }] })
    const { reading, ...place } = await tell(member, {
      act: 'progress',
      outcome: 5,
      commitments: [{ text: 'I will box', due_date: null }],
    })
    await memory.remember(member.user_id, { ...place, reading })
    const { commitments } = await member.browser.call(readFighterFile, {})
    expect(commitments.map(({ text, outcome }) => [text, outcome])).toEqual([
      ['I will box', null],
      ['I will swim', null],
      ['I will run', 5],
    ])
  })

  test('can be a due step of a plan, which an outcome ticks off', async () => {
    const member = await memberOf(app)
    const { user_id } = member
    await app.pool.query(
      `with p as (insert into plans (user_id, title, metric, if_then) values ($1, 'Plan', '', '') returning id)
       insert into plan_steps (plan_id, user_id, position, text, due_date)
       select p.id, $1, number, 'Step ' || number, current_date + number - 2 from p, generate_series(1, 3) as number`,
      [user_id],
    )
    await member.browser.call(changeTimeZone, { time_zone: 'UTC' })
    expect((await known(member)).commitments.map(({ text }) => text)).toEqual(['Step 1', 'Step 2'])
    const { reading, ...place } = await tell(member, { act: 'progress', outcome: 8 })
    await memory.remember(user_id, { ...place, reading })
    const { rows } = await app.pool.query(
      'select text, outcome, done_at is not null as done from plan_steps where user_id = $1 order by position',
      [user_id],
    )
    expect(rows).toEqual([
      { text: 'Step 1', outcome: 8, done: true },
      { text: 'Step 2', outcome: null, done: false },
      { text: 'Step 3', outcome: null, done: false },
    ])
  })

  test('is asked about, and the number in the reply is its outcome', async () => {
    const member = await memberOf(app)
    await tell(member, { commitments: [{ text: 'I will run on Friday', due_date: dayFrom(-2) }] })
    const asked = {
      message: 'My first fight is in six weeks and I freeze in sparring',
      template: 'fight',
      language: 'en',
    } as const
    const first = await member.browser.call(askStrategist, asked)
    expect(first.response).toMatch(/run on Friday/)
    expect(first.answer.trace?.used).toContain('commitments')
    const { conversation_id } = first
    await member.browser.call(askStrategist, { ...asked, message: '8', conversation_id })
    const file = await member.browser.call(readFighterFile, {})
    expect(file.commitments).toMatchObject([{ text: 'I will run on Friday', outcome: 8 }])
    expect(file.facts.map(({ key }) => key)).not.toContain('confidence')
    await member.browser.call(retryAnswer, { id: conversation_id, language: 'en' })
    expect((await known(member)).commitments).toEqual([])
  })
})

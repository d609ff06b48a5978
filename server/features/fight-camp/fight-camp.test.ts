import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDashboard } from '#contract/dashboard.ts'
import { readFightCamp } from '#contract/fight-camp.ts'
import { forgetFact, writeFact } from '#contract/fighter-file.ts'
import { changeTimeZone } from '#contract/profile.ts'
import type { Template } from '#contract/strategy.ts'
import { addFightResult } from '#contract/training.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const dayIn = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

async function fighterWith(event: string | undefined, event_date: string): Promise<Person> {
  const person = await memberOf(app)
  await person.browser.call(changeTimeZone, { time_zone: 'UTC' })
  await person.browser.call(writeFact, { key: 'event_date', value: event_date })
  if (event) await person.browser.call(writeFact, { key: 'event', value: event })
  return person
}

async function planOf(
  { user_id }: Person,
  steps: readonly [text: string, due_date: string | null][],
  template: Template = 'fight',
): Promise<void> {
  const { rows } = await app.pool.query<{ id: string }>(
    `with talk as (
       insert into conversations (user_id, room, language, template, open) values ($1, 'war-room', 'en', $2, false) returning id
     ), answer as (
       insert into chat_messages (conversation_id, user_id, position, role, content, template)
       select id, $1, 0, 'assistant', 'Do this.', $2 from talk returning id
     )
     insert into plans (user_id, message_id, title, metric, if_then)
     select $1, id, 'Last longer', 'Rounds', 'If tired, breathe' from answer returning id`,
    [user_id, template],
  )
  for (const [position, [text, due_date]] of steps.entries())
    await app.pool.query(
      'insert into plan_steps (plan_id, user_id, position, text, due_date) values ($1, $2, $3, $4, $5)',
      [rows[0]?.id, user_id, position, text, due_date],
    )
}

describe('a fight camp', () => {
  test('is there as soon as an event has a date, with the steps until then', async () => {
    const fighter = await fighterWith('my first amateur fight', dayIn(20))
    await planOf(fighter, [
      ['Run on Friday', dayIn(3)],
      ['Rest', dayIn(40)],
      ['Whenever', null],
    ])
    const { camp } = await fighter.browser.call(readFightCamp, {})
    expect(camp).toMatchObject({
      event: 'my first amateur fight',
      event_date: dayIn(20),
      named_on: dayIn(0),
      today: dayIn(0),
      is_fight: true,
    })
    expect(camp?.steps.map(({ step }) => step.text)).toEqual(['Run on Friday'])
    expect((await fighter.browser.call(readDashboard, {})).has_fight_camp).toBe(true)
  })

  test('is not there for a member without a date', async () => {
    const { browser } = await memberOf(app)
    await browser.call(writeFact, { key: 'event', value: 'my first amateur fight' })
    expect(await browser.call(readFightCamp, {})).toEqual({ camp: null })
    expect((await browser.call(readDashboard, {})).has_fight_camp).toBe(false)
  })

  test('ends when the member makes the coaches forget the date', async () => {
    const { browser } = await fighterWith(undefined, dayIn(10))
    await browser.call(forgetFact, { key: 'event_date' })
    expect(await browser.call(readFightCamp, {})).toEqual({ camp: null })
  })

  test.each([
    ['minha primeira luta amadora', true],
    ['examen de cinturón', true],
    ['something with my crew', true],
    ['my job interview', false],
    ['a prova do vestibular', false],
  ])('takes “%s” for a fight: %s', async (event, is_fight) => {
    const { browser } = await fighterWith(event, dayIn(10))
    expect((await browser.call(readFightCamp, {})).camp?.is_fight).toBe(is_fight)
  })

  test('lists no steps of a plan about something else', async () => {
    const fighter = await fighterWith('my first amateur fight', dayIn(20))
    await planOf(fighter, [['Run on Friday', dayIn(3)]])
    await planOf(fighter, [['Rehearse the number aloud', dayIn(2)]], 'career')
    const { camp } = await fighter.browser.call(readFightCamp, {})
    expect(camp?.steps.map(({ step }) => step.text)).toEqual(['Run on Friday'])
  })

  test('on its day is what today’s round is about', async () => {
    const { browser } = await fighterWith('my first amateur fight', dayIn(0))
    expect((await browser.call(readDashboard, {})).round).toEqual({
      ...{ kind: 'event_day', event: 'my first amateur fight', is_fight: true, is_warm: false },
    })
  })

  test('in its last week is counted down on the poster, up to the day itself', async () => {
    const { browser } = await fighterWith('my first amateur fight', dayIn(8))
    const weekWith = async (days: number) => {
      await browser.call(writeFact, { key: 'event_date', value: dayIn(days) })
      return (await browser.call(readDashboard, {})).fight_week
    }
    expect(await weekWith(8)).toBeNull()
    expect(await weekWith(7)).toEqual({ days: 7, is_fight: true })
    expect(await weekWith(1)).toEqual({ days: 1, is_fight: true })
    expect(await weekWith(0)).toBeNull()
  })

  test('asks the day after the fight how it went, until the member has told', async () => {
    const { browser } = await fighterWith('my first amateur fight', dayIn(1))
    await app.clock.later({ days: 2 }, async () => {
      expect((await browser.call(readDashboard, {})).round).toEqual({
        kind: 'debrief',
        debrief: { event: 'my first amateur fight', event_date: dayIn(-1) },
      })
      const result = {
        day: dayIn(-1),
        outcome: 'loss',
        opponent: null,
        method: null,
        learnt: 'Breathe earlier',
      } as const
      await browser.call(addFightResult, { id: randomUUID(), kind: 'competition', ...result })
      expect((await browser.call(readFightCamp, {})).camp).toMatchObject({ is_debriefed: true })
      const { round, streak } = await browser.call(readDashboard, {})
      expect(round).not.toMatchObject({ kind: 'debrief' })
      expect(streak.current, 'the answer counts for its day').toBe(1)
    })
  })

  test('does not ask for the result of a job interview', async () => {
    const { browser } = await fighterWith('my job interview', dayIn(1))
    await app.clock.later({ days: 2 }, async () => {
      expect((await browser.call(readDashboard, {})).round).not.toMatchObject({ kind: 'debrief' })
    })
  })
})

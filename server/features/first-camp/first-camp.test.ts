import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveQuote } from '#contract/art-of-war.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { leaveFirstCamp, lookBackInCamp, resumeFirstCamp } from '#contract/first-camp.ts'
import { listPlans, tickPlanStep } from '#contract/plans.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import { finishPowerUp } from '#contract/streak.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const onDay = <T>(day: number, act: () => Promise<T>) => app.clock.later({ days: day - 1 }, act)
const read = ({ browser }: Person) => browser.call(readDashboard, {})

/** A session that lasts through the camp. */
async function camper(): Promise<Person> {
  const member = await memberOf(app)
  await app.pool.query(`update sessions set expires_at = now() + interval '60 days' where user_id = $1`, [
    member.user_id,
  ])
  return member
}

/** As a plan of the War Room is kept, without waiting for the strategist. */
async function keepFirstPlan({ user_id }: Person): Promise<void> {
  const now = app.clock.now()
  await app.pool.query(
    `with plan as (
       insert into plans (user_id, title, metric, if_then, created_at) values ($1, 'First fight', '', '', $2) returning id
     ), said as (insert into activities (user_id, kind, created_at) values ($1, 'chat_message', $2))
     insert into plan_steps (plan_id, user_id, position, text) select id, $1, 0, 'Clinch drills' from plan`,
    [user_id, now],
  )
}

async function tickFirstStep({ browser }: Person): Promise<void> {
  const { plans } = await browser.call(listPlans, {})
  const [plan] = plans
  const step = plan?.steps[0]
  if (!plan || !step) throw new Error('there is no step to tick')
  await browser.call(tickPlanStep, { id: plan.id, step_id: step.id, done: true })
}

describe('the first camp of a new account', () => {
  test('goes through seven days, one task a day, and ends with seven days in a row', async () => {
    const member = await camper()
    const { browser } = member
    const isDone = (tomorrow: object) =>
      expect(read(member)).resolves.toMatchObject({ round: { kind: 'done', tomorrow } })

    expect(await read(member)).toMatchObject({
      round: { kind: 'power_up', is_back: false },
      first_camp: { state: 'running', day: 1 },
    })
    await browser.call(finishPowerUp, {})
    await isDone({ kind: 'camp', task: 'quiz' })

    await onDay(2, async () => {
      expect(await read(member)).toMatchObject({ round: { kind: 'camp', task: 'quiz' }, first_camp: { day: 2 } })
      await browser.call(saveQuizResult, { answers: [0, 1, 0, 2] })
      await isDone({ kind: 'camp', task: 'plan' })
    })
    await onDay(3, async () => {
      expect(await read(member)).toMatchObject({ round: { kind: 'camp', task: 'plan' } })
      await keepFirstPlan(member)
      await isDone({ kind: 'camp', task: 'quote' })
    })
    await onDay(4, async () => {
      expect(await read(member)).toMatchObject({ round: { kind: 'camp', task: 'quote' } })
      await browser.call(saveQuote, { quote_id: 'thousand-days', language: 'en' })
      // The Power-Up of tomorrow was done on the first day.
      await isDone({ kind: 'streak', days: 5 })
    })
    await onDay(5, async () => {
      expect(await read(member)).toMatchObject({ round: { kind: 'power_up' }, first_camp: { day: 5 } })
      await browser.call(finishPowerUp, {})
      await isDone({ kind: 'camp', task: 'follow_up' })
    })
    await onDay(6, async () => {
      expect(await read(member)).toMatchObject({ round: { kind: 'camp', task: 'follow_up' } })
      await tickFirstStep(member)
      await isDone({ kind: 'camp', task: 'look_back' })
    })
    await onDay(7, async () => {
      expect(await read(member)).toMatchObject({ round: { kind: 'camp', task: 'look_back' } })
      await browser.call(lookBackInCamp, {})
      expect(await read(member)).toMatchObject({
        round: { kind: 'done', did: ['look_back'], tomorrow: { kind: 'streak', days: 8 } },
        first_camp: { state: 'finished', day: 7 },
        streak: { current: 7 },
      })
    })
    await onDay(8, async () => expect((await read(member)).first_camp).toBeNull())
  })

  test('waits for whoever has been away: the same task, and a way back', async () => {
    const member = await camper()
    await onDay(2, () => member.browser.call(saveQuizResult, { answers: [0, 1, 0, 2] }))
    await onDay(12, async () => {
      expect(await read(member)).toMatchObject({
        round: { kind: 'camp', task: 'plan', is_back: true },
        first_camp: { state: 'running', day: 3 },
      })
      await keepFirstPlan(member)
      expect(await read(member)).toMatchObject({ round: { kind: 'done', tomorrow: { kind: 'camp', task: 'quote' } } })
    })
    await onDay(13, async () =>
      expect(await read(member)).toMatchObject({ round: { kind: 'camp', task: 'quote', is_back: false } }),
    )
  })

  test('does not ask again for what was done before its day, also when its plan is gone', async () => {
    const member = await camper()
    const { browser } = member
    await browser.call(saveQuizResult, { answers: [0, 1, 0, 2] })
    await keepFirstPlan(member)
    await tickFirstStep(member)
    await app.pool.query('delete from plans where user_id = $1', [member.user_id])
    const states = async () => (await read(member)).first_camp?.tasks.map(({ state }) => state)
    expect(await states()).toEqual(['done', 'done', 'done', 'ahead', 'ahead', 'done', 'ahead'])
    for (const day of [2, 3])
      await onDay(day, async () =>
        expect(await read(member)).toMatchObject({ round: { kind: 'power_up' }, first_camp: { day } }),
      )
    await onDay(4, async () => expect(await read(member)).toMatchObject({ round: { kind: 'camp', task: 'quote' } }))
  })

  test('can be left and taken up again where it was', async () => {
    const member = await camper()
    const { browser } = member
    await onDay(2, async () => {
      await browser.call(leaveFirstCamp, {})
      await browser.call(leaveFirstCamp, {})
      expect(await read(member)).toMatchObject({ round: { kind: 'quiz' }, first_camp: { state: 'left', day: 2 } })
      await browser.call(saveQuizResult, { answers: [0, 1, 0, 2] })
    })
    await onDay(5, async () => {
      await browser.call(resumeFirstCamp, {})
      expect(await read(member)).toMatchObject({
        round: { kind: 'camp', task: 'plan' },
        first_camp: { state: 'running', day: 3 },
      })
    })
  })
})

describe('an account that is older than the first camp', () => {
  test('is offered one while it is young, and starts it when it wants to', async () => {
    const member = await camper()
    await app.pool.query('delete from first_camps where user_id = $1', [member.user_id])
    expect(await read(member)).toMatchObject({ round: { kind: 'quiz' }, first_camp: { state: 'offered' } })
    await onDay(31, async () => expect((await read(member)).first_camp).toBeNull())
    await onDay(10, async () => {
      await member.browser.call(resumeFirstCamp, {})
      expect((await read(member)).first_camp).toMatchObject({ state: 'running', day: 1 })
    })
  })
})

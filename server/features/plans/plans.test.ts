import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { askStrategist, deleteConversation } from '#contract/conversations.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { PLAN_STEP_LENGTH } from '#contract/plan-rules.ts'
import * as contract from '#contract/plans.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ AI_FREE_MESSAGES: 50 })
})
afterAll(() => app.close())

const FIGHT = {
  message: 'My boxing fight is in six weeks and I keep gassing out in round two',
  template: 'fight',
  language: 'en',
} as const

async function answerFor({ browser }: Person) {
  const { answer, conversation_id } = await browser.call(askStrategist, FIGHT)
  expect(answer.has_plan).toBe(true)
  return { message_id: answer.id, conversation_id }
}

async function planOf(person: Person) {
  return await person.browser.call(contract.keepPlan, { message_id: (await answerFor(person)).message_id })
}

/** Inserts a plan with these due dates. */
async function planDue({ user_id }: Person, title: string, days: (string | null)[]) {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into plans (user_id, title, metric, if_then) values ($1, $2, 'Rounds', 'If, then') returning id`,
    [user_id, title],
  )
  const id = rows[0]?.id ?? ''
  await app.pool.query(
    `insert into plan_steps (plan_id, user_id, position, text, due_date)
     select $1, $2, number, $3 || ' ' || number, day from unnest($4::date[]) with ordinality as given (day, number)`,
    [id, user_id, title, days],
  )
  return id
}

async function activitiesOf({ user_id }: Person): Promise<string[]> {
  const { rows } = await app.pool.query<{ kind: string }>('select kind from activities where user_id = $1', [user_id])
  return rows.map(({ kind }) => kind)
}

describe('keeping an answer as a plan', () => {
  test('stores its title, dated steps, measure and if–then rule', async () => {
    const member = await memberOf(app)
    const { message_id, conversation_id } = await answerFor(member)
    const { rows } = await app.pool.query('select plan from chat_messages where id = $1', [message_id])
    const { title, metric, if_then, steps } = rows[0].plan
    const kept = await member.browser.try(contract.keepPlan, { message_id })
    expect(kept.status).toBe(201)
    expect(kept.body).toMatchObject({ title, metric, if_then, conversation_id })
    expect(kept.body.steps.map(({ text, due_date }) => ({ text, due_date }))).toEqual(steps)
    expect(kept.body.steps.every(({ done_at, outcome }) => done_at === null && outcome === null)).toBe(true)
    expect((await member.browser.call(contract.listPlans, {})).plans).toEqual([kept.body])
  })

  test('twice, also at the same time, stores one plan', async () => {
    const member = await memberOf(app)
    const { message_id } = await answerFor(member)
    const kept = await Promise.all([1, 2, 3].map(() => member.browser.call(contract.keepPlan, { message_id })))
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1)
    expect(await member.browser.call(contract.keepPlan, { message_id })).toEqual(kept[0])
    expect((await member.browser.call(contract.listPlans, {})).plans).toHaveLength(1)
  })

  test('is refused for a missing answer, the member’s own message or a deleted conversation', async () => {
    const member = await memberOf(app)
    const { message_id, conversation_id } = await answerFor(member)
    const { rows } = await app.pool.query(`select id from chat_messages where conversation_id = $1 and role = 'user'`, [
      conversation_id,
    ])
    for (const id of [randomUUID(), rows[0].id])
      expect((await member.browser.try(contract.keepPlan, { message_id: id })).status).toBe(404)
    await member.browser.call(deleteConversation, { id: conversation_id })
    expect((await member.browser.try(contract.keepPlan, { message_id })).status).toBe(404)
  })

  test('is independent of the conversation it came from', async () => {
    const member = await memberOf(app)
    const plan = await planOf(member)
    await app.pool.query('delete from conversations where user_id = $1', [member.user_id])
    expect((await member.browser.call(contract.listPlans, {})).plans).toEqual([{ ...plan, conversation_id: null }])
  })
})

describe('other people’s plans', () => {
  test('are not found, like missing plans', async () => {
    const [owner, other] = [await memberOf(app), await memberOf(app)]
    const { message_id } = await answerFor(owner)
    const plan = await owner.browser.call(contract.keepPlan, { message_id })
    const own = await planOf(other)
    const [id, step_id] = [plan.id, plan.steps[0]?.id ?? '']
    const { browser } = other
    const text = 'Mine now'
    const refused = [
      await browser.try(contract.keepPlan, { message_id }),
      await browser.try(contract.tickPlanStep, { id, step_id, done: true }),
      await browser.try(contract.tickPlanStep, { id: own.id, step_id, done: true }),
      await browser.try(contract.changePlanStep, { id, step_id, text, due_date: null }),
      await browser.try(contract.changePlanStep, { id: own.id, step_id, text, due_date: null }),
      await browser.try(contract.deletePlan, { id }),
      await browser.request('GET', contract.exportPlan.path.replace(':id', id)),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404))
    expect((await owner.browser.call(contract.listPlans, {})).plans).toEqual([plan])
  })
})

describe('ticking a step off', () => {
  test('counts for the streak once, also when it is opened again', async () => {
    const member = await memberOf(app)
    const id = await planDue(member, 'Plan', ['2026-12-01'])
    const [plan] = (await member.browser.call(contract.listPlans, {})).plans
    const step_id = plan?.steps[0]?.id ?? ''
    const events = await eventsOf(app, member.user_id)
    const ticked = await member.browser.call(contract.tickPlanStep, { id, step_id, done: true })
    const done_at = ticked.steps[0]?.done_at
    expect(Date.parse(done_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await vi.waitFor(() => expect(events.map(({ type }) => type)).toEqual(['streak-changed', 'data-changed']), soon)
    const again = await member.browser.call(contract.tickPlanStep, { id, step_id, done: true })
    expect(again.steps[0]?.done_at).toBe(done_at)
    const opened = await member.browser.call(contract.tickPlanStep, { id, step_id, done: false })
    expect(opened.steps[0]?.done_at).toBeNull()
    expect(await activitiesOf(member)).toEqual(['plan_step'])
    expect((await member.browser.call(readDashboard, {})).streak).toMatchObject({ current: 1, active_today: true })
  })

  test('is stored only together with its activity', async () => {
    const member = await memberOf(app)
    const id = await planDue(member, 'Plan', [null])
    const [plan] = (await member.browser.call(contract.listPlans, {})).plans
    const step_id = plan?.steps[0]?.id ?? ''
    await app.pool.query(`alter table activities add constraint no_step check (kind <> 'plan_step') not valid`)
    try {
      expect((await member.browser.try(contract.tickPlanStep, { id, step_id, done: true })).status).toBe(500)
    } finally {
      await app.pool.query('alter table activities drop constraint no_step')
    }
    expect((await member.browser.call(contract.listPlans, {})).plans).toEqual([plan])
  })
})

describe('changing a step', () => {
  test('changes its text and date, and its place in the list', async () => {
    const member = await memberOf(app)
    const id = await planDue(member, 'Plan', ['2026-12-01', '2026-12-02'])
    const [plan] = (await member.browser.call(contract.listPlans, {})).plans
    const step_id = plan?.steps[0]?.id ?? ''
    const change = { id, step_id, text: '  Run hills  ', due_date: '2026-12-09' }
    const changed = await member.browser.call(contract.changePlanStep, change)
    expect(changed.steps.map(({ text, due_date }) => [text, due_date])).toEqual([
      ['Plan 2', '2026-12-02'],
      ['Run hills', '2026-12-09'],
    ])
    const undated = await member.browser.call(contract.changePlanStep, { ...change, due_date: null })
    expect(undated.steps[1]?.due_date).toBeNull()
  })

  test.each([
    { text: '   ', due_date: null },
    { text: 'x'.repeat(PLAN_STEP_LENGTH + 1), due_date: null },
    { text: 'Run', due_date: '2026-02-30' },
    { text: 'Run', due_date: 'tomorrow' },
  ])('to %j is refused', async (change) => {
    const member = await memberOf(app)
    const id = await planDue(member, 'Plan', ['2026-12-01'])
    const [plan] = (await member.browser.call(contract.listPlans, {})).plans
    const step_id = plan?.steps[0]?.id ?? ''
    expect((await member.browser.try(contract.changePlanStep, { id, step_id, ...change })).status).toBe(400)
    expect((await member.browser.call(contract.listPlans, {})).plans).toEqual([plan])
  })
})

test('deleting a plan deletes its steps, and its answer can be kept again', async () => {
  const member = await memberOf(app)
  const { message_id } = await answerFor(member)
  const { id } = await member.browser.call(contract.keepPlan, { message_id })
  await member.browser.call(contract.deletePlan, { id })
  expect((await member.browser.try(contract.deletePlan, { id })).status).toBe(404)
  const { rows } = await app.pool.query('select from plan_steps where user_id = $1', [member.user_id])
  expect(rows).toEqual([])
  expect((await member.browser.call(contract.keepPlan, { message_id })).id).not.toBe(id)
})

describe('the calendar of a plan', () => {
  test('is a file to download, with the dated steps', async () => {
    const member = await memberOf(app)
    const id = await planDue(member, 'Plan', ['2026-12-01', null, '2026-12-03'])
    const answer = await member.browser.request<string>('GET', contract.exportPlan.path.replace(':id', id))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kiai-plan.ics"')
    expect(answer.body.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
      'DTSTART;VALUE=DATE:20261201',
      'DTSTART;VALUE=DATE:20261203',
    ])
    expect(answer.body).toContain('SUMMARY:Plan 1\r\n')
  })

  test('is not found for a plan without dates', async () => {
    const member = await memberOf(app)
    const id = await planDue(member, 'Plan', [null])
    expect((await member.browser.request('GET', contract.exportPlan.path.replace(':id', id))).status).toBe(404)
  })
})

describe('the dashboard', () => {
  test('shows the three steps of all plans that are due next, and how many are open', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    await planDue(other, 'Other', ['2026-11-01'])
    const first = await planDue(member, 'First', ['2026-12-05', null, '2026-12-01'])
    await planDue(member, 'Second', ['2026-12-03', '2026-12-09'])
    const { plans } = await member.browser.call(readDashboard, {})
    expect(plans.count).toBe(5)
    expect(plans.open.map(({ plan_title, step }) => [plan_title, step.text, step.due_date])).toEqual([
      ['First', 'First 3', '2026-12-01'],
      ['Second', 'Second 1', '2026-12-03'],
      ['First', 'First 1', '2026-12-05'],
    ])
    const step_id = plans.open[0]?.step.id ?? ''
    await member.browser.call(contract.tickPlanStep, { id: first, step_id, done: true })
    const after = (await member.browser.call(readDashboard, {})).plans
    expect(after.count).toBe(4)
    expect(after.open.map(({ step }) => step.text)).toEqual(['Second 1', 'First 1', 'Second 2'])
  })
})

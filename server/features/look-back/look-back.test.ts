import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, mondayOf } from '#contract/day-rules.ts'
import { readShelf, readWeek } from '#contract/look-back.ts'
import { changeTimeZone } from '#contract/profile.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import { addBelt, addFightResult, logTraining } from '#contract/training.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const today = () => app.clock.now().toISOString().slice(0, 10)

async function memberInUtc(): Promise<Person> {
  const person = await memberOf(app)
  await person.browser.call(changeTimeZone, { time_zone: 'UTC' })
  return person
}

type Step = { text: string; done_at: string | null; outcome?: number }

async function planOf({ user_id }: Person, title: string, steps: readonly Step[]): Promise<void> {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into plans (user_id, title, metric, if_then) values ($1, $2, 'Rounds', 'If tired, breathe') returning id`,
    [user_id, title],
  )
  for (const [position, { text, done_at, outcome = null }] of steps.entries())
    await app.pool.query(
      `insert into plan_steps (plan_id, user_id, position, text, done_at, outcome) values ($1, $2, $3, $4, $5, $6)`,
      [rows[0]?.id, user_id, position, text, done_at, outcome],
    )
}

describe('the week of a member', () => {
  test('who did nothing is empty', async () => {
    const { browser } = await memberInUtc()
    const from = mondayOf(today())
    expect(await browser.call(readWeek, {})).toEqual({
      from,
      to: addDays(from, 6),
      today: today(),
      first_week: null,
      active_days: [],
      fire: null,
      steps_kept: 0,
      training: { sessions: 0, minutes: 0 },
      quotes_saved: 0,
      best: null,
    })
  })

  test('adds up what was done in it, and names what went best', async () => {
    const member = await memberInUtc()
    const { browser } = member
    await browser.call(saveQuizResult, { answers: [0, 0, 0] })
    await browser.call(saveQuizResult, { answers: [3, 3, 3, 3] })
    await browser.call(logTraining, {
      id: randomUUID(),
      day: today(),
      kind: 'sparring',
      minutes: 45,
      effort: 7,
      word: null,
    })
    const now = app.clock.now().toISOString()
    await planOf(member, 'Last longer', [
      { text: 'Run', done_at: now, outcome: 6 },
      { text: 'Clinch drills', done_at: now, outcome: 9 },
      { text: 'Long ago', done_at: '2020-01-01T00:00:00Z', outcome: 10 },
      { text: 'Open', done_at: null },
    ])
    expect(await browser.call(readWeek, {})).toMatchObject({
      active_days: [today()],
      first_week: mondayOf(today()),
      fire: { level: 65, before: expect.any(Number) },
      steps_kept: 2,
      training: { sessions: 1, minutes: 45 },
      best: { text: 'Clinch drills', outcome: 9 },
    })
    const before = await browser.call(readWeek, { week: addDays(today(), -7) })
    expect(before).toMatchObject({ steps_kept: 0, fire: null, training: { sessions: 0 }, active_days: [] })
  })

  test('is the one before while the new one has nothing in it', async () => {
    const { browser, user_id } = await memberInUtc()
    await app.pool.query(
      `insert into activities (user_id, kind, created_at) select $1, 'power_up', $2::timestamptz + days * interval '1 day'
        from generate_series(0, 5) days`,
      [user_id, `${addDays(mondayOf(today()), -7)}T12:00:00Z`],
    )
    const from = addDays(mondayOf(today()), -7)
    const opened = await browser.call(readWeek, {})
    expect(opened).toMatchObject({ from, today: today() })
    expect(opened.active_days).toHaveLength(6)
    expect(await browser.call(readWeek, { week: today() })).toMatchObject({ from: mondayOf(today()), active_days: [] })
  })

  test('is that of their time zone', async () => {
    const member = await memberInUtc()
    // Monday 2026-11-09 at 03:00 in UTC is still Sunday in Los Angeles.
    await planOf(member, 'Zones', [{ text: 'Late on Sunday', done_at: '2026-11-09T03:00:00Z' }])
    expect(await member.browser.call(readWeek, { week: '2026-11-09' })).toMatchObject({ steps_kept: 1 })
    await member.browser.call(changeTimeZone, { time_zone: 'America/Los_Angeles' })
    expect(await member.browser.call(readWeek, { week: '2026-11-09' })).toMatchObject({ steps_kept: 0 })
    expect(await member.browser.call(readWeek, { week: '2026-11-08' })).toMatchObject({ steps_kept: 1 })
  })
})

test('the shelf has finished plans, milestones, belts and competitions, newest first', async () => {
  const member = await memberInUtc()
  const { browser, user_id } = member
  await planOf(member, 'Finished', [{ text: 'Run', done_at: '2026-03-02T12:00:00Z' }])
  await planOf(member, 'Half done', [
    { text: 'Run', done_at: '2026-03-02T12:00:00Z' },
    { text: 'Rest', done_at: null },
  ])
  await browser.call(addBelt, { id: randomUUID(), art: 'Judo', grade: 'Brown belt', day: '2025-06-01' })
  const result = { day: '2026-05-09', outcome: 'win', opponent: null, method: 'Ippon', learnt: null } as const
  await browser.call(addFightResult, { id: randomUUID(), kind: 'competition', ...result })
  await browser.call(addFightResult, { id: randomUUID(), kind: 'sparring', ...result })
  await app.pool.query(
    `insert into activities (user_id, kind, created_at)
      select $1, 'power_up', day from generate_series('2026-01-01 12:00Z'::timestamptz, '2026-01-08 12:00Z', '1 day') day`,
    [user_id],
  )
  const { items } = await browser.call(readShelf, {})
  expect(items).toMatchObject([
    { kind: 'result', day: '2026-05-09', outcome: 'win', method: 'Ippon' },
    { kind: 'plan', day: '2026-03-02', title: 'Finished', steps: 1 },
    { kind: 'milestone', day: '2026-01-07', days: 7 },
    { kind: 'belt', day: '2025-06-01', art: 'Judo', grade: 'Brown belt' },
  ])
})

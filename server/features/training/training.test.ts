import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { askStrategist } from '#contract/conversations.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { addDays } from '#contract/day-rules.ts'
import type { Input, Output } from '#contract/endpoint.ts'
import { readFighterFile, switchFileItem } from '#contract/fighter-file.ts'
import { changeTimeZone } from '#contract/profile.ts'
import * as contract from '#contract/training.ts'
import { TRAINING_PAGE } from '#contract/training-rules.ts'
import { createMemory } from '#server/features/fighter-file/public.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ AI_FREE_MESSAGES: 50 })
})
afterAll(() => app.close())

const today = () => app.clock.now().toISOString().slice(0, 10)
const daysAgo = (days: number) => addDays(today(), -days)

const session = (more: Partial<Input<typeof contract.logTraining>> = {}) => ({
  id: randomUUID(),
  day: today(),
  kind: 'sparring' as const,
  minutes: 60,
  effort: 7,
  word: 'Sharp jab',
  ...more,
})
const result = (more: Partial<Input<typeof contract.addFightResult>> = {}) => ({
  id: randomUUID(),
  kind: 'competition' as const,
  day: daysAgo(3),
  outcome: 'loss' as const,
  opponent: 'Brown belt',
  method: 'Decision',
  learnt: 'Hands up after the jab',
  ...more,
})

type Imported = Output<typeof contract.importTraining>
const send = (person: Person, step: 'check' | 'add', file: string) =>
  person.browser.request<Imported>('POST', `/api/training/import/${step}`, Buffer.from(file), {
    'content-type': 'text/csv',
  })
const exportOf = async ({ browser }: Person) =>
  (await browser.request<string>('GET', contract.exportTraining.path)).body

describe('a session', () => {
  test('that is sent twice, also at once, is stored once', async () => {
    const { browser } = await memberOf(app)
    const sent = session()
    const [first, second] = await Promise.all([
      browser.call(contract.logTraining, sent),
      browser.call(contract.logTraining, sent),
    ])
    expect(second).toEqual(first)
    // The first one counts, whatever a later one says.
    expect(await browser.call(contract.logTraining, { ...sent, minutes: 90 })).toEqual(first)
    const { entries } = await browser.call(contract.listTraining, {})
    expect(entries).toEqual([first])
  })

  test('of today counts for the streak, and one of an earlier day does not repair it', async () => {
    const member = await memberOf(app)
    const streak = async () => (await member.browser.call(readDashboard, {})).streak
    await member.browser.call(contract.logTraining, session({ day: daysAgo(1) }))
    expect(await streak()).toMatchObject({ current: 0, active_today: false })
    await member.browser.call(contract.logTraining, session())
    expect(await streak()).toMatchObject({ current: 1, active_today: true })
    const { rows } = await app.pool.query('select kind from activities where user_id = $1', [member.user_id])
    expect(rows).toEqual([{ kind: 'training_logged' }])
  })

  test('belongs to the day where the member is', async () => {
    const { browser } = await memberOf(app)
    await browser.call(changeTimeZone, { time_zone: 'Pacific/Kiritimati' })
    await app.clock.later({ days: 0 }, async () => {
      // There it is up to one day later than in UTC, and one more is allowed for those who have just travelled.
      const answer = await browser.try(contract.logTraining, session({ day: addDays(today(), 1) }))
      expect(answer.status).toBe(201)
    })
    expect(await browser.try(contract.logTraining, session({ day: addDays(today(), 3) }))).toMatchObject({
      status: 422,
      body: { error: { code: 'training.day-in-future' } },
    })
    expect(await browser.try(contract.logTraining, session({ day: '2019-01-01' }))).toMatchObject({
      status: 422,
      body: { error: { code: 'training.day-too-old' } },
    })
  })

  test.each([
    { minutes: 0 },
    { minutes: 601 },
    { effort: 11 },
    { effort: 5.5 },
    { word: 'x'.repeat(281) },
    { word: ' ' },
  ])('with %j is refused', async (more) => {
    const { browser } = await memberOf(app)
    expect((await browser.try(contract.logTraining, session(more))).status).toBe(400)
  })

  test('can be changed and deleted by its member alone', async () => {
    const [owner, other] = [await memberOf(app), await memberOf(app)]
    const sent = session()
    await owner.browser.call(contract.logTraining, sent)
    const changed = { ...sent, minutes: 45, word: null }
    expect((await other.browser.try(contract.changeTraining, changed)).status).toBe(404)
    expect((await other.browser.try(contract.deleteTraining, sent)).status).toBe(404)
    // The id is the page's own: nobody learns that somebody else has it.
    expect((await other.browser.try(contract.logTraining, sent)).status).toBe(201)
    expect(await owner.browser.call(contract.changeTraining, changed)).toEqual(changed)
    await owner.browser.call(contract.deleteTraining, sent)
    expect((await owner.browser.call(contract.listTraining, {})).entries).toEqual([])
    expect((await other.browser.call(contract.listTraining, {})).entries).toHaveLength(1)
  })

  test('is listed by its day, page by page, each once', async () => {
    const { browser } = await memberOf(app)
    const days = Array.from({ length: TRAINING_PAGE + 5 }, (_, index) => daysAgo(Math.floor(index / 3)))
    for (const day of days) await browser.call(contract.logTraining, session({ day }))
    const first = await browser.call(contract.listTraining, {})
    expect(first.entries).toHaveLength(TRAINING_PAGE)
    const second = await browser.call(contract.listTraining, { cursor: first.next ?? '' })
    const all = [...first.entries, ...second.entries]
    expect(second.next).toBeNull()
    expect(all.map(({ day }) => day)).toEqual(days)
    expect(new Set(all.map(({ id }) => id)).size).toBe(days.length)
    expect((await browser.request('GET', '/api/training/entries?cursor=bm8')).status).toBe(400)
  })
})

test('the summary has the last 12 weeks, the sums and what was logged last', async () => {
  const { browser } = await memberOf(app)
  expect(await browser.call(contract.readTrainingSummary, {})).toMatchObject({
    load: { last_7: 0, last_28: 0, weeks_before: 0 },
    entries: 0,
    latest: null,
  })
  for (const days of [0, 8, 15, 22, 40])
    await browser.call(contract.logTraining, session({ day: daysAgo(days), effort: 5 }))
  await browser.call(contract.logTraining, session({ minutes: 30, effort: 10 }))
  const { weeks, load, ...summary } = await browser.call(contract.readTrainingSummary, {})
  expect(load).toEqual({ last_7: 600, last_28: 1500, weeks_before: 3 })
  expect(summary).toMatchObject({ sessions_7: 2, minutes_7: 90, entries: 6, latest: { day: today(), minutes: 30 } })
  expect(weeks).toHaveLength(12)
  // Seven days each, the last one until today: the same days as those of the sums.
  expect(weeks.map((week) => week.load)).toEqual([0, 0, 0, 0, 0, 0, 300, 0, 300, 300, 300, 600])
  expect(weeks.at(-1)?.week).toBe(daysAgo(6))
})

describe('results and belts', () => {
  test('give a record, are changed and deleted, and are nobody else’s', async () => {
    const [owner, other] = [await memberOf(app), await memberOf(app)]
    const lost = result()
    await owner.browser.call(contract.addFightResult, lost)
    await owner.browser.call(contract.addFightResult, lost)
    await owner.browser.call(contract.addFightResult, result({ outcome: 'win', day: '2014-05-03' }))
    await owner.browser.call(contract.addFightResult, result({ outcome: 'draw', kind: 'sparring', learnt: null }))
    const { results, record } = await owner.browser.call(contract.listFightResults, {})
    expect(results).toHaveLength(3)
    expect(record).toEqual({
      competition: { win: 1, loss: 1, draw: 0, no_contest: 0 },
      sparring: { win: 0, loss: 0, draw: 1, no_contest: 0 },
    })
    expect((await other.browser.try(contract.changeFightResult, lost)).status).toBe(404)
    expect((await other.browser.try(contract.deleteFightResult, lost)).status).toBe(404)
    const won = await owner.browser.call(contract.changeFightResult, { ...lost, outcome: 'no_contest' })
    expect(won.outcome).toBe('no_contest')
    await owner.browser.call(contract.deleteFightResult, lost)
    expect((await owner.browser.call(contract.listFightResults, {})).results).toHaveLength(2)

    const belt = { id: randomUUID(), art: 'Judo', grade: 'Green belt', day: '2012-06-01' }
    await owner.browser.call(contract.addBelt, belt)
    await owner.browser.call(contract.addBelt, belt)
    expect((await other.browser.try(contract.changeBelt, belt)).status).toBe(404)
    await owner.browser.call(contract.changeBelt, { ...belt, grade: 'Blue belt' })
    expect((await owner.browser.call(contract.listBelts, {})).belts).toEqual([{ ...belt, grade: 'Blue belt' }])
    expect((await owner.browser.try(contract.addBelt, { ...belt, id: randomUUID(), day: '2199-01-01' })).status).toBe(
      422,
    )
    await owner.browser.call(contract.deleteBelt, belt)
    expect((await owner.browser.call(contract.listBelts, {})).belts).toEqual([])
  })
})

describe('a CSV file', () => {
  test('of one account gives another the same, and again adds nothing to either', async () => {
    const [owner, other] = [await memberOf(app), await memberOf(app)]
    await owner.browser.call(contract.logTraining, session({ word: '=HYPERLINK("x")' }))
    await owner.browser.call(contract.logTraining, session({ day: daysAgo(9), word: 'a "quote", a; and\u200b more' }))
    await owner.browser.call(contract.addFightResult, result({ learnt: 'One\ntwo, "three"' }))
    await owner.browser.call(contract.addBelt, { id: randomUUID(), art: 'BJJ', grade: 'Purple', day: daysAgo(400) })
    const file = await exportOf(owner)
    const nothing = { entries: 0, results: 0, belts: 0 }
    expect((await send(owner, 'add', file)).body).toMatchObject({ added: nothing, known: 4, problem_count: 0 })

    const all = { entries: 2, results: 1, belts: 1 }
    expect((await send(other, 'check', file)).body).toMatchObject({ added: all, known: 0 })
    expect((await other.browser.call(contract.listTraining, {})).entries).toEqual([])
    expect((await send(other, 'add', file)).body).toMatchObject({ added: all, known: 0 })
    expect((await send(other, 'add', file)).body).toMatchObject({ added: nothing, known: 4 })
    expect(await exportOf(other)).toBe(file)
    expect(file).toContain("'=HYPERLINK")
  })

  test('is never imported in silence: each bad line is named beside what was added', async () => {
    const member = await memberOf(app)
    const file = `date,kind,minutes,effort\n${daysAgo(2)},class,60,5\n${daysAgo(2)},class,60,eleven\nsoon,class,60,5\n`
    const { status, body } = await send(member, 'add', file)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      added: { entries: 1, results: 0, belts: 0 },
      problem_count: 2,
      problems: [
        { line: 3, problem: 'effort' },
        { line: 4, problem: 'day-unreadable' },
      ],
    })
    expect((await member.browser.call(readDashboard, {})).streak.current).toBe(0)
  })

  test('that is sent from two tabs at once is added once', async () => {
    const member = await memberOf(app)
    const file = `date,kind,minutes,effort\n${daysAgo(2)},class,60,5\n${daysAgo(2)},class,60,5\n`
    await Promise.all([send(member, 'add', file), send(member, 'add', file)])
    expect((await member.browser.call(contract.listTraining, {})).entries).toHaveLength(2)
  })

  test('and a log of the same session in the same instant are one session', async () => {
    const member = await memberOf(app)
    const { id, day, kind, minutes, effort } = session()
    const file = `id,date,kind,minutes,effort\n${id},${day},${kind},${minutes},${effort}\n${randomUUID()},${daysAgo(2)},class,60,5\n`
    const log = await app.pool.connect()
    try {
      await log.query('begin')
      await log.query(
        'insert into training_entries (user_id, id, day, kind, minutes, effort) values ($1, $2, $3, $4, $5, $6)',
        [member.user_id, id, day, kind, minutes, effort],
      )
      const importing = send(member, 'add', file)
      await vi.waitFor(async () => {
        const { rows } = await app.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows).toHaveLength(1)
      }, soon)
      await log.query('commit')
      expect(await importing).toMatchObject({ status: 200, body: { added: { entries: 1 }, known: 1 } })
    } finally {
      log.release()
    }
    expect((await member.browser.call(contract.listTraining, {})).entries).toHaveLength(2)
  })

  test.each([
    ['training.csv-unreadable', 415, 'no,log\n1,2\n'],
    ['training.csv-unreadable', 415, 'PK\u0003\u0004\u0000\u0000'],
    ['training.csv-too-many-lines', 422, `date\n${'2026-11-01\n'.repeat(12_101)}`],
    ['training.csv-too-large', 413, `date\n${' '.repeat(4_000_000)}`],
  ])('is refused with %s', async (code, status, file) => {
    const member = await memberOf(app)
    expect(await send(member, 'check', file)).toMatchObject({ status, body: { error: { code } } })
  })
})

describe('the coaches', () => {
  const known = ({ user_id }: Person) =>
    createMemory(app.services).readMemory(user_id, { room: 'war-room', conversation_id: randomUUID() })

  test('know the load, the last session and the last lesson, unless it is switched off', async () => {
    const member = await memberOf(app)
    expect((await known(member)).training).toBeNull()
    await member.browser.call(contract.logTraining, session())
    await member.browser.call(contract.logTraining, session({ day: daysAgo(10), minutes: 30, effort: 4 }))
    await member.browser.call(contract.addFightResult, result())
    expect((await known(member)).training).toMatchObject({
      sessions_7: 1,
      load_7: 420,
      sessions_28: 2,
      minutes_28: 90,
      load_28: 540,
      weeks_before: 1,
      last: { kind: 'sparring', word: 'Sharp jab' },
      lesson: { outcome: 'loss', learnt: 'Hands up after the jab' },
    })
    expect(await member.browser.call(readFighterFile, {})).toMatchObject({
      training: { sessions: 1, minutes: 60, lesson: { outcome: 'loss', learnt: 'Hands up after the jab' } },
    })
    await member.browser.call(switchFileItem, { item: 'training', enabled: false })
    expect((await known(member)).training).toBeNull()
  })

  test('advise an easy day when the last week is far above the usual, and do not invent it', async () => {
    const [much, little] = [await memberOf(app), await memberOf(app)]
    for (const days of [8, 15, 22])
      await much.browser.call(contract.logTraining, session({ day: daysAgo(days), effort: 5 }))
    for (const days of [0, 1, 2])
      await much.browser.call(contract.logTraining, session({ day: daysAgo(days), effort: 9 }))
    await little.browser.call(contract.logTraining, session())
    const asked = {
      message: 'I keep gassing out in the second round.',
      template: 'fight',
      language: 'en',
    } as const
    const answer = await much.browser.call(askStrategist, asked)
    expect(answer.response).toMatch(/easy day/)
    expect(answer.answer.trace?.used).toContain('training')
    expect((await little.browser.call(askStrategist, asked)).response).not.toMatch(/your log/i)
  })
})

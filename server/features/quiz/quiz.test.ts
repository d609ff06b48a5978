import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listQuizResults, QUIZ_HISTORY_LENGTH, saveQuizResult } from '#contract/quiz.ts'
import { activeDaysAgo } from '#tests/support/active-days.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { memberOf } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function stored(user_id: string) {
  const { rows } = await app.pool.query(
    `select (select count(*)::int from quiz_results where user_id = $1) as results,
       (select count(*)::int from activities where user_id = $1) as activities`,
    [user_id],
  )
  return rows[0]
}

describe('a finished quiz', () => {
  test.each([
    [[3, 3, 3, 3], 65],
    [[3, 2, 1, 0], 95],
    [[0, 0, 0], 100],
    [[0, 0, 1, 3], 100],
    [[1, 1, 1, 1], 100],
  ])('with the answers %j is stored with the fire level %i', async (answers, fire_level) => {
    const { browser } = await memberOf(app)
    const answer = await browser.try(saveQuizResult, { answers })
    expect(answer).toMatchObject({ status: 201, body: { answers, fire_level } })
    expect((await browser.call(listQuizResults, {})).results).toEqual([answer.body])
  })

  test('counts for the streak, together with a milestone it reaches', async () => {
    const { browser, user_id } = await memberOf(app)
    await activeDaysAgo(app, user_id, [1, 2, 3, 4, 5, 6])
    const events = await eventsOf(app, user_id)
    await browser.call(saveQuizResult, { answers: [3, 3, 3, 3] })
    await vi.waitFor(
      () => expect(events.map(({ type }) => type)).toEqual(['notification', 'streak-changed', 'data-changed']),
      soon,
    )
    const { rows } = await app.pool.query(`select user_id from activities where kind = 'quiz' and user_id = $1`, [
      user_id,
    ])
    expect(rows).toHaveLength(1)
  })

  test('has the level of its answers, ignoring other fields of the request', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const injected = { fire_level: 100, user_id: other.user_id, created_at: '2020-01-01T00:00:00Z', id: other.user_id }
    const answer = await member.browser.request('POST', saveQuizResult.path, { answers: [3, 3, 3, 3], ...injected })
    expect(answer).toMatchObject({ status: 201, body: { fire_level: 65 } })
    const { results } = await member.browser.call(listQuizResults, {})
    expect(results).toMatchObject([{ fire_level: 65 }])
    expect(results[0]?.id).not.toBe(injected.id)
    expect(Date.parse(results[0]?.created_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect((await other.browser.call(listQuizResults, {})).results).toEqual([])
  })

  test('is stored only together with its activity', async () => {
    const { browser, user_id } = await memberOf(app)
    await app.pool.query(`alter table activities add constraint no_quiz check (kind <> 'quiz') not valid`)
    try {
      expect((await browser.try(saveQuizResult, { answers: [0, 0, 0] })).status).toBe(500)
    } finally {
      await app.pool.query('alter table activities drop constraint no_quiz')
    }
    expect(await stored(user_id)).toEqual({ results: 0, activities: 0 })
  })
})

describe('a result that is sent again with its key', () => {
  test('returns the stored result, without another activity', async () => {
    const { browser, user_id } = await memberOf(app)
    const sent = { answers: [3, 2, 1, 0], result_key: randomUUID() }
    const first = await browser.try(saveQuizResult, sent)
    // On the next day it would be a new activity.
    const second = await app.clock.later({ days: 1 }, () => browser.try(saveQuizResult, sent))
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(await stored(user_id)).toEqual({ results: 1, activities: 1 })
    expect((await browser.call(listQuizResults, {})).results).toEqual([first.body])
  })

  test('is stored once also when both requests arrive at once', async () => {
    const { browser, user_id } = await memberOf(app)
    const sent = { answers: [0, 0, 0], result_key: randomUUID() }
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.try(saveQuizResult, sent)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await stored(user_id)).toEqual({ results: 1, activities: 1 })
  })

  test('is not changed by other answers with the same key', async () => {
    const { browser, user_id } = await memberOf(app)
    const result_key = randomUUID()
    await browser.call(saveQuizResult, { answers: [3, 3, 3, 3], result_key })
    expect(await browser.call(saveQuizResult, { answers: [0, 0, 0], result_key })).toMatchObject({ fire_level: 65 })
    expect(await stored(user_id)).toEqual({ results: 1, activities: 1 })
  })

  test('is separate from another member’s result with the same key', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const result_key = randomUUID()
    await member.browser.call(saveQuizResult, { answers: [0, 0, 0], result_key })
    expect(await other.browser.call(saveQuizResult, { answers: [3, 3, 3, 3], result_key })).toMatchObject({
      fire_level: 65,
    })
    expect(await stored(other.user_id)).toEqual({ results: 1, activities: 1 })
  })

  test('is stored each time without a key', async () => {
    const { browser, user_id } = await memberOf(app)
    for (const _ of [1, 2]) await browser.call(saveQuizResult, { answers: [0, 0, 0] })
    expect(await stored(user_id)).toMatchObject({ results: 2 })
  })

  test.each([['no uuid'], [''], [7], [null], [['a']]])('is refused with the key %j', async (result_key) => {
    const { browser, user_id } = await memberOf(app)
    const answer = await browser.request('POST', saveQuizResult.path, { answers: [0, 0, 0], result_key })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid' } } })
    expect(await stored(user_id)).toEqual({ results: 0, activities: 0 })
  })
})

describe('the answers of an unfinished quiz', () => {
  test.each([[[0]], [[0, 0]], [[3, 3, 3]], [[1, 1, 1]], [[0, 0, 0, 0]], [[0, 0, 0, 3]]])(
    '%j are refused without an activity',
    async (answers) => {
      const { browser, user_id } = await memberOf(app)
      const answer = await browser.try(saveQuizResult, { answers })
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'quiz.unfinished' } } })
      expect(await stored(user_id)).toEqual({ results: 0, activities: 0 })
    },
  )

  test.each([
    [[]],
    [[4, 0, 0, 0]],
    [[-1, 0, 0]],
    [[0.5, 0, 0]],
    [['0', '0', '0']],
    [[3, 3, 3, 3, 3]],
    [[null, 0, 0]],
    ['000'],
    [{ 0: 0, 1: 0, 2: 0, length: 3 }],
    [undefined],
  ])('%j are refused as invalid', async (answers) => {
    const { browser, user_id } = await memberOf(app)
    const answer = await browser.request('POST', saveQuizResult.path, { answers })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid' } } })
    expect(await stored(user_id)).toEqual({ results: 0, activities: 0 })
  })
})

describe('the history of results', () => {
  test('is empty at first, and shows only the member’s own results', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    await other.browser.call(saveQuizResult, { answers: [0, 0, 0] })
    expect(await member.browser.call(listQuizResults, {})).toEqual({ results: [] })
    const asked = await member.browser.request('GET', `${listQuizResults.path}?user_id=${other.user_id}`)
    expect(asked.body).toEqual({ results: [] })
  })

  test('shows the newest first, as many as the chart can show', async () => {
    const { browser, user_id } = await memberOf(app)
    await app.pool.query(
      `insert into quiz_results (user_id, answers, fire_level, created_at)
       select $1, '{3,3,3,3}', 65, now() - make_interval(days => number)
       from generate_series(1, $2) as number order by random()`,
      [user_id, QUIZ_HISTORY_LENGTH + 5],
    )
    await browser.call(saveQuizResult, { answers: [0, 0, 0] })
    const { results } = await browser.call(listQuizResults, {})
    expect(results).toHaveLength(QUIZ_HISTORY_LENGTH)
    expect(results[0]?.fire_level).toBe(100)
    const moments = results.map(({ created_at }) => Date.parse(created_at))
    expect(moments).toEqual(moments.toSorted((a, b) => b - a))
    expect(moments.at(-1)).toBeGreaterThan(Date.now() - QUIZ_HISTORY_LENGTH * 24 * 60 * 60 * 1000)
  })
})

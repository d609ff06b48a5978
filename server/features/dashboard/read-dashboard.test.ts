import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveQuote } from '#contract/art-of-war.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { changeOwnPerson } from '#contract/people.ts'
import { changeTimeZone, updateProfile } from '#contract/profile.ts'
import { listQuizResults, saveQuizResult } from '#contract/quiz.ts'
import { readSession } from '#contract/session.ts'
import { finishPowerUp } from '#contract/streak.ts'
import { activeDaysAgo } from '#tests/support/active-days.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf } from '#tests/support/people.ts'
import { recordStatements } from '#tests/support/record-statements.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('the dashboard', () => {
  test('of a new member is empty', async () => {
    const { browser, email } = await memberOf(app)
    const dashboard = await browser.call(readDashboard, {})
    const { session } = await browser.call(readSession, {})
    expect(dashboard).toMatchObject({
      email,
      profile: session?.user.profile,
      streak: { current: 0, longest: 0, active_today: false, next_milestone: 7 },
      quiz: { latest: null, taken: 0 },
      saved_quotes: 0,
      plans: { open: [], count: 0 },
      handle: null,
    })
    expect(dashboard.streak.calendar.at(-1)?.state).toBe('open')
  })

  test('greets who has been away, also without a first camp', async () => {
    const { browser, user_id } = await memberOf(app)
    await app.pool.query('delete from first_camps where user_id = $1', [user_id])
    await browser.call(saveQuizResult, { answers: [3, 3, 3, 3] })
    const roundIn = (days: number) =>
      app.clock.later({ days }, async () => (await browser.call(readDashboard, {})).round)
    expect(await roundIn(1)).toEqual({ kind: 'power_up', is_back: false })
    expect(await roundIn(4)).toEqual({ kind: 'power_up', is_back: true })
  })

  test('names the member as the Network does', async () => {
    const { browser } = await memberOf(app)
    const chosen = { handle: 'slow-cooker', about: null, in_directory: false, accepts_messages: false }
    await browser.call(changeOwnPerson, chosen)
    expect((await browser.call(readDashboard, {})).handle).toBe('slow-cooker')
  })

  test('shows only the member’s own data', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    for (const { browser } of [member, other]) {
      await browser.call(saveQuizResult, { answers: [0, 0, 0] })
      await browser.call(saveQuote, { quote_id: 'thousand-days', language: 'en' })
      await browser.call(saveQuote, { quote_id: 'supple-lives', language: 'en' })
    }
    await activeDaysAgo(app, member.user_id, [1, 2])
    await member.browser.call(saveQuizResult, { answers: [3, 3, 3, 3] })
    await member.browser.call(updateProfile, { full_name: 'Noa', avatar_url: null })
    const { results } = await member.browser.call(listQuizResults, {})
    const dashboard = await member.browser.call(readDashboard, {})
    expect(dashboard).toMatchObject({
      profile: { user_id: member.user_id, full_name: 'Noa' },
      quiz: { latest: results[0], taken: 2 },
      saved_quotes: 2,
      streak: { current: 3, active_today: true },
    })
    expect(results[0]?.fire_level).toBe(65)
  })

  test('shows the same streak as the answer to the last activity, in any time zone', async () => {
    const { browser, user_id } = await memberOf(app)
    await activeDaysAgo(app, user_id, [1, 2, 4, 5, 6, 30, 31])
    for (const time_zone of ['America/Sao_Paulo', 'Etc/GMT-14', 'Etc/GMT+12', 'Asia/Kathmandu']) {
      await browser.call(changeTimeZone, { time_zone })
      const { streak } = await browser.call(finishPowerUp, {})
      expect((await browser.call(readDashboard, {})).streak).toEqual(streak)
    }
  })

  test('does not count removed quotes', async () => {
    const { browser, user_id } = await memberOf(app)
    await browser.call(saveQuote, { quote_id: 'thousand-days', language: 'en' })
    await app.pool.query('update saved_quotes set removed_at = now() where user_id = $1', [user_id])
    expect((await browser.call(readDashboard, {})).saved_quotes).toBe(0)
  })

  test('needs one query besides reading the session', async () => {
    const { browser } = await memberOf(app)
    const statementsOf = recordStatements(app.pool)
    expect(await statementsOf(() => browser.call(readDashboard, {}))).toHaveLength(2)
  })
})

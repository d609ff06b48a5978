import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#contract/accounts.ts'
import { listSavedQuotes } from '#contract/art-of-war.ts'
import { listConversations, readConversation } from '#contract/conversations.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { lookBackInCamp } from '#contract/first-camp.ts'
import { changeTimeZone } from '#contract/profile.ts'
import { listQuizResults } from '#contract/quiz.ts'
import { fireLabel } from '#contract/quiz-rules.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { seedDemo } from './seed.ts'

const DEMO_PASSWORD = 'demo-canary-2026'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ DEMO_PASSWORD })
  await seedDemo(app.services)
})
afterAll(() => app.close())

async function signedIn(email: string) {
  const browser = app.browser()
  await browser.call(signIn, { email, password: DEMO_PASSWORD })
  return browser
}

describe('the demo member', () => {
  test('has a streak of 45 days including today, without a rest day, in the time zone of this machine', async () => {
    const browser = await signedIn('member@kiai.example')
    await browser.call(changeTimeZone, { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
    const { streak } = await browser.call(readDashboard, {})
    expect(streak).toMatchObject({ current: 45, longest: 45, active_today: true, next_milestone: 100 })
    expect(streak.calendar.slice(-45).every(({ state }) => state === 'active')).toBe(true)
    expect(streak.calendar.at(-46)?.state).toBe('missed')
  })

  test('has taken six quizzes over the weeks, with rising results', async () => {
    const browser = await signedIn('member@kiai.example')
    const { results } = await browser.call(listQuizResults, {})
    const levels = results.map(({ fire_level }) => fire_level).reverse()
    expect(levels).toHaveLength(6)
    expect([levels[0], levels[5]].map((level) => fireLabel(Number(level)))).toEqual(['warming_up', 'unstoppable'])
    const weeks = (Date.parse(results[0]?.created_at ?? '') - Date.parse(results[5]?.created_at ?? '')) / 604_800_000
    expect(weeks).toBeGreaterThan(5)
  })

  test('has two saved quotes, and signed up on the first of those days', async () => {
    const browser = await signedIn('member@kiai.example')
    const { saved_quotes } = await browser.call(listSavedQuotes, {})
    expect(saved_quotes.map(({ author }) => author)).toEqual(['Miyamoto Musashi', 'Marcus Aurelius'])
    await browser.call(changeTimeZone, { time_zone: 'UTC' })
    const { profile, streak } = await browser.call(readDashboard, {})
    expect(profile.created_at.slice(0, 10)).toBe(streak.calendar.find(({ state }) => state === 'active')?.date)
  })
})

describe('the demo member’s War Room', () => {
  test('has two saved sessions with answers whose steps can be kept as a plan', async () => {
    const browser = await signedIn('member@kiai.example')
    const { conversations } = await browser.call(listConversations, { room: 'war-room' })
    expect(conversations).toMatchObject([
      { topic: 'Asking for the raise', template: 'career', messages: 5 },
      { topic: 'First amateur fight', template: 'fight', messages: 5 },
    ])
    for (const { id } of conversations) {
      const { chat_history } = await browser.call(readConversation, { id })
      expect(chat_history.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant', 'user', 'assistant'])
      expect(chat_history.some(({ has_plan }) => has_plan)).toBe(true)
    }
  })
})

describe('the other demo accounts', () => {
  test.each([
    ['elite@kiai.example', { current: 12, quizzes: 2, quotes: 1 }],
    ['coach@kiai.example', { current: 0, quizzes: 0, quotes: 0 }],
    ['pending@kiai.example', { current: 0, quizzes: 0, quotes: 0 }],
    ['denied@kiai.example', { current: 0, quizzes: 0, quotes: 0 }],
    ['admin@kiai.example', { current: 0, quizzes: 0, quotes: 0 }],
  ])('%s: %j', async (email, { current, quizzes, quotes }) => {
    const browser = await signedIn(email)
    expect(await browser.call(readDashboard, {})).toMatchObject({
      streak: { current },
      quiz: { taken: quizzes },
      saved_quotes: quotes,
    })
  })
})

describe('the demo members of the first weeks', () => {
  const today = async (email: string) => {
    const browser = await signedIn(email)
    await browser.call(changeTimeZone, { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
    return { browser, dashboard: await browser.call(readDashboard, {}) }
  }

  test('see three different dashboards on the second, the seventh and the thirtieth day', async () => {
    expect((await today('day-2@kiai.example')).dashboard).toMatchObject({
      round: { kind: 'camp', task: 'quiz', is_back: false },
      first_camp: { state: 'running', day: 2 },
      streak: { current: 1, active_today: false },
    })
    expect((await today('day-7@kiai.example')).dashboard).toMatchObject({
      round: { kind: 'camp', task: 'look_back' },
      first_camp: { state: 'running', day: 7 },
      streak: { current: 6, active_today: false },
      plans: { count: 2 },
    })
    expect((await today('day-30@kiai.example')).dashboard).toMatchObject({
      round: { kind: 'answer', owed: { room: null } },
      first_camp: null,
      streak: { active_today: false, longest: 26 },
    })
  })

  test('finish the camp with seven days in a row by looking back on the seventh day', async () => {
    const { browser } = await today('day-7@kiai.example')
    await browser.call(lookBackInCamp, {})
    expect(await browser.call(readDashboard, {})).toMatchObject({
      round: { kind: 'done' },
      first_camp: { state: 'finished' },
      streak: { current: 7, active_today: true },
    })
  })
})

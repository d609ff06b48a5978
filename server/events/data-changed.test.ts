import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { removeSavedQuote, restoreSavedQuote, saveQuote } from '#contract/art-of-war.ts'
import { followCoach } from '#contract/coaches.ts'
import type { MemberData } from '#contract/event-rules.ts'
import { switchFileItem, writeFact } from '#contract/fighter-file.ts'
import { changeNotificationChoice } from '#contract/notifications.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import { apiRoutes } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { memberOf, signInElsewhere } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A member with a second open tab. */
async function memberWithTwoTabs() {
  const member = await memberOf(app)
  const events = await eventsOf(app, member.user_id)
  const told = () => events.flatMap((event) => (event.type === 'data-changed' ? [event.data] : []))
  return { ...member, told }
}

describe('the other tabs of a member are told', () => {
  test('when a quote is saved, removed and restored', async () => {
    const { browser, told } = await memberWithTwoTabs()
    const { id } = await browser.call(saveQuote, { quote_id: 'know-both-sides', language: 'en' })
    await vi.waitFor(() => expect(told()).toEqual(['saved-quotes']), soon)
    await browser.call(removeSavedQuote, { id })
    await vi.waitFor(() => expect(told()).toEqual(['saved-quotes', 'saved-quotes']), soon)
    await browser.call(restoreSavedQuote, { id })
    await vi.waitFor(() => expect(told()).toEqual(['saved-quotes', 'saved-quotes', 'saved-quotes']), soon)
  })

  test('when any other data changes that pages show', async () => {
    const { browser, told } = await memberWithTwoTabs()
    const seen: MemberData[] = []
    const expectTold = async (data: MemberData) => {
      seen.push(data)
      await vi.waitFor(() => expect(told()).toEqual(seen), soon)
    }
    await browser.call(saveQuizResult, { answers: [0, 0, 0] })
    await expectTold('quiz-results')
    await browser.call(writeFact, { key: 'sport', value: 'judo' })
    await expectTold('fighter-file')
    await browser.call(switchFileItem, { item: 'sport', enabled: false })
    await expectTold('fighter-file')
    await browser.call(changeNotificationChoice, { kind: 'streak_milestone', mode: 'off' })
    await expectTold('notification-choices')
    await browser.call(followCoach, { slug: 'ana-prado', following: true })
    await expectTold('coach-follow')
  })

  test('nothing after a refused change', async () => {
    const { browser, told } = await memberWithTwoTabs()
    const refused = await browser.try(removeSavedQuote, { id: '00000000-0000-4000-8000-000000000000' })
    expect(refused.status).toBe(404)
    await browser.call(changeNotificationChoice, { kind: 'streak_milestone', mode: 'here' })
    await vi.waitFor(() => expect(told()).toEqual(['notification-choices']), soon)
  })

  test('when a new sign-in changes the list of devices', async () => {
    const { told, ...member } = await memberWithTwoTabs()
    await signInElsewhere(app, member)
    await vi.waitFor(() => expect(told()).toEqual(['devices']), soon)
  })
})

/** These publish an event of their own (`contract/events.ts`), or change nothing that a page shows. */
const WITHOUT_DECLARATION = [
  /^\w+ \/api\/accounts\//,
  /^\w+ \/api\/admin\//,
  /^\w+ \/api\/(?:conversations|war-room|coaching|answers|chat)/,
  // An uploaded picture or video is not shown before a form saves its address.
  /^POST \/api\/pictures\//,
  /^\w+ \/api\/uploads/,
  // Buyer and seller are both told, and also when the payment provider or a job changes an order.
  /^\w+ \/api\/(?:orders|coach-desk\/orders|sandbox|reviews)\//,
  /^PUT \/api\/offers\/\{id\}\/waitlist$/,
  // The account is also told when Stripe changes it.
  /^POST \/api\/coach-desk\/payout-account/,
  // All who have the space open are told; reading it, the member's own devices.
  /^\w+ \/api\/(?:spaces|posts)\//,
  // Both people of a thread are told.
  /^\w+ \/api\/(?:threads|messages)/,
  // Both sides of a booking are told, and everyone in a group.
  /^\w+ \/api\/bookings/,
  // The member is also told when the payment provider changes it.
  /^POST \/api\/membership/,
  // A push on its way is shown by the browser.
  /^POST \/api\/push\/test$/,
  // Shown on the dashboard alone; a look back also changes the streak, which is told.
  /^POST \/api\/first-camp\//,
  // Nobody sees the own reports.
  /^POST \/api\/reports$/,
  /^\w+ \/api\/(?:session|support|profile|notifications\/read|power-ups|coach-applications)/,
]

test('each call that changes a member’s own data declares it', async () => {
  const routes = await apiRoutes(app)
  const silent = routes.filter(
    ({ name, method, operation }) =>
      method !== 'GET' &&
      operation['x-access'] !== 'everyone' &&
      operation['x-changes'] === undefined &&
      !WITHOUT_DECLARATION.some((kind) => kind.test(name)),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

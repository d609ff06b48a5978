import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { changeNotificationChoice, listNotifications, markNotificationsRead } from '#contract/notifications.ts'
import { memberTopic } from '#server/events/topics.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { memberOf } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const follow = (user_id: string) => eventsOf(app, user_id)

const milestone = (user_id: string, days = 7) => ({ user_id, kind: 'streak_milestone' as const, details: { days } })

describe('a notification', () => {
  test('is stored as unread, and sent to its member with the number of unread ones', async () => {
    const { user_id, browser } = await memberOf(app)
    const events = await follow(user_id)
    const { notifier } = app.services
    expect(await notifier.notify(milestone(user_id, 30))).toBe(true)
    const details = { decision: 'denied' as const, reason: 'Tell us more of your own training.' }
    expect(await notifier.notify({ user_id, kind: 'coach_application', details })).toBe(true)
    const { notifications, unread } = await browser.call(listNotifications, {})
    expect(unread).toBe(2)
    expect(notifications).toMatchObject([
      { kind: 'coach_application', details, read_at: null },
      { kind: 'streak_milestone', details: { days: 30 }, read_at: null },
    ])
    await vi.waitFor(
      () =>
        expect(events).toEqual([
          { type: 'notification', notification: notifications[1], unread: expect.any(Number) },
          { type: 'notification', notification: notifications[0], unread: 2 },
        ]),
      soon,
    )
  })

  test('is neither stored nor sent when its transaction is rolled back', async () => {
    const { user_id, browser } = await memberOf(app)
    const events = await follow(user_id)
    const rolledBack = app.services.db.transaction(async (tx) => {
      expect(await app.services.notifier.notify(milestone(user_id), tx)).toBe(true)
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await app.services.db.transaction((tx) => app.services.notifier.notify(milestone(user_id, 45), tx))
    await vi.waitFor(() => expect(events).toHaveLength(1), soon)
    expect(events).toMatchObject([{ notification: { details: { days: 45 } }, unread: 1 }])
    expect((await browser.call(listNotifications, {})).notifications).toHaveLength(1)
  })

  test('keeps its order among others of the same transaction', async () => {
    const { user_id, browser } = await memberOf(app)
    const all = Array.from({ length: 10 }, (_, days) => days)
    await app.services.db.transaction(async (tx) => {
      for (const days of all) await app.services.notifier.notify(milestone(user_id, days), tx)
    })
    const { notifications } = await browser.call(listNotifications, {})
    expect(notifications.map(({ details }) => details)).toEqual(all.toReversed().map((days) => ({ days })))
  })

  test('whose details do not fit its kind is not stored', async () => {
    const { user_id, browser } = await memberOf(app)
    const wrong = { user_id, kind: 'streak_milestone', details: { days: 'many' } } as never
    await expect(app.services.notifier.notify(wrong)).rejects.toThrow('days')
    expect((await browser.call(listNotifications, {})).notifications).toEqual([])
  })

  test('arrives complete even if it is very long', async () => {
    const { user_id, browser } = await memberOf(app)
    const events = await follow(user_id)
    const reason = 'long '.repeat(2_000)
    await app.services.notifier.notify({ user_id, kind: 'coach_application', details: { decision: 'denied', reason } })
    const { notifications } = await browser.call(listNotifications, {})
    expect(notifications).toMatchObject([{ details: { reason } }])
    const [notification] = notifications
    await vi.waitFor(() => expect(events).toEqual([{ type: 'notification', notification, unread: 1 }]), soon)
  })
})

describe('a notification with a once_key', () => {
  test('is stored once, also when several processes send it at the same time', async () => {
    const { user_id, browser } = await memberOf(app)
    const events = await follow(user_id)
    const once_key = 'streak:7:2026-11-01'
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.services.notifier.notify({ ...milestone(user_id), once_key })),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await app.services.notifier.notify({ ...milestone(user_id), once_key })).toBe(false)
    await app.services.notifier.notify({ ...milestone(user_id), once_key: 'streak:7:2026-12-01' })
    // Both may report two unread: the number is read when an event is delivered.
    await vi.waitFor(() => expect(events).toHaveLength(2), soon)
    expect(events.at(-1)).toMatchObject({ unread: 2 })
    expect(await browser.call(listNotifications, {})).toMatchObject({ unread: 2, notifications: [{}, {}] })
  })

  test('is stored for each member', async () => {
    const [rosa, ivo] = [await memberOf(app), await memberOf(app)]
    for (const { user_id } of [rosa, ivo])
      expect(await app.services.notifier.notify({ ...milestone(user_id), once_key: 'same' })).toBe(true)
  })
})

test('a kind that the member switched off is neither stored nor sent, the other kinds are', async () => {
  const [rosa, ivo] = [await memberOf(app), await memberOf(app)]
  const events = await follow(rosa.user_id)
  await rosa.browser.call(changeNotificationChoice, { kind: 'streak_milestone', mode: 'off' })
  expect(await app.services.notifier.notify(milestone(rosa.user_id))).toBe(false)
  expect(await app.services.notifier.notify(milestone(ivo.user_id))).toBe(true)
  const decision = { kind: 'coach_application', details: { decision: 'approved' } } as const
  expect(await app.services.notifier.notify({ user_id: rosa.user_id, ...decision })).toBe(true)
  await vi.waitFor(
    () => expect(events).toMatchObject([{ type: 'data-changed' }, { notification: decision, unread: 1 }]),
    soon,
  )
  await rosa.browser.call(changeNotificationChoice, { kind: 'streak_milestone', mode: 'here' })
  expect(await app.services.notifier.notify(milestone(rosa.user_id))).toBe(true)
})

test('the last event has the right number of unread, also after concurrent changes', async () => {
  const { user_id, browser } = await memberOf(app)
  const events = await follow(user_id)
  for (let round = 1; round <= 5; round++) {
    const marker = `${round} ${randomUUID()}`
    await Promise.all([
      ...Array.from({ length: 6 }, (_, days) => app.services.notifier.notify(milestone(user_id, days))),
      browser.call(markNotificationsRead, {}),
    ])
    // Published last, so delivered last.
    app.services.events.publish(memberTopic(user_id), { type: 'streak-changed', marker } as never)
    await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ marker }), soon)
    const last = events.findLast((event) => 'unread' in event)
    const { unread } = await browser.call(listNotifications, {})
    expect(last).toMatchObject({ unread })
  }
})

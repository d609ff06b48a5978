import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NOTIFICATION_KINDS } from '#contract/notification-rules.ts'
import {
  changeNotificationChoice,
  listNotifications,
  markNotificationsRead,
  NOTIFICATION_PAGE,
  readNotificationChoices,
} from '#contract/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'
import { deleteOldNotifications } from './delete-old-notifications.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function notifyTimes({ user_id }: Person, times: number): Promise<void> {
  for (let days = 1; days <= times; days++)
    await app.services.notifier.notify({ user_id, kind: 'streak_milestone', details: { days } })
}

const daysOf = (list: { details: object }[]) =>
  list.map(({ details }) => ('days' in details ? details.days : undefined))

describe('the list of notifications', () => {
  test('is empty for a new member', async () => {
    const { browser } = await memberOf(app)
    expect(await browser.call(listNotifications, {})).toEqual({ notifications: [], unread: 0, more: false })
  })

  test('has the newest first, a page at a time, without gaps or repeats while new ones arrive', async () => {
    const member = await memberOf(app)
    await notifyTimes(member, 2 * NOTIFICATION_PAGE + 3)
    const first = await member.browser.call(listNotifications, {})
    await notifyTimes(member, 1)
    const pages = [first]
    for (let page = first; page.more; pages.push(page))
      page = await member.browser.call(listNotifications, { before: page.notifications.at(-1)?.id })
    expect(pages.map(({ notifications, more }) => [notifications.length, more])).toEqual([
      [NOTIFICATION_PAGE, true],
      [NOTIFICATION_PAGE, true],
      [3, false],
    ])
    const all = Array.from({ length: 2 * NOTIFICATION_PAGE + 3 }, (_, index) => index + 1)
    expect(pages.flatMap(({ notifications }) => daysOf(notifications))).toEqual(all.toReversed())
    expect(pages.map(({ unread }) => unread)).toEqual([43, 44, 44])
  })

  test('contains all notifications with the same timestamp', async () => {
    const { user_id, browser } = await memberOf(app)
    await app.pool.query(
      `insert into notifications (user_id, kind, details, created_at)
       select $1, 'streak_milestone', jsonb_build_object('days', days), timestamptz '2026-11-15 10:00:00.123456+00'
       from generate_series(1, 30) days`,
      [user_id],
    )
    const first = await browser.call(listNotifications, {})
    const second = await browser.call(listNotifications, { before: first.notifications.at(-1)?.id })
    expect(new Set([...first.notifications, ...second.notifications].map(({ id }) => id)).size).toBe(30)
  })

  test('is empty before a foreign notification, like before a missing one', async () => {
    const [rosa, ivo] = [await memberOf(app), await memberOf(app)]
    await notifyTimes(rosa, 2)
    await notifyTimes(ivo, 2)
    const [newest] = (await rosa.browser.call(listNotifications, {})).notifications
    for (const before of [newest?.id, randomUUID()])
      expect(await ivo.browser.call(listNotifications, { before })).toEqual({
        notifications: [],
        unread: 2,
        more: false,
      })
  })

  test('is for members only, and its cursor must be an id', async () => {
    expect((await app.browser().try(listNotifications, {})).status).toBe(401)
    const { browser } = await memberOf(app)
    const { status, body } = await browser.try(listNotifications, { before: 'yesterday' })
    expect([status, body.error.fields]).toEqual([400, { before: { problem: 'invalid' } }])
  })
})

describe('marking notifications as read', () => {
  async function withEvents(times: number) {
    const member = await memberOf(app)
    const events = await eventsOf(app, member.user_id)
    await notifyTimes(member, times)
    await vi.waitFor(() => expect(events).toHaveLength(times), soon)
    events.length = 0
    const list = async () => (await member.browser.call(listNotifications, {})).notifications
    return { ...member, events, list }
  }

  test('leaves the others unread when one is marked, and is sent to every open page', async () => {
    const { browser, list, events } = await withEvents(3)
    const id = (await list())[1]?.id ?? ''
    expect(await browser.call(markNotificationsRead, { id })).toEqual({ unread: 2 })
    expect((await list()).map(({ read_at }) => read_at !== null)).toEqual([false, true, false])
    await vi.waitFor(() => expect(events).toEqual([{ type: 'notifications-read', id, unread: 2 }]), soon)
  })

  test('leaves none unread when all are marked, and is sent to every open page', async () => {
    const { browser, list, events } = await withEvents(3)
    expect(await browser.call(markNotificationsRead, {})).toEqual({ unread: 0 })
    expect((await list()).map(({ read_at }) => read_at !== null)).toEqual([true, true, true])
    await vi.waitFor(() => expect(events).toEqual([{ type: 'notifications-read', id: null, unread: 0 }]), soon)
  })

  test('a second time keeps the first read time, and publishes no event', async () => {
    const member = await withEvents(1)
    const { browser, list, events } = member
    const id = (await list())[0]?.id ?? ''
    await browser.call(markNotificationsRead, { id })
    const before = await list()
    for (const input of [{ id }, {}]) expect(await browser.call(markNotificationsRead, input)).toEqual({ unread: 0 })
    expect(await list()).toEqual(before)
    await notifyTimes(member, 1)
    await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'notification' }), soon)
    expect(events).toHaveLength(2)
  })

  test('of another member is refused like a missing one, and changes nothing', async () => {
    const [rosa, ivo] = [await withEvents(1), await memberOf(app)]
    const id = (await rosa.list())[0]?.id ?? ''
    const answers = []
    for (const foreign of [id, randomUUID()]) {
      const { status, body } = await ivo.browser.try(markNotificationsRead, { id: foreign })
      answers.push([status, body.error.code])
    }
    expect(answers).toEqual([
      [404, 'not-found'],
      [404, 'not-found'],
    ])
    expect((await rosa.list())[0]?.read_at).toBeNull()
  })

  test('changes only the member’s own when all are marked', async () => {
    const [rosa, ivo] = [await withEvents(2), await withEvents(2)]
    await ivo.browser.call(markNotificationsRead, {})
    expect((await rosa.list()).map(({ read_at }) => read_at)).toEqual([null, null])
  })
})

describe('the notification choices', () => {
  test('show every kind here by default, messages also by mail, and can be changed one by one', async () => {
    const [rosa, ivo] = [await memberOf(app), await memberOf(app)]
    const choices = {
      ...Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, 'here'])),
      check_in: 'push',
      message: 'mail',
    }
    const untouched = { choices, mails: true, quiet_hours: null }
    expect(await rosa.browser.call(readNotificationChoices, {})).toEqual(untouched)
    const off = { ...untouched, choices: { ...choices, streak_milestone: 'off' } }
    const change = { kind: 'streak_milestone', mode: 'off' } as const
    for (let time = 0; time < 2; time++) expect(await rosa.browser.call(changeNotificationChoice, change)).toEqual(off)
    expect(await rosa.browser.call(readNotificationChoices, {})).toEqual(off)
    expect(await ivo.browser.call(readNotificationChoices, {})).toEqual(untouched)
    await rosa.browser.call(changeNotificationChoice, { ...change, mode: 'here' })
    expect(await rosa.browser.call(readNotificationChoices, {})).toEqual(untouched)
  })

  test('accept no unknown kinds', async () => {
    const { browser } = await memberOf(app)
    const unknown = { kind: 'weather', mode: 'here' } as never
    const { status, body } = await browser.try(changeNotificationChoice, unknown)
    expect([status, body.error.fields]).toEqual([400, { kind: { problem: 'choice' } }])
  })

  test('offer no mails for a kind that has mails of its own', async () => {
    const { browser } = await memberOf(app)
    const { status, body } = await browser.try(changeNotificationChoice, { kind: 'order', mode: 'digest' })
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, ['mode']])
  })
})

test('read notifications are deleted after 90 days, unread ones are kept', async () => {
  const { user_id, browser } = await memberOf(app)
  const insert = `insert into notifications (user_id, kind, details, created_at, read_at)
    values ($1, 'streak_milestone', jsonb_build_object('days', $2::int), now() - make_interval(days => $2), $3)`
  for (const [age, read_at] of [
    [91, new Date()],
    [89, new Date()],
    [400, null],
  ] as const)
    await app.pool.query(insert, [user_id, age, read_at])
  await deleteOldNotifications(app.services)
  expect(daysOf((await browser.call(listNotifications, {})).notifications)).toEqual([89, 400])
  const { rows } = await app.pool.query(`select cron from pgboss.schedule where name = 'delete-old-notifications'`)
  expect(rows).toEqual([{ cron: '37 3 * * *' }])
})

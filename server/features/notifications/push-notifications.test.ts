import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeNotificationChoice, changeNotificationMails } from '#contract/notifications.ts'
import { addPushDevice } from '#contract/push.ts'
import type { PushPayload } from '#contract/push-rules.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { newPushBrowser } from '#tests/support/push-device.ts'
import { pushNotifications } from './push-notifications.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  // The jobs run when a test says so.
  await app.services.jobs.finishWork()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.pool.query(`delete from pgboss.job where name = 'deliver-push'`)
})

const pushAt = (moment: string) => pushNotifications({ ...app.services, clock: { now: () => new Date(moment) } })

/** What waits to be delivered, and to which device. */
async function pushes(): Promise<{ endpoint: string; payload: PushPayload }[]> {
  const { rows } = await app.pool.query<{ endpoint: string; payload: PushPayload }>(
    `select endpoint, data -> 'payload' as payload from pgboss.job
     join push_subscriptions device on device.id = (data ->> 'subscription_id')::uuid
     where name = 'deliver-push' order by created_on`,
  )
  return rows
}

async function withDevice(member: Person) {
  const { endpoint, keys } = newPushBrowser()
  await member.browser.call(addPushDevice, { endpoint, keys })
  return { ...member, endpoint }
}

describe('a notification', () => {
  const notify = ({ user_id }: Pick<Person, 'user_id'>, days = 7) =>
    app.services.notifier.notify({ user_id, kind: 'streak_milestone', details: { days } })

  test('is pushed to those who chose it and have a device, once, in their language', async () => {
    const [member, without] = [await withDevice(await memberOf(app, { language: 'pt' })), await memberOf(app)]
    const onlyHere = await withDevice(await memberOf(app))
    for (const { browser } of [member, without])
      await browser.call(changeNotificationChoice, { kind: 'streak_milestone', mode: 'push' })
    for (const each of [member, without, onlyHere]) await notify(each)
    const now = app.clock.now().toISOString()
    await Promise.all([pushAt(now), pushAt(now)])
    expect(await pushes()).toEqual([
      {
        endpoint: member.endpoint,
        payload: {
          title: 'Kiai',
          body: expect.stringContaining('7 dias'),
          path: '/dashboard',
          tag: expect.any(String),
        },
      },
    ])
  })

  test('waits for the end of quiet hours; many are one push, and what was read is none', async () => {
    const member = await withDevice(await memberOf(app))
    await app.pool.query(`update profiles set time_zone = 'Asia/Tokyo' where user_id = $1`, [member.user_id])
    await member.browser.call(changeNotificationChoice, { kind: 'streak_milestone', mode: 'push' })
    await member.browser.call(changeNotificationMails, { mails: true, quiet_hours: { from: 22, to: 7 } })
    for (const days of [7, 30, 45, 100]) await notify(member, days)
    await pushAt('2030-01-09T21:59:00Z')
    expect(await pushes()).toEqual([])
    await pushAt('2030-01-09T22:00:00Z')
    expect((await pushes()).map(({ payload }) => payload)).toMatchObject([
      { body: '4 new notifications.', tag: 'news' },
    ])
    await app.pool.query(`delete from pgboss.job where name = 'deliver-push'`)
    await notify(member)
    await app.pool.query('update notifications set read_at = now() where user_id = $1', [member.user_id])
    await pushAt('2030-01-09T23:00:00Z')
    expect(await pushes()).toEqual([])
  })
})

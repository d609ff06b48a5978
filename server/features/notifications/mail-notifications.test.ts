import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeNotificationChoice,
  changeNotificationMails,
  listNotifications,
  markNotificationsRead,
  readNotificationChoices,
} from '#contract/notifications.ts'
import { deletePost } from '#contract/spaces.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { twoInThread } from '#tests/support/messages.ts'
import { mailsTo, memberOf, type Person } from '#tests/support/people.ts'
import { block, insider, post } from '#tests/support/spaces.ts'
import { mailNotifications } from './mail-notifications.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  // The job of every minute would mail between two steps of a test.
  await app.services.jobs.finishWork()
})
afterAll(() => app.close())

const runAt = (moment: string) => mailNotifications({ ...app.services, clock: { now: () => new Date(moment) } })

async function memberIn(time_zone: string): Promise<Person> {
  const member = await memberOf(app)
  await app.pool.query('update profiles set time_zone = $2 where user_id = $1', [member.user_id, time_zone])
  await member.browser.call(changeNotificationChoice, { kind: 'streak_milestone', mode: 'digest' })
  return member
}

/** Milestones go to the digest, messages are mailed at once. */
async function notifyAt({ user_id }: Person, kind: 'streak_milestone' | 'message', moment: string) {
  const thread_id = '00000000-0000-4000-8000-000000000000'
  await app.services.notifier.notify(
    kind === 'message'
      ? { user_id, kind, details: { event: 'message', full_name: 'Ana', thread_id } }
      : { user_id, kind, details: { days: 7 } },
  )
  // Those of earlier calls are in the future.
  await app.pool.query('update notifications set created_at = $2 where user_id = $1 and created_at < now()', [
    user_id,
    moment,
  ])
}

async function newsTo({ email }: Person): Promise<string[]> {
  return (await mailsTo(app, email)).filter(({ template }) => template === 'notifications').map(({ text }) => text)
}

describe('the digest', () => {
  test.each([
    ['Asia/Tokyo', '2030-01-09T12:00:00Z', '2030-01-09T23:00:00Z'],
    ['America/Los_Angeles', '2030-01-09T12:00:00Z', '2030-01-09T16:00:00Z'],
    // The clocks go forward in this night.
    ['America/New_York', '2030-03-10T02:00:00Z', '2030-03-10T12:00:00Z'],
  ])('in %s is sent at eight in the morning there, once', async (zone, created, eight) => {
    const member = await memberIn(zone)
    await notifyAt(member, 'streak_milestone', created)
    await runAt(new Date(Date.parse(eight) - 60_000).toISOString())
    expect(await newsTo(member)).toEqual([])
    await Promise.all([runAt(eight), runAt(eight)])
    await runAt(eight)
    expect(await newsTo(member)).toEqual([expect.stringContaining('7 day streak')])
  })
})

describe('a mail at once', () => {
  test('waits until quiet hours end, in the zone of the member', async () => {
    const member = await memberIn('Asia/Tokyo')
    await member.browser.call(changeNotificationMails, { mails: true, quiet_hours: { from: 22, to: 7 } })
    await notifyAt(member, 'message', '2030-01-09T14:00:00Z')
    for (const quiet of ['2030-01-09T14:00:00Z', '2030-01-09T21:59:00Z']) await runAt(quiet)
    expect(await newsTo(member)).toEqual([])
    await runAt('2030-01-09T22:00:00Z')
    expect(await newsTo(member)).toHaveLength(1)
  })

  test('is not sent for what was read here, and one follows another after a quarter of an hour', async () => {
    const member = await memberIn('UTC')
    await notifyAt(member, 'message', '2030-01-09T12:00:00Z')
    await member.browser.call(markNotificationsRead, {})
    await runAt('2030-01-09T12:01:00Z')
    expect(await newsTo(member)).toEqual([])
    await notifyAt(member, 'message', '2030-01-09T12:02:00Z')
    await runAt('2030-01-09T12:02:00Z')
    await notifyAt(member, 'message', '2030-01-09T12:03:00Z')
    await runAt('2030-01-09T12:16:00Z')
    expect(await newsTo(member)).toHaveLength(1)
    await notifyAt(member, 'streak_milestone', '2030-01-08T12:00:00Z')
    await runAt('2030-01-09T12:17:00Z')
    const [one, both, ...others] = await newsTo(member)
    expect(others).toEqual([])
    expect(one).toContain('/messages/00000000-0000-4000-8000-000000000000')
    expect(both).toContain('/dashboard#notifications')
  })

  test('tells nothing of a message whose author is blocked now', async () => {
    const { asker, asked } = await twoInThread(app)
    await block(app, asked, asker)
    await mailNotifications(app.services)
    expect([...(await newsTo(asked)), ...(await newsTo(asker))]).toEqual([])
  })

  test('tells nothing of the note of a coach who is blocked now', async () => {
    const [reader, kept, blocked] = [await memberOf(app), await memberOf(app), await memberOf(app)]
    await reader.browser.call(changeNotificationChoice, { kind: 'coach_note', mode: 'mail' })
    for (const { user_id } of [kept, blocked])
      await app.services.notifier.notify({
        user_id: reader.user_id,
        kind: 'coach_note',
        details: { full_name: 'Iara Ramos', step: 'Jabs' },
        once_key: `coach-note:00000000-0000-4000-8000-000000000000:${user_id}`,
      })
    await block(app, reader, blocked)
    await mailNotifications(app.services)
    const [mail = '', ...others] = await newsTo(reader)
    expect(others).toEqual([])
    expect(mail.match(/•/g)).toHaveLength(1)
  })
})

test.each(['mail', 'digest'] as const)(
  'a %s tells nothing of a post that was deleted or whose author is blocked now',
  async (mode) => {
    const reader = await insider(app)
    const [kept, deleted, blocked] = [await insider(app), await insider(app), await insider(app)]
    await reader.browser.call(changeNotificationChoice, { kind: 'mention', mode })
    const shown = await post(kept, `Hello @${reader.handle}`)
    const gone = await post(deleted, `Hello @${reader.handle}`)
    await post(blocked, `Hello @${reader.handle}`)
    await deleted.browser.call(deletePost, { id: gone.id })
    await block(app, reader, blocked)
    await runAt(new Date(Date.now() + 2 * DAY_MS).toISOString())
    const [mail = '', ...others] = await newsTo(reader)
    expect(others).toEqual([])
    expect(mail.match(/•/g)).toHaveLength(1)
    expect(mail).toContain(`/spaces/kings/${shown.id}`)
  },
)

test('a mail program unsubscribes the reader without signing in; what waits is not mailed', async () => {
  const member = await memberIn('UTC')
  await notifyAt(member, 'message', '2030-01-09T12:00:00Z')
  await runAt('2030-01-09T12:00:00Z')
  await notifyAt(member, 'message', '2030-01-09T12:01:00Z')
  const { rows } = await app.pool.query(`select unsubscribe from mails where "to" = $1 and unsubscribe is not null`, [
    member.email,
  ])
  const { pathname } = new URL(rows[0].unsubscribe)
  const send = (path: string) =>
    app
      .program()
      .send('POST', path, 'List-Unsubscribe=One-Click', { 'content-type': 'application/x-www-form-urlencoded' })
  const forged = Buffer.from(`unsubscribe:${member.user_id}.forged`).toString('base64url')
  expect((await send(`/api/notifications/unsubscribe/${forged}`)).status).toBe(404)
  expect((await member.browser.call(readNotificationChoices, {})).mails).toBe(true)
  expect((await send(pathname)).status).toBe(200)
  expect((await member.browser.call(readNotificationChoices, {})).mails).toBe(false)
  await notifyAt(member, 'message', '2030-01-09T13:00:00Z')
  await runAt('2030-01-10T12:00:00Z')
  expect(await newsTo(member)).toHaveLength(1)
  expect((await member.browser.call(listNotifications, {})).notifications).toHaveLength(3)
})

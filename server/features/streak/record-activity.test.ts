import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { changeTimeZone } from '#contract/profile.ts'
import { ACTIVITY_KINDS, type ActivityKind, finishPowerUp } from '#contract/streak.ts'
import { activeDaysAgo } from '#tests/support/active-days.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'
import { recordActivity } from './public.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const daysBefore = (length: number) => Array.from({ length }, (_, index) => index + 1)

function record({ user_id }: Person, kind: ActivityKind = 'chat_message') {
  return app.services.db.transaction((tx) => recordActivity(app.services, tx, { user_id, kind }))
}

async function activitiesOf({ user_id }: Person): Promise<string[]> {
  const { rows } = await app.pool.query<{ kind: string }>(
    'select kind from activities where user_id = $1 order by created_at, kind',
    [user_id],
  )
  return rows.map(({ kind }) => kind)
}

/** The milestone notifications of a member, oldest first. */
async function milestonesOf({ user_id }: Person): Promise<unknown[]> {
  const { rows } = await app.pool.query<{ details: { days: number } }>(
    `select details from notifications where user_id = $1 and kind = 'streak_milestone' order by created_at`,
    [user_id],
  )
  return rows.map(({ details }) => details.days)
}

/** Moves the whole history this many days into the past. */
async function letDaysPass({ user_id }: Person, days: number): Promise<void> {
  await app.pool.query(
    'update activities set created_at = created_at - make_interval(hours => 24 * $2) where user_id = $1',
    [user_id, days],
  )
}

describe('the Daily Power-Up', () => {
  test('counts as an activity of today, for this member only', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const answer = await member.browser.try(finishPowerUp, {})
    expect(answer.status).toBe(201)
    expect(answer.body.streak).toMatchObject({ current: 1, longest: 1, active_today: true, next_milestone: 7 })
    expect(answer.body.streak.calendar.at(-1)?.state).toBe('active')
    expect(await activitiesOf(member)).toEqual(['power_up'])
    expect(await activitiesOf(other)).toEqual([])
  })

  test('counts once a day', async () => {
    const { browser } = await memberOf(app)
    await browser.call(finishPowerUp, {})
    expect((await browser.call(finishPowerUp, {})).streak.current).toBe(1)
  })

  test('continues the streak of the days before', async () => {
    const member = await memberOf(app)
    await activeDaysAgo(app, member.user_id, [1, 2, 4])
    expect((await member.browser.call(finishPowerUp, {})).streak.current).toBe(4)
  })

  test('is dated by the server, ignoring dates in the request', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const body = { created_at: '2020-01-01T00:00:00Z', user_id: other.user_id, kind: 'session', days: 45 }
    expect((await member.browser.request('POST', finishPowerUp.path, body)).status).toBe(201)
    const { rows } = await app.pool.query(
      `select kind, created_at > now() - interval '1 minute' as fresh from activities where user_id = $1`,
      [member.user_id],
    )
    expect(rows).toEqual([{ kind: 'power_up', fresh: true }])
    expect(await activitiesOf(other)).toEqual([])
  })
})

describe('an activity', () => {
  test.each(ACTIVITY_KINDS)('of the kind %s counts for the streak', async (kind) => {
    const member = await memberOf(app)
    expect((await record(member, kind)).current).toBe(1)
    expect(await activitiesOf(member)).toEqual([kind])
  })

  test('of the same kind in the same quarter of an hour is stored once, of another kind separately', async () => {
    const member = await memberOf(app)
    // A test that starts at the end of a quarter may continue in the next one.
    await vi.waitFor(async () => {
      await app.pool.query('delete from activities where user_id = $1', [member.user_id])
      for (const kind of ['chat_message', 'chat_message', 'power_up', 'chat_message'] as const)
        await record(member, kind)
      expect(await activitiesOf(member)).toEqual(['chat_message', 'power_up'])
    }, soon)
  })

  test('in the next quarter of an hour is stored again, because midnight may be in between', async () => {
    const member = await memberOf(app)
    await record(member)
    await app.clock.later({ minutes: 15 }, () => record(member))
    expect(await activitiesOf(member)).toHaveLength(2)
  })

  test('is sent to the member’s open pages only', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const [events, others] = [await eventsOf(app, member.user_id), await eventsOf(app, other.user_id)]
    await record(member)
    await vi.waitFor(() => expect(events).toEqual([{ type: 'streak-changed' }]), soon)
    await record(other)
    await vi.waitFor(() => expect(others).toEqual([{ type: 'streak-changed' }]), soon)
    expect(events).toHaveLength(1)
  })

  test('is rolled back with its transaction, without an event', async () => {
    const member = await memberOf(app)
    const events = await eventsOf(app, member.user_id)
    await activeDaysAgo(app, member.user_id, daysBefore(6))
    const failing = app.services.db.transaction(async (tx) => {
      await recordActivity(app.services, tx, { user_id: member.user_id, kind: 'quiz' })
      throw new Error('something else went wrong')
    })
    await expect(failing).rejects.toThrow('something else')
    expect(await activitiesOf(member)).toHaveLength(6)
    expect(await milestonesOf(member)).toEqual([])
    await record(member)
    await vi.waitFor(() => expect(events.map(({ type }) => type)).toEqual(['notification', 'streak-changed']), soon)
  })
})

describe('a milestone', () => {
  test.each([7, 30, 45, 100])('of %i days is announced with the activity that reaches it', async (days) => {
    const member = await memberOf(app)
    const events = await eventsOf(app, member.user_id)
    await activeDaysAgo(app, member.user_id, daysBefore(days - 1))
    expect((await record(member)).current).toBe(days)
    expect(await milestonesOf(member)).toEqual([days])
    await vi.waitFor(
      () =>
        expect(events).toMatchObject([
          { type: 'notification', unread: 1, notification: { kind: 'streak_milestone', details: { days } } },
          { type: 'streak-changed' },
        ]),
      soon,
    )
  })

  test.each([5, 7, 28, 30, 43, 45, 98, 100])('is not announced on day %i + 1', async (days) => {
    const member = await memberOf(app)
    await activeDaysAgo(app, member.user_id, daysBefore(days))
    await record(member)
    expect(await milestonesOf(member)).toEqual([])
  })

  test('is announced once a day, also with concurrent or later activities', async () => {
    const member = await memberOf(app)
    await activeDaysAgo(app, member.user_id, daysBefore(6))
    await Promise.all(ACTIVITY_KINDS.map((kind) => record(member, kind)))
    for (const kind of ACTIVITY_KINDS) await record(member, kind)
    expect(await milestonesOf(member)).toEqual([7])
  })

  test('is announced once, also when the first day of the streak has another date in a new time zone', async () => {
    const member = await memberOf(app)
    await activeDaysAgo(app, member.user_id, daysBefore(6))
    // 26 hours apart, so the two never have the same date.
    const dates = []
    for (const time_zone of ['Etc/GMT-14', 'Etc/GMT+12']) {
      await member.browser.call(changeTimeZone, { time_zone })
      const { current, calendar } = await record(member)
      expect(current).toBe(7)
      dates.push(calendar.at(-1)?.date)
    }
    expect(dates[0]).not.toBe(dates[1])
    expect(await milestonesOf(member)).toEqual([7])
  })

  test('is announced again for a new streak', async () => {
    const member = await memberOf(app)
    await activeDaysAgo(app, member.user_id, daysBefore(6))
    await record(member)
    await letDaysPass(member, 20)
    await activeDaysAgo(app, member.user_id, daysBefore(6))
    expect(await record(member)).toMatchObject({ current: 7, longest: 7 })
    expect(await milestonesOf(member)).toEqual([7, 7])
  })

  test('is one day later after a rest day', async () => {
    const member = await memberOf(app)
    await activeDaysAgo(app, member.user_id, [1, 2, 3, 5, 6])
    expect((await record(member)).current).toBe(6)
    expect(await milestonesOf(member)).toEqual([])
    await letDaysPass(member, 1)
    expect((await record(member)).current).toBe(7)
    expect(await milestonesOf(member)).toEqual([7])
  })
})

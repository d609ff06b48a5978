import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readDashboard } from '#contract/dashboard.ts'
import { changeTimeZone, updateProfile } from '#contract/profile.ts'
import { FULL_NAME_MAX_LENGTH } from '#contract/profile-rules.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { memberOf, type Person, signInElsewhere } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const AVATAR = 'https://pictures.example/robin.png'

async function profileOf({ browser }: Person) {
  const { session } = await browser.call(readSession, {})
  if (!session) throw new Error('nobody is signed in')
  return session.user.profile
}

describe('changing name and picture', () => {
  test('changes them on all devices at once, and the time of the last update', async () => {
    const member = await memberOf(app)
    const before = await profileOf(member)
    const { browser: telephone } = await signInElsewhere(app, member)
    const answer = await member.browser.try(updateProfile, { full_name: '  Inês Talmar ', avatar_url: AVATAR })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      ...before,
      full_name: 'Inês Talmar',
      avatar_url: AVATAR,
      updated_at: answer.body.updated_at,
    })
    expect(Date.parse(answer.body.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
    expect(await profileOf({ ...member, browser: telephone })).toEqual(answer.body)
  })

  test('can remove the picture', async () => {
    const { browser } = await memberOf(app)
    await browser.call(updateProfile, { full_name: 'Robin', avatar_url: AVATAR })
    expect((await browser.call(updateProfile, { full_name: 'Robin', avatar_url: null })).avatar_url).toBeNull()
  })

  test('leaves the names of the team to admins, and to those who had one before', async () => {
    const [member, admin] = [await memberOf(app), await memberOf(app, { membership_type: 'admin' })]
    const wanted = { full_name: 'Kiai Support', avatar_url: null }
    expect(await member.browser.try(updateProfile, wanted)).toMatchObject({
      status: 400,
      body: { error: { code: 'request.invalid', fields: { full_name: { problem: 'team-name' } } } },
    })
    await admin.browser.call(updateProfile, wanted)
    await app.pool.query('update profiles set full_name = $2 where user_id = $1', [member.user_id, 'Kiai Support'])
    await member.browser.call(updateProfile, { ...wanted, avatar_url: AVATAR })
  })

  test('is sent to the member’s open pages, and changes no other profile', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const untouched = await profileOf(other)
    const events = await eventsOf(app, member.user_id)
    await member.browser.call(updateProfile, { full_name: 'Robin', avatar_url: null })
    await vi.waitFor(() => expect(events).toEqual([{ type: 'account-changed' }]), soon)
    expect(await profileOf(other)).toEqual(untouched)
  })

  test('ignores fields that a member may not set', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const [before, untouched] = [await profileOf(member), await profileOf(other)]
    const injected = {
      user_id: other.user_id,
      email: 'mine@people.example',
      email_verified: true,
      membership_type: 'admin',
      coach_status: 'approved',
      coach_bio: 'mine',
      time_zone: 'Asia/Tokyo',
      created_at: '2020-01-01T00:00:00Z',
      updated_at: '2020-01-01T00:00:00Z',
      upgraded_at: '2020-01-01T00:00:00Z',
    }
    const body = { full_name: 'Robin', avatar_url: null, ...injected }
    expect((await member.browser.request('PUT', updateProfile.path, body)).status).toBe(200)
    const after = await profileOf(member)
    expect(after).toEqual({ ...before, full_name: 'Robin', updated_at: after.updated_at })
    expect(after.updated_at).not.toBe(injected.updated_at)
    expect(await profileOf(other)).toEqual(untouched)
    const { rows } = await app.pool.query(
      'select email, coach_bio from users join profiles on user_id = id where id = $1',
      [member.user_id],
    )
    expect(rows).toEqual([{ email: member.email, coach_bio: null }])
  })

  test.each([
    [{ full_name: '' }, { full_name: { problem: 'required' } }],
    [{ full_name: ' \t ' }, { full_name: { problem: 'required' } }],
    [{ full_name: undefined }, { full_name: { problem: 'required' } }],
    [{ full_name: 'x'.repeat(FULL_NAME_MAX_LENGTH + 1) }, { full_name: { problem: 'too-long', limit: 120 } }],
    [{ full_name: ['Robin'] }, { full_name: { problem: 'invalid' } }],
    [{ avatar_url: 'http://pictures.example/robin.png' }, { avatar_url: { problem: 'https-url' } }],
    [{ avatar_url: 'javascript:alert(1)' }, { avatar_url: { problem: 'https-url' } }],
    [{ avatar_url: 'data:image/png;base64,AA==' }, { avatar_url: { problem: 'https-url' } }],
    [{ avatar_url: '//pictures.example/robin.png' }, { avatar_url: { problem: 'https-url' } }],
    [{ avatar_url: '' }, { avatar_url: { problem: 'https-url' } }],
    [{ avatar_url: `${AVATAR}?${'x'.repeat(2000)}` }, { avatar_url: { problem: 'too-long', limit: 2000 } }],
  ])('with %j is refused with the problem of the field, and changes nothing', async (wrong, fields) => {
    const member = await memberOf(app)
    const before = await profileOf(member)
    const body = { full_name: 'Robin', avatar_url: null, ...wrong }
    const answer = await member.browser.request('PUT', updateProfile.path, body)
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid', fields } } })
    expect(await profileOf(member)).toEqual(before)
  })
})

describe('choosing the time zone', () => {
  test('decides which day it is', async () => {
    const member = await memberOf(app)
    expect((await profileOf(member)).time_zone).toBeNull()
    // 26 hours apart, so the two never have the same date.
    const [east, west] = ['Etc/GMT-14', 'Etc/GMT+12']
    const dates = []
    for (const time_zone of [east, west]) {
      expect((await member.browser.call(changeTimeZone, { time_zone })).time_zone).toBe(time_zone)
      const { streak, profile } = await member.browser.call(readDashboard, {})
      expect(profile.time_zone).toBe(time_zone)
      dates.push(Date.parse(streak.calendar.at(-1)?.date ?? ''))
    }
    expect(dates[0]).toBeGreaterThan(Number(dates[1]))
  })

  test('is sent to the member’s open pages as a changed account, streak and Fighter File', async () => {
    const { browser, user_id } = await memberOf(app)
    const events = await eventsOf(app, user_id)
    await browser.call(changeTimeZone, { time_zone: 'America/Sao_Paulo' })
    const file = { type: 'data-changed', data: 'fighter-file' }
    await vi.waitFor(
      () => expect(events).toEqual([{ type: 'account-changed' }, { type: 'streak-changed' }, file]),
      soon,
    )
  })

  test.each([
    ['america/sao_paulo', 'America/Sao_Paulo'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['UTC', 'UTC'],
    ['GMT', 'UTC'],
    ['Etc/GMT+3', 'Etc/GMT+3'],
  ])('stores %s as %s', async (time_zone, stored) => {
    const { browser } = await memberOf(app)
    expect((await browser.call(changeTimeZone, { time_zone })).time_zone).toBe(stored)
  })

  test.each(['CET', 'EST5EDT', 'BST', 'PST', 'Japan'])('interprets %s as the browser does', async (time_zone) => {
    const { browser } = await memberOf(app)
    const chosen = await browser.call(changeTimeZone, { time_zone })
    const { rows } = await app.pool.query<{ local: string }>(
      `select to_char(timestamptz '2026-07-01 12:00Z' at time zone $1, 'MM/DD, HH24:MI') as local`,
      [chosen.time_zone],
    )
    const format = {
      timeZone: time_zone,
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    } as const
    const meant = new Intl.DateTimeFormat('en-US', { ...format, hourCycle: 'h23' }).format(
      new Date('2026-07-01T12:00Z'),
    )
    expect(rows).toEqual([{ local: meant }])
  })

  test('accepts every zone that a browser offers', async () => {
    const { rows } = await app.pool.query<{ name: string }>('select lower(name) as name from pg_timezone_names')
    const known = new Set(rows.map(({ name }) => name))
    const offered = Intl.supportedValuesOf('timeZone')
    expect(offered.length).toBeGreaterThan(400)
    expect(offered.filter((name) => !known.has(name.toLowerCase()))).toEqual([])
  })

  test.each([
    '',
    'Mars/Olympus_Mons',
    '+03:00',
    '-0300',
    'posix/UTC',
    "UTC'; drop table users; --",
    'x'.repeat(65),
    7,
    null,
  ])('refuses %j, and keeps the previous one', async (time_zone) => {
    const member = await memberOf(app)
    await member.browser.call(changeTimeZone, { time_zone: 'Asia/Tokyo' })
    const answer = await member.browser.request('PUT', changeTimeZone.path, { time_zone })
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { time_zone: expect.anything() } } } })
    expect((await profileOf(member)).time_zone).toBe('Asia/Tokyo')
  })

  test('changes no other field and no other profile', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const [before, untouched] = [await profileOf(member), await profileOf(other)]
    const body = { time_zone: 'Asia/Tokyo', user_id: other.user_id, membership_type: 'admin', full_name: 'x' }
    await member.browser.request('PUT', changeTimeZone.path, body)
    const after = await profileOf(member)
    expect(after).toEqual({ ...before, time_zone: 'Asia/Tokyo', updated_at: after.updated_at })
    expect(await profileOf(other)).toEqual(untouched)
  })
})

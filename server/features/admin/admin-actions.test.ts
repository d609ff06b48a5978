import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteAccount, signIn } from '#contract/accounts.ts'
import { banUser, changeRole, listAuditLog, signOutEverywhere, unbanUser } from '#contract/admin.ts'
import { GIVEN_ROLES } from '#contract/admin-rules.ts'
import { listPendingApplications, readOwnApplication, rejectCoach } from '#contract/coach-applications.ts'
import { changeCoachProfile } from '#contract/coach-desk.ts'
import { readCoach } from '#contract/coaches.ts'
import { listNotifications } from '#contract/notifications.ts'
import { changeTimeZone } from '#contract/profile.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { applicantOf, notifyApplicants } from '#tests/support/coaches.ts'
import { readStream } from '#tests/support/event-stream.ts'
import { startTestServer } from '#tests/support/http.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { mailsTo, memberOf, type Person, signInElsewhere } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await createTestApp()
  admin = await memberOf(app, { membership_type: 'admin' })
})
afterAll(() => app.close())

const newAdmin = () => memberOf(app, { membership_type: 'admin' })
const reason = 'Insults in the War Room'

async function roleOf({ user_id }: Person): Promise<string> {
  const { rows } = await app.pool.query(
    'select membership_type_of(role, elite_until) as membership_type from profiles where user_id = $1',
    [user_id],
  )
  return rows[0].membership_type
}

async function isSignedIn({ browser }: Pick<Person, 'browser'>): Promise<boolean> {
  return (await browser.call(readSession, {})).session !== null
}

async function linesAbout({ user_id }: Person) {
  const { entries } = await admin.browser.call(listAuditLog, {})
  return entries.filter((entry) => entry.target_user_id === user_id).toReversed()
}

/** Runs with these as the only admins. */
async function withOnly(admins: Person[], act: () => Promise<void>): Promise<void> {
  const ids = admins.map(({ user_id }) => user_id)
  const { rows } = await app.pool.query(
    `update profiles set role = 'coach' where role = 'admin' and user_id <> all($1) returning user_id`,
    [ids],
  )
  await act()
  await app.pool.query(`update profiles set role = 'admin' where user_id = any($1)`, [
    rows.map(({ user_id }) => user_id),
  ])
}

describe('the role of a user', () => {
  test.each(GIVEN_ROLES)('becomes %s, counts at once and is sent to the open pages', async (membership_type) => {
    const member = await memberOf(app, { membership_type: 'fight_camp_coach' })
    const events = await eventsOf(app, member.user_id)
    const user = await admin.browser.call(changeRole, { user_id: member.user_id, membership_type })
    expect(user).toMatchObject({ user_id: member.user_id, membership_type, status: 'active' })
    const { session } = await member.browser.call(readSession, {})
    expect(session?.user.profile.membership_type).toBe(membership_type)
    await vi.waitFor(() => expect(events).toContainEqual({ type: 'account-changed' }), soon)
    expect(await linesAbout(member)).toMatchObject([
      {
        action: membership_type === 'elite_member' ? 'give_elite' : 'change_role',
        admin_user_id: admin.user_id,
        before: { membership_type: 'fight_camp_coach' },
        after: { membership_type },
      },
    ])
  })

  test('is not logged when it does not change', async () => {
    const member = await memberOf(app)
    await admin.browser.call(changeRole, { user_id: member.user_id, membership_type: 'free_member' })
    expect(await linesAbout(member)).toEqual([])
  })

  describe('of coach, given by an admin,', () => {
    test('is an approval: with a slug, in the audit log, and public once the profile is filled in', async () => {
      const { user_id, browser } = await memberOf(app)
      const user = await admin.browser.call(changeRole, { user_id, membership_type: 'coach' })
      expect(user).toMatchObject({ membership_type: 'coach', coach_status: 'approved' })
      const [line] = await linesAbout({ user_id } as Person)
      const slug = String(line?.after.slug)
      expect(line).toMatchObject({
        action: 'change_role',
        before: { membership_type: 'free_member', coach_status: null, slug: null },
        after: { membership_type: 'coach', coach_status: 'approved', slug: expect.stringMatching(/^robin-tester/) },
      })
      const { browser: reader } = await memberOf(app)
      expect((await reader.try(readCoach, { slug })).status).toBe(404)
      await browser.call(changeCoachProfile, {
        coach_bio: 'I teach people who start late.',
        coach_experience: 'Six years of boxing.',
        coach_specialties: ['boxing', 'mma'],
        coach_image_url: null,
      })
      expect((await reader.try(readCoach, { slug })).status).toBe(200)
    })

    test('is told by a notification and a mail', async () => {
      const { user_id, email, browser } = await memberOf(app)
      await admin.browser.call(changeRole, { user_id, membership_type: 'coach' })
      const { notifications } = await browser.call(listNotifications, {})
      expect(notifications).toMatchObject([{ kind: 'coach_application', details: { decision: 'appointed' } }])
      expect((await mailsTo(app, email)).map(({ template }) => template)).toEqual(['coach-appointed'])
    })

    test('approves a pending application, which leaves the queue', async () => {
      const { user_id, email, browser } = await applicantOf(app)
      await admin.browser.call(changeRole, { user_id, membership_type: 'coach' })
      const { applications } = await admin.browser.call(listPendingApplications, {})
      expect(applications.filter((application) => application.user_id === user_id)).toEqual([])
      expect((await browser.call(readOwnApplication, {})).application?.status).toBe('approved')
      const { notifications } = await browser.call(listNotifications, {})
      expect(notifications).toMatchObject([{ kind: 'coach_application', details: { decision: 'approved' } }])
      expect((await mailsTo(app, email)).map(({ template }) => template).at(-1)).toBe('coach-approved')
    })

    test('replaces a denial that the applicant was not told yet', async () => {
      const { user_id, browser } = await applicantOf(app)
      await admin.browser.call(rejectCoach, { coach_user_id: user_id, reason: 'Not yet.' })
      await admin.browser.call(changeRole, { user_id, membership_type: 'coach' })
      await notifyApplicants(app)
      const { notifications } = await browser.call(listNotifications, {})
      expect(notifications).toMatchObject([{ details: { decision: 'appointed' } }])
    })
  })

  test('of coach leaves Elite unchanged, and Free ends both', async () => {
    const { user_id, browser } = await memberOf(app, { membership_type: 'elite_member' })
    const typeOf = async () => (await browser.call(readSession, {})).session?.user.profile.membership_type
    const coach = await admin.browser.call(changeRole, { user_id, membership_type: 'coach' })
    expect([await typeOf(), coach.elite]).toEqual(['coach', { until: null }])
    const elite = await admin.browser.call(changeRole, { user_id, membership_type: 'elite_member' })
    expect([await typeOf(), elite.elite]).toEqual(['elite_member', { until: null }])
    await admin.browser.call(changeRole, { user_id, membership_type: 'coach' })
    const free = await admin.browser.call(changeRole, { user_id, membership_type: 'free_member' })
    expect([await typeOf(), free.elite]).toEqual(['free_member', null])
    const lines = await linesAbout({ user_id } as Person)
    expect(lines.map(({ action, before, after }) => [action, before, after])).toEqual([
      [
        'change_role',
        { membership_type: 'elite_member', coach_status: null, slug: null },
        { membership_type: 'coach', coach_status: 'approved', slug: expect.any(String) },
      ],
      ['change_role', { membership_type: 'coach' }, { membership_type: 'elite_member' }],
      ['change_role', { membership_type: 'elite_member' }, { membership_type: 'coach' }],
      [
        'change_role',
        { membership_type: 'coach', elite_until: 'infinity' },
        { membership_type: 'free_member', elite_until: null },
      ],
    ])
  })

  describe('a gift of Elite', () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const midnightAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString()
    const give = (user_id: string, until?: string | null) =>
      admin.browser.try(changeRole, { user_id, membership_type: 'elite_member', until })

    test('ends with the chosen day, which can be changed', async () => {
      const { user_id } = await memberOf(app)
      for (const day of [inDays(30), inDays(0), inDays(3000)]) {
        expect(await give(user_id, day)).toMatchObject({
          body: { membership_type: 'elite_member', elite: { until: midnightAfter(day) } },
        })
      }
      const { rows } = await app.pool.query('select provider, given_by, state from memberships where user_id = $1', [
        user_id,
      ])
      expect(rows).toEqual([{ provider: null, given_by: admin.user_id, state: 'active' }])
      const lines = await linesAbout({ user_id } as Person)
      expect(lines.map(({ action }) => action)).toEqual(['give_elite', 'give_elite', 'give_elite'])
      expect(Date.parse(String(lines[1]?.after.elite_until))).toBe(Date.parse(midnightAfter(inDays(0))))
    })

    test('ends with the day of the admin’s own time zone', async () => {
      const { user_id } = await memberOf(app)
      await admin.browser.call(changeTimeZone, { time_zone: 'America/Sao_Paulo' })
      const given = await give(user_id, inDays(30))
      await admin.browser.call(changeTimeZone, { time_zone: 'UTC' })
      const midnight = new Date(Date.parse(midnightAfter(inDays(30))) + 3 * 3_600_000).toISOString()
      expect(given).toMatchObject({ body: { elite: { until: midnight } } })
    })

    test('can have no end', async () => {
      const { user_id } = await memberOf(app)
      await give(user_id, inDays(30))
      expect(await give(user_id, null)).toMatchObject({
        body: { membership_type: 'elite_member', elite: { until: null } },
      })
      expect((await linesAbout({ user_id } as Person)).at(-1)?.after).toEqual({ elite_until: 'infinity' })
    })

    test.each(['fight_camp_coach', 'coach', 'admin'] as const)('leaves the role of a %s', async (membership_type) => {
      const { user_id } = await memberOf(app, { membership_type })
      expect(await give(user_id, inDays(30))).toMatchObject({
        body: { membership_type, elite: { until: midnightAfter(inDays(30)) } },
      })
    })

    test('is told by a notification when it is given, when its end changes and when it is taken back', async () => {
      const { user_id, browser } = await memberOf(app)
      await give(user_id, inDays(30))
      await give(user_id, inDays(30))
      await give(user_id, null)
      await admin.browser.call(changeRole, { user_id, membership_type: 'free_member' })
      const { notifications } = await browser.call(listNotifications, {})
      expect(notifications.map(({ kind, details }) => ({ kind, details }))).toEqual([
        { kind: 'membership', details: { change: 'ended', until: null } },
        { kind: 'membership', details: { change: 'moved', until: null } },
        { kind: 'membership', details: { change: 'given', until: midnightAfter(inDays(30)) } },
      ])
    })

    test('lasts a year by default', async () => {
      const { user_id } = await memberOf(app)
      const { body } = await give(user_id)
      expect(body).toMatchObject({ elite: { until: expect.stringMatching(`^${inDays(365)}`) } })
    })

    test('cannot end in the past or in eleven years', async () => {
      const { user_id } = await memberOf(app)
      for (const day of [inDays(-1), inDays(11 * 365), '2026-02-30', 'soon'])
        expect(await give(user_id, day), day).toMatchObject({
          status: 400,
          body: { error: { code: 'request.invalid', fields: { until: { problem: 'invalid' } } } },
        })
    })

    test('ends by itself', async () => {
      const { user_id, browser } = await memberOf(app)
      await give(user_id, inDays(5))
      await app.pool.query(
        `update memberships set period_start = now() - interval '2 days', period_end = now() - interval '1 second' where user_id = $1`,
        [user_id],
      )
      expect((await browser.call(readSession, {})).session?.user.profile.membership_type).toBe('free_member')
    })

    test('does not change a paid membership, and the later end counts', async () => {
      const { user_id } = await memberOf(app)
      await app.pool.query(
        `insert into memberships (user_id, plan, provider, provider_subscription_id, period_end, access_until)
         values ($1, 'elite_monthly', 'stripe', $2, '2030-01-01', '2030-01-01')`,
        [user_id, `sub_${user_id}`],
      )
      expect(await give(user_id, inDays(10))).toMatchObject({ body: { elite: { until: '2030-01-01T00:00:00.000Z' } } })
      const { rows } = await app.pool.query(
        'select provider, period_end from memberships where user_id = $1 order by provider',
        [user_id],
      )
      expect(rows).toMatchObject([
        { provider: 'stripe', period_end: new Date('2030-01-01') },
        { provider: null, period_end: new Date(midnightAfter(inDays(10))) },
      ])
    })
  })

  test('cannot be removed from the last admin, not even by themselves', async () => {
    await withOnly([admin], async () => {
      for (const membership_type of ['free_member', 'elite_member', 'coach'] as const)
        expect(await admin.browser.try(changeRole, { user_id: admin.user_id, membership_type })).toMatchObject({
          status: 409,
          body: { error: { code: 'admin.last-admin' } },
        })
      expect(await roleOf(admin)).toBe('admin')
    })
  })

  test('cannot be removed from the last admin who is not banned', async () => {
    const banned = await newAdmin()
    await admin.browser.call(banUser, { user_id: banned.user_id, reason })
    await withOnly([admin, banned], async () => {
      const answer = await admin.browser.try(changeRole, { user_id: admin.user_id, membership_type: 'coach' })
      expect(answer.body.error.code).toBe('admin.last-admin')
    })
  })

  test('can be given up by an admin who is not the last', async () => {
    const other = await newAdmin()
    await other.browser.call(changeRole, { user_id: other.user_id, membership_type: 'coach' })
    expect(await roleOf(other)).toBe('coach')
  })

  test('stays with one of two admins who demote each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await newAdmin(), await newAdmin()]
      await withOnly([one, two], async () => {
        const answers = await Promise.all([
          one.browser.try(changeRole, { user_id: two.user_id, membership_type: 'free_member' }),
          two.browser.try(changeRole, { user_id: one.user_id, membership_type: 'free_member' }),
        ])
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
        expect([await roleOf(one), await roleOf(two)].toSorted()).toEqual(['admin', 'free_member'])
      })
    }
  })

  test('stays with one of two admins when one leaves and the other is demoted at once', async () => {
    const [one, two] = [await newAdmin(), await newAdmin()]
    await withOnly([one, two], async () => {
      await Promise.all([
        one.browser.try(changeRole, { user_id: one.user_id, membership_type: 'free_member' }),
        two.browser.try(deleteAccount, { password: two.password }),
      ])
      const { rows } = await app.pool.query(`select from profiles where role = 'admin'`)
      expect(rows).toHaveLength(1)
    })
  })

  test('of an unknown user is not found', async () => {
    for (const user_id of [randomUUID(), 'nobody'])
      expect((await admin.browser.try(changeRole, { user_id, membership_type: 'coach' })).status).toBe(404)
  })
})

describe('a ban', () => {
  test('ends all sessions and streams, blocks signing in, and shows its reason', async () => {
    const member = await memberOf(app)
    const { browser: elsewhere } = await signInElsewhere(app, member)
    const server = await startTestServer(app.app)
    const stream = await readStream(server.port, member.browser)
    expect(stream.status).toBe(200)

    const user = await admin.browser.call(banUser, { user_id: member.user_id, reason })
    expect(user).toMatchObject({ status: 'banned', ban_reason: reason })
    await vi.waitFor(() => expect(stream.ended()).toBe(true), soon)
    expect(stream.events).toContainEqual({ type: 'account-changed' })
    expect([await isSignedIn(member), await isSignedIn({ browser: elsewhere })]).toEqual([false, false])
    const { email, password } = member
    expect(await app.browser().try(signIn, { email, password })).toMatchObject({
      body: { error: { code: 'accounts.banned', reason } },
    })
    await server.close()
  })

  test('can be lifted, which restores the account', async () => {
    const member = await memberOf(app, { membership_type: 'elite_member' })
    const { user_id, email, password } = member
    await admin.browser.call(banUser, { user_id, reason })
    const user = await admin.browser.call(unbanUser, { user_id })
    expect(user).toMatchObject({ status: 'active', ban_reason: null, membership_type: 'elite_member' })
    expect(await isSignedIn(member)).toBe(false)
    expect((await app.browser().call(signIn, { email, password })).session?.user.email).toBe(email)
    expect(await linesAbout(member)).toMatchObject([
      { action: 'ban', before: { banned_at: null, ban_reason: null }, after: { ban_reason: reason } },
      { action: 'unban', before: { ban_reason: reason }, after: { banned_at: null, ban_reason: null } },
    ])
  })

  test('needs a reason, and a new one replaces the old', async () => {
    const { user_id } = await memberOf(app)
    expect((await admin.browser.try(banUser, { user_id, reason: '  ' })).status).toBe(400)
    await admin.browser.call(banUser, { user_id, reason })
    await admin.browser.call(banUser, { user_id, reason })
    const user = await admin.browser.call(banUser, { user_id, reason: 'And worse' })
    expect(user.ban_reason).toBe('And worse')
    const { entries } = await admin.browser.call(listAuditLog, {})
    expect(entries.filter((entry) => entry.target_user_id === user_id)).toHaveLength(2)
  })

  test('of oneself is refused', async () => {
    expect(await admin.browser.try(banUser, { user_id: admin.user_id, reason })).toMatchObject({
      status: 409,
      body: { error: { code: 'admin.not-yourself' } },
    })
  })

  test('of two admins by each other at once leaves one of them', async () => {
    const [one, two] = [await newAdmin(), await newAdmin()]
    await withOnly([one, two], async () => {
      const answers = await Promise.all([
        one.browser.try(banUser, { user_id: two.user_id, reason }),
        two.browser.try(banUser, { user_id: one.user_id, reason }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect([await isSignedIn(one), await isSignedIn(two)].toSorted()).toEqual([false, true])
    })
  })

  test('of an unknown user is not found', async () => {
    const user_id = randomUUID()
    expect((await admin.browser.try(banUser, { user_id, reason })).status).toBe(404)
    expect((await admin.browser.try(unbanUser, { user_id })).status).toBe(404)
    expect((await admin.browser.try(signOutEverywhere, { user_id })).status).toBe(404)
  })
})

describe('signing someone out everywhere', () => {
  test('ends all their sessions, and only theirs', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const { browser: elsewhere } = await signInElsewhere(app, member)
    expect(await admin.browser.call(signOutEverywhere, { user_id: member.user_id })).toEqual({ sessions: 2 })
    expect([await isSignedIn(member), await isSignedIn({ browser: elsewhere })]).toEqual([false, false])
    expect(await isSignedIn(other)).toBe(true)
    expect((await signInElsewhere(app, member)).two_factor_required).toBe(false)
    expect(await linesAbout(member)).toMatchObject([
      { action: 'sign_out_everywhere', before: { sessions: 2 }, after: { sessions: 0 } },
    ])
  })
})

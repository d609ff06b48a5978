import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { MembershipType } from '#contract/access.ts'
import { exportAccount } from '#contract/accounts.ts'
import { changeRole } from '#contract/admin.ts'
import { UNDO_SECONDS } from '#contract/coach-application-rules.ts'
import {
  applyAsCoach,
  approveCoach,
  listPendingApplications,
  readOwnApplication,
  rejectCoach,
  undoDecision,
} from '#contract/coach-applications.ts'
import { settleOwnMembership } from '#contract/memberships.ts'
import { listNotifications } from '#contract/notifications.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION, applicantOf, coachOf, notifyApplicants } from '#tests/support/coaches.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { joinElite } from '#tests/support/memberships.ts'
import { mailedLink, mailsTo, memberOf, type Person } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'

import { tellApplicant } from './tell-applicant.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await createTestApp()
  admin = await memberOf(app, { membership_type: 'admin' })
})
afterAll(() => app.close())

async function profileOf({ user_id }: Person) {
  const { rows } = await app.pool.query(
    'select membership_type_of(role, elite_until) as membership_type, coach_status, slug, upgraded_at from profiles where user_id = $1',
    [user_id],
  )
  return rows[0]
}

async function auditOf({ user_id }: Person) {
  const { rows } = await app.pool.query(
    'select admin_user_id, action, target_name, before, after from audit_log where target_user_id = $1 order by created_at',
    [user_id],
  )
  return rows
}

interface Paid {
  access_until: string
}

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type)

async function applicantWith(membership_type: MembershipType): Promise<Person> {
  const member = await memberOf(app, { membership_type })
  await member.browser.call(applyAsCoach, APPLICATION)
  return member
}

describe('the list for the reviewer', () => {
  test('shows pending applications, newest first, with every field and the address', async () => {
    const [first, second] = [await applicantOf(app, 'Ana First'), await applicantOf(app, 'Bia Second')]
    await coachOf(app, 'Caio Approved')
    const { applications } = await admin.browser.call(listPendingApplications, {})
    const names = applications.map(({ full_name }) => full_name)
    expect(names.slice(0, 2)).toEqual(['Bia Second', 'Ana First'])
    expect(names).not.toContain('Caio Approved')
    expect(applications[0]).toMatchObject({
      ...APPLICATION,
      full_name: 'Bia Second',
      user_id: second.user_id,
      email: second.email,
      status: 'pending',
    })
    expect(applications[1]?.email).toBe(first.email)
  })
})

describe('the open pages of admins', () => {
  test('are told of every application and every decision of any admin', async () => {
    const other = await memberOf(app, { membership_type: 'admin' })
    const [here, there] = [
      await eventsOf(app, admin.user_id, ['admins']),
      await eventsOf(app, other.user_id, ['admins']),
    ]
    async function hearOf<T>(act: () => Promise<T>): Promise<T> {
      here.length = there.length = 0
      const result = await act()
      for (const events of [here, there])
        await vi.waitFor(() => expect(events).toContainEqual({ type: 'applications-changed' }), soon)
      return result
    }
    const bystander = await memberOf(app)
    const unconcerned = await eventsOf(app, bystander.user_id)
    const welcome = await hearOf(() => applicantOf(app))
    const turnedDown = await hearOf(() => applicantWith('free_member'))
    await hearOf(() => admin.browser.call(approveCoach, { coach_user_id: welcome.user_id }))
    const reason = 'Not yet.'
    await hearOf(() => admin.browser.call(rejectCoach, { coach_user_id: turnedDown.user_id, reason }))
    expect(unconcerned).toEqual([])
  })
})

describe('approving', () => {
  test('makes the applicant a coach with a slug, and returns it', async () => {
    const applicant = await applicantOf(app, 'Inês Ávila Approving')
    expect(await admin.browser.call(approveCoach, { coach_user_id: applicant.user_id })).toEqual({
      slug: 'ines-avila-approving',
    })
    expect(await profileOf(applicant)).toEqual({
      membership_type: 'coach',
      coach_status: 'approved',
      slug: 'ines-avila-approving',
      upgraded_at: expect.any(Date),
    })
    const { application } = await applicant.browser.call(readOwnApplication, {})
    expect(application).toMatchObject({ status: 'approved', decided_at: expect.any(String), reason: null })
    expect(await auditOf(applicant)).toEqual([
      {
        admin_user_id: admin.user_id,
        action: 'approve_coach',
        target_name: 'Inês Ávila Approving',
        before: { coach_status: 'pending', membership_type: 'free_member', slug: null },
        after: { coach_status: 'approved', membership_type: 'coach', slug: 'ines-avila-approving' },
      },
    ])
  })

  test('is announced by mail, by a notification and to every open page, which then shows the new role', async () => {
    const applicant = await applicantOf(app)
    const events = await eventsOf(app, applicant.user_id)
    await admin.browser.call(approveCoach, { coach_user_id: applicant.user_id })
    await notifyApplicants(app)
    await vi.waitFor(() => expect(typesOf(events)).toEqual(['notification', 'account-changed']), soon)
    const { session } = await applicant.browser.call(readSession, {})
    expect(session?.user.profile).toMatchObject({ membership_type: 'coach', coach_status: 'approved' })
    const { notifications } = await applicant.browser.call(listNotifications, {})
    expect(notifications).toMatchObject([{ kind: 'coach_application', details: { decision: 'approved' } }])
    expect((await mailsTo(app, applicant.email)).map(({ template }) => template)).toEqual([
      'coach-application-received',
      'coach-approved',
    ])
    expect((await mailedLink(app, applicant.email)).pathname).toBe('/coach-dashboard')
  })

  test.each([
    ['elite_member', 'coach'],
    ['fight_camp_coach', 'coach'],
    ['admin', 'admin'],
  ] as const)('turns a %s into a %s', async (before, after) => {
    const applicant = await applicantWith(before)
    await admin.browser.call(approveCoach, { coach_user_id: applicant.user_id })
    expect(await profileOf(applicant)).toMatchObject({ membership_type: after, coach_status: 'approved' })
  })

  test('keeps the paid membership of an elite member, during and after coaching', async () => {
    const applicant = await applicantWith('free_member')
    await joinElite(applicant, 'elite_yearly')
    const paid = async () => (await applicant.browser.call(exportAccount, {})).account.memberships as Paid[]
    const before = await paid()
    expect(before).toMatchObject([{ plan: 'elite_yearly', state: 'active', ends_at_period_end: false }])
    await admin.browser.call(approveCoach, { coach_user_id: applicant.user_id })
    await notifyApplicants(app)
    await applicant.browser.call(settleOwnMembership, {})
    expect(await paid()).toEqual(before)
    const user = await admin.browser.call(changeRole, { user_id: applicant.user_id, membership_type: 'elite_member' })
    expect(user).toMatchObject({ membership_type: 'elite_member', elite: { until: before[0]?.access_until } })
    expect(await paid()).toEqual(before)
  })

  test('of an elite member that is undone keeps Elite until the same day', async () => {
    const applicant = await applicantWith('elite_member')
    await admin.browser.call(approveCoach, { coach_user_id: applicant.user_id })
    await admin.browser.call(undoDecision, { coach_user_id: applicant.user_id })
    expect(await profileOf(applicant)).toMatchObject({ membership_type: 'elite_member', coach_status: 'pending' })
    expect((await auditOf(applicant)).at(-1)).toMatchObject({
      before: { membership_type: 'coach' },
      after: { membership_type: 'elite_member' },
    })
  })

  test('gives coaches of the same name different slugs, also at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => applicantOf(app, 'Same Name')))
    const answers = await Promise.all(
      people.map(({ user_id }) => admin.browser.call(approveCoach, { coach_user_id: user_id })),
    )
    const slugs = answers.map(({ slug }) => slug).toSorted()
    expect(slugs).toEqual(['same-name', 'same-name-2', 'same-name-3', 'same-name-4', 'same-name-5', 'same-name-6'])
  })

  test('never gives the slug of a house coach or an AI coach', async () => {
    expect((await coachOf(app, 'Ana Prado')).slug).toBe('ana-prado-2')
    expect((await coachOf(app, 'AI Ember')).slug).toBe('coach-ai-ember')
  })

  test('a second time keeps the first slug', async () => {
    const coach = await coachOf(app, 'Kept Address')
    await app.pool.query(`update profiles set role = 'member' where user_id = $1`, [coach.user_id])
    await coach.browser.call(applyAsCoach, { ...APPLICATION, full_name: 'Another Name' })
    expect(await admin.browser.call(approveCoach, { coach_user_id: coach.user_id })).toEqual({ slug: 'kept-address' })
  })
})

describe('rejecting', () => {
  const reason = 'Tell us about <b>one</b> student & apply again.'

  test('sends the reason in the mail and the notification, and shows it with the application', async () => {
    const applicant = await applicantOf(app, 'Rui Denied')
    const events = await eventsOf(app, applicant.user_id)
    await admin.browser.call(rejectCoach, { coach_user_id: applicant.user_id, reason })
    await notifyApplicants(app)
    await vi.waitFor(() => expect(typesOf(events)).toEqual(['notification', 'account-changed']), soon)
    expect(await profileOf(applicant)).toEqual({
      membership_type: 'free_member',
      coach_status: 'denied',
      slug: null,
      upgraded_at: null,
    })
    const { application } = await applicant.browser.call(readOwnApplication, {})
    expect(application).toMatchObject({ status: 'denied', reason, decided_at: expect.any(String) })
    const { notifications } = await applicant.browser.call(listNotifications, {})
    expect(notifications).toMatchObject([{ details: { decision: 'denied', reason } }])
    const mail = (await mailsTo(app, applicant.email)).at(-1)
    expect(mail).toMatchObject({ template: 'coach-denied' })
    expect(mail?.text).toContain(reason)
    expect((await mailedLink(app, applicant.email)).pathname).toBe('/internal-coach-signup')
    expect(await auditOf(applicant)).toEqual([
      {
        admin_user_id: admin.user_id,
        action: 'reject_coach',
        target_name: 'Rui Denied',
        before: { coach_status: 'pending' },
        after: { coach_status: 'denied', reason },
      },
    ])
  })

  test('without a reason is refused', async () => {
    const applicant = await applicantOf(app)
    const answer = await admin.browser.try(rejectCoach, { coach_user_id: applicant.user_id, reason: '  ' })
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { reason: { problem: 'required' } } } } })
    expect(await profileOf(applicant)).toMatchObject({ coach_status: 'pending' })
  })

  test('does not change the membership of elite members and admins', async () => {
    for (const membership_type of ['elite_member', 'admin'] as const) {
      const applicant = await applicantWith(membership_type)
      await admin.browser.call(rejectCoach, { coach_user_id: applicant.user_id, reason })
      expect(await profileOf(applicant)).toMatchObject({ membership_type, coach_status: 'denied' })
    }
  })
})

describe('the admins’ notifications', () => {
  test('have one entry for each application, and go to no other members', async () => {
    const [other, bystander] = [await memberOf(app, { membership_type: 'admin' }), await memberOf(app)]
    const applicant = await applicantOf(app, 'Bela Ringing')
    const rings = async ({ browser }: Person) =>
      (await browser.call(listNotifications, {})).notifications.filter(
        ({ kind, details }) => kind === 'new_application' && JSON.stringify(details).includes('Bela Ringing'),
      )
    for (const one of [admin, other]) expect(await rings(one)).toHaveLength(1)
    for (const one of [bystander, applicant]) expect(await rings(one)).toEqual([])
  })

  test.each(['approval', 'denial'])(
    'about an application disappear after its %s, for every admin',
    async (decision) => {
      const other = await memberOf(app, { membership_type: 'admin' })
      const [decided, waiting] = [
        await applicantOf(app, `Decided ${decision}`),
        await applicantOf(app, 'Still Waiting'),
      ]
      const events = await eventsOf(app, other.user_id)
      if (decision === 'approval') await admin.browser.call(approveCoach, { coach_user_id: decided.user_id })
      else await admin.browser.call(rejectCoach, { coach_user_id: decided.user_id, reason: 'Not yet.' })
      for (const { browser } of [admin, other]) {
        const { notifications } = await browser.call(listNotifications, {})
        const read = (full_name: string | undefined) =>
          notifications.find(({ details }) => 'full_name' in details && details.full_name === full_name)?.read_at
        expect(read(decided.full_name)).toEqual(expect.any(String))
        expect(read(waiting.full_name)).toBeNull()
      }
      await vi.waitFor(() => expect(events.map(({ type }) => type)).toContain('notifications-read'), soon)
    },
  )

  test('do not include an admin’s own application', async () => {
    const applicant = await applicantWith('admin')
    const { notifications } = await applicant.browser.call(listNotifications, {})
    expect(notifications).toEqual([])
  })
})

describe('undoing a decision', () => {
  const undo = (who: Person, { user_id }: Person) => who.browser.try(undoDecision, { coach_user_id: user_id })
  const heard = async (applicant: Person) => ({
    notifications: (await applicant.browser.call(listNotifications, {})).notifications.length,
    mails: (await mailsTo(app, applicant.email)).map(({ template }) => template),
  })
  const untold = { notifications: 0, mails: ['coach-application-received'] }

  test.each(['approval', 'denial'])(
    'restores everything after an %s, sends no mail, and is in the audit log',
    async (decision) => {
      const applicant = await applicantWith('elite_member')
      const coach_user_id = applicant.user_id
      await app.pool.query(`update profiles set upgraded_at = '2026-01-02T03:04:05Z' where user_id = $1`, [
        coach_user_id,
      ])
      const before = await profileOf(applicant)
      if (decision === 'approval') await admin.browser.call(approveCoach, { coach_user_id })
      else await admin.browser.call(rejectCoach, { coach_user_id, reason: 'A slip' })
      expect(await heard(applicant)).toEqual(untold)
      const other = await memberOf(app, { membership_type: 'admin' })
      expect((await undo(other, applicant)).status).toBe(200)
      expect(await profileOf(applicant)).toEqual(before)
      const { application } = await applicant.browser.call(readOwnApplication, {})
      expect(application).toMatchObject({ status: 'pending', reason: null, decided_at: null })
      await notifyApplicants(app)
      expect(await heard(applicant)).toEqual(untold)
      expect((await auditOf(applicant)).map(({ action, admin_user_id }) => [action, admin_user_id])).toEqual([
        [decision === 'approval' ? 'approve_coach' : 'reject_coach', admin.user_id],
        ['undo_decision', other.user_id],
      ])
      const { applications } = await admin.browser.call(listPendingApplications, {})
      expect(applications.map(({ user_id }) => user_id)).toContain(coach_user_id)
    },
  )

  test('is refused after the applicant was told, and for an unknown user', async () => {
    const applicant = await applicantOf(app)
    await admin.browser.call(approveCoach, { coach_user_id: applicant.user_id })
    await notifyApplicants(app)
    const refused = { status: 409, body: { error: { code: 'coach-applications.told' } } }
    expect(await undo(admin, applicant)).toMatchObject(refused)
    expect(await undo(admin, await memberOf(app))).toMatchObject(refused)
    expect((await admin.browser.try(undoDecision, { coach_user_id: randomUUID() })).status).toBe(404)
    expect(await profileOf(applicant)).toMatchObject({ coach_status: 'approved', membership_type: 'coach' })
  })

  test('is refused when the denied applicant has applied again', async () => {
    const applicant = await applicantOf(app)
    await admin.browser.call(rejectCoach, { coach_user_id: applicant.user_id, reason: 'A slip' })
    await applicant.browser.call(applyAsCoach, APPLICATION)
    expect((await undo(admin, applicant)).status).toBe(409)
  })

  test('does not let the job of an undone decision announce the next decision too early', async () => {
    const applicant = await applicantOf(app)
    const coach_user_id = applicant.user_id
    await admin.browser.call(rejectCoach, { coach_user_id, reason: 'A slip' })
    await undo(admin, applicant)
    await admin.browser.call(approveCoach, { coach_user_id })
    const { application } = await applicant.browser.call(readOwnApplication, {})
    await tellApplicant(app.services, application?.id ?? '')
    expect(await heard(applicant)).toEqual(untold)
    await notifyApplicants(app)
    await notifyApplicants(app)
    expect(await heard(applicant)).toEqual({ notifications: 1, mails: [...untold.mails, 'coach-approved'] })
  })

  test('is possible for some seconds, until the job tells the applicant', async () => {
    const applicant = await applicantOf(app)
    await admin.browser.call(approveCoach, { coach_user_id: applicant.user_id })
    const { rows } = await app.pool.query<{ seconds: number }>(
      `select extract(epoch from j.start_after - a.decided_at)::float8 as seconds
       from pgboss.job j join coach_applications a on a.id::text = j.data ->> 'application_id'
       where j.name = 'tell-applicant' and a.user_id = $1`,
      [applicant.user_id],
    )
    expect(rows).toEqual([{ seconds: UNDO_SECONDS }])
  })
})

test('is still possible when the job starts too early, which then enqueues another job', async () => {
  const applicant = await applicantOf(app)
  await admin.browser.call(approveCoach, { coach_user_id: applicant.user_id })
  const { rows } = await app.pool.query<{ id: string }>('select id from coach_applications where user_id = $1', [
    applicant.user_id,
  ])
  const jobs = () =>
    app.pool.query(`select from pgboss.job where name = 'tell-applicant' and data ->> 'application_id' = $1`, [
      rows[0]?.id,
    ])
  expect((await jobs()).rowCount).toBe(1)
  await tellApplicant(app.services, rows[0]?.id ?? '')
  expect((await jobs()).rowCount).toBe(2)
  await notifyApplicants(app)
  await tellApplicant(app.services, rows[0]?.id ?? '')
  expect((await jobs()).rowCount).toBe(2)
})

describe('a decision', () => {
  test('about a decided application is refused', async () => {
    const applicant = await applicantOf(app)
    await admin.browser.call(rejectCoach, { coach_user_id: applicant.user_id, reason: 'No' })
    for (const late of [
      await admin.browser.try(approveCoach, { coach_user_id: applicant.user_id }),
      await admin.browser.try(rejectCoach, { coach_user_id: applicant.user_id, reason: 'Again' }),
    ])
      expect(late).toMatchObject({ status: 409, body: { error: { code: 'coach-applications.decided' } } })
    expect(await profileOf(applicant)).toMatchObject({ coach_status: 'denied' })
    expect(await auditOf(applicant)).toHaveLength(1)
  })

  test('of two admins at once is taken from one, and the applicant is told once', async () => {
    const other = await memberOf(app, { membership_type: 'admin' })
    for (let round = 0; round < 5; round++) {
      const applicant = await applicantOf(app)
      const coach_user_id = applicant.user_id
      const answers = await Promise.all([
        admin.browser.try(approveCoach, { coach_user_id }),
        other.browser.try(rejectCoach, { coach_user_id, reason: 'No' }),
        admin.browser.try(approveCoach, { coach_user_id }),
        other.browser.try(rejectCoach, { coach_user_id, reason: 'No' }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
      for (const { status, body } of answers)
        if (status === 409) expect(body.error.code).toBe('coach-applications.decided')
      expect(await auditOf(applicant)).toHaveLength(1)
      await notifyApplicants(app)
      expect((await applicant.browser.call(listNotifications, {})).notifications).toHaveLength(1)
      expect(await mailsTo(app, applicant.email)).toHaveLength(2)
    }
  })

  test.each([
    ['the audit log', 'audit_log', `action <> 'approve_coach'`],
    ['the job that tells the applicant', 'pgboss.job', `name <> 'tell-applicant'`],
  ])('is rolled back completely when %s cannot be written', async (_what, table, condition) => {
    const applicant = await applicantOf(app)
    const before = await profileOf(applicant)
    await app.pool.query(`alter table ${table} add constraint not_today check (${condition}) not valid`)
    try {
      expect((await admin.browser.try(approveCoach, { coach_user_id: applicant.user_id })).status).toBe(500)
    } finally {
      await app.pool.query(`alter table ${table} drop constraint not_today`)
    }
    expect(await profileOf(applicant)).toEqual(before)
    expect(await auditOf(applicant)).toEqual([])
    expect((await applicant.browser.call(readOwnApplication, {})).application?.status).toBe('pending')
    expect((await admin.browser.try(approveCoach, { coach_user_id: applicant.user_id })).status).toBe(200)
  })

  test('about an unknown user or one who never applied is not found', async () => {
    const { user_id } = await memberOf(app)
    for (const coach_user_id of [user_id, randomUUID()]) {
      expect((await admin.browser.try(approveCoach, { coach_user_id })).status).toBe(404)
      expect((await admin.browser.try(rejectCoach, { coach_user_id, reason: 'No' })).status).toBe(404)
    }
  })
})

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MEMBERSHIP_TYPES } from '#contract/access.ts'
import { applyAsCoach, readOwnApplication, rejectCoach } from '#contract/coach-applications.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION, applicantOf, coachOf } from '#tests/support/coaches.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { mailedLink, mailsTo, memberOf, type Person, signInElsewhere } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function profileOf({ browser }: Person) {
  return (await browser.call(readSession, {})).session?.user.profile
}

async function applicationsOf({ user_id }: Person): Promise<number> {
  const { rows } = await app.pool.query('select 1 from coach_applications where user_id = $1', [user_id])
  return rows.length
}

describe('applying as a coach', () => {
  test('is refused with a name that passes for the team', async () => {
    const member = await memberOf(app)
    const answer = await member.browser.try(applyAsCoach, { ...APPLICATION, full_name: 'Kiai Team' })
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { full_name: { problem: 'team-name' } } } } })
  })

  test('stores every field, and marks the profile as pending', async () => {
    const member = await memberOf(app)
    const sent = { ...APPLICATION, full_name: 'Robin Q. Tester', image_url: 'https://pictures.example/robin.png' }
    const answer = await member.browser.try(applyAsCoach, sent)
    expect(answer).toMatchObject({
      status: 201,
      body: { ...sent, user_id: member.user_id, status: 'pending', reason: null, decided_at: null },
    })
    expect(await member.browser.call(readOwnApplication, {})).toEqual({ application: answer.body })
    expect(await profileOf(member)).toMatchObject({ full_name: 'Robin Q. Tester', coach_status: 'pending' })
  })

  test.each(['en', 'pt', 'es'] as const)('is confirmed by mail, in %s', async (language) => {
    const member = await memberOf(app, { language })
    await member.browser.call(applyAsCoach, APPLICATION)
    expect(await mailsTo(app, member.email)).toMatchObject([{ template: 'coach-application-received', language }])
    expect((await mailedLink(app, member.email)).pathname).toBe('/dashboard')
  })

  test('is sent to the member’s other pages at once', async () => {
    const member = await memberOf(app)
    const events = await eventsOf(app, member.user_id)
    await member.browser.call(applyAsCoach, APPLICATION)
    await vi.waitFor(() => expect(events).toEqual([{ type: 'account-changed' }]), soon)
  })

  test.each(MEMBERSHIP_TYPES.filter((type) => type !== 'coach'))(
    'does not change the membership of a %s',
    async (membership_type) => {
      const member = await memberOf(app, { membership_type })
      await member.browser.call(applyAsCoach, APPLICATION)
      expect(await profileOf(member)).toMatchObject({ membership_type, coach_status: 'pending' })
    },
  )

  test('stores everything or nothing', async () => {
    const member = await memberOf(app)
    await app.pool.query(`alter table mails add constraint not_today check (template not like 'coach%') not valid`)
    try {
      expect((await member.browser.try(applyAsCoach, APPLICATION)).status).toBe(500)
    } finally {
      await app.pool.query('alter table mails drop constraint not_today')
    }
    expect(await applicationsOf(member)).toBe(0)
    expect(await profileOf(member)).toMatchObject({ coach_status: null })
  })

  test('is not visible to other members', async () => {
    await applicantOf(app)
    const other = await memberOf(app)
    expect(await other.browser.call(readOwnApplication, {})).toEqual({ application: null })
  })
})

describe('applying again', () => {
  test('while the first one is pending is refused, and the first stays', async () => {
    const member = await applicantOf(app)
    const again = await member.browser.try(applyAsCoach, { ...APPLICATION, bio: 'Another' })
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'coach-applications.pending' } } })
    expect((await member.browser.call(readOwnApplication, {})).application?.bio).toBe(APPLICATION.bio)
  })

  test('from two forms at once creates one application', async () => {
    const member = await memberOf(app)
    const { browser: telephone } = await signInElsewhere(app, member)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? telephone : member.browser).try(applyAsCoach, APPLICATION)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)])
    expect(await applicationsOf(member)).toBe(1)
    expect(await mailsTo(app, member.email)).toHaveLength(1)
  })

  test('as a coach is refused', async () => {
    const coaches = [await coachOf(app), await memberOf(app, { membership_type: 'coach' })]
    for (const { browser } of coaches)
      expect(await browser.try(applyAsCoach, APPLICATION)).toMatchObject({
        status: 409,
        body: { error: { code: 'coach-applications.already-coach' } },
      })
  })

  test('as an admin who was approved is refused', async () => {
    const { browser, user_id } = await memberOf(app, { membership_type: 'admin' })
    await app.pool.query(`update profiles set coach_status = 'approved' where user_id = $1`, [user_id])
    expect((await browser.try(applyAsCoach, APPLICATION)).body.error.code).toBe('coach-applications.already-coach')
  })

  test('after a denial creates a new application beside the old one', async () => {
    const member = await applicantOf(app)
    const admin = await memberOf(app, { membership_type: 'admin' })
    await admin.browser.call(rejectCoach, { coach_user_id: member.user_id, reason: 'Tell us more.' })
    const { application: denied } = await member.browser.call(readOwnApplication, {})
    expect(denied).toMatchObject({ status: 'denied', reason: 'Tell us more.', decided_at: expect.any(String) })
    await member.browser.call(applyAsCoach, { ...APPLICATION, bio: 'More' })
    const { application } = await member.browser.call(readOwnApplication, {})
    expect(application).toMatchObject({ bio: 'More', status: 'pending', reason: null, decided_at: null })
    expect(await profileOf(member)).toMatchObject({ coach_status: 'pending' })
    expect(await applicationsOf(member)).toBe(2)
  })

  test('after an admin removed the role is allowed', async () => {
    const member = await coachOf(app)
    await app.pool.query(`update profiles set role = 'member' where user_id = $1`, [member.user_id])
    expect((await member.browser.try(applyAsCoach, APPLICATION)).status).toBe(201)
  })
})

describe('an invalid application', () => {
  test.each([
    [{ full_name: ' ' }, { full_name: { problem: 'required' } }],
    [{ bio: '' }, { bio: { problem: 'required' } }],
    [{ experience: undefined }, { experience: { problem: 'required' } }],
    [{ motivation: '\n' }, { motivation: { problem: 'required' } }],
    [{ motivation: 'x'.repeat(4001) }, { motivation: { problem: 'too-long', limit: 4000 } }],
    [{ specialties: [] }, { specialties: { problem: 'too-short', limit: 2 } }],
    [{ specialties: ['boxing'] }, { specialties: { problem: 'too-short', limit: 2 } }],
    [{ specialties: ['boxing', 'boxing'] }, { specialties: { problem: 'invalid' } }],
    [{ specialties: ['boxing', 'chess'] }, { 'specialties.1': { problem: 'choice' } }],
    [{ image_url: 'http://pictures.example/a.png' }, { image_url: { problem: 'https-url' } }],
    [{ image_url: 'picture' }, { image_url: { problem: 'https-url' } }],
  ])('with %j is refused with the problem of each field, and not stored', async (wrong, fields) => {
    const member = await memberOf(app)
    const answer = await member.browser.request('POST', applyAsCoach.path, { ...APPLICATION, ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid', fields } } })
    expect(await applicationsOf(member)).toBe(0)
  })

  test('does not include one with a short bio, whose length is only a hint', async () => {
    const { browser } = await memberOf(app)
    expect((await browser.try(applyAsCoach, { ...APPLICATION, bio: 'Short.' })).status).toBe(201)
  })
})

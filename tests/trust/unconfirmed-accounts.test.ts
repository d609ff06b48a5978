import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeRole } from '#contract/admin.ts'
import { GIVEN_ROLES } from '#contract/admin-rules.ts'
import { approveCoach, listPendingApplications, rejectCoach, signUpAsCoach } from '#contract/coach-applications.ts'
import { followCoach, listCoaches, readCoach, readFollow } from '#contract/coaches.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION, coachOf, notifyApplicants } from '#tests/support/coaches.ts'
import { mailsTo, memberOf, newEmail, PASSWORD, type Person } from '#tests/support/people.ts'

/** Anyone can sign up with another person's address, so an account has no rights until the address is confirmed. */

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await createTestApp()
  admin = await memberOf(app, { membership_type: 'admin' })
})
afterAll(() => app.close())

async function unconfirmedApplicant(full_name: string) {
  const email = newEmail()
  await app.browser().call(signUpAsCoach, { ...APPLICATION, full_name, email, password: PASSWORD, language: 'en' })
  const { rows } = await app.pool.query<{ id: string }>('select id from users where email = $1', [email])
  return { email, coach_user_id: rows[0]?.id ?? '' }
}

async function confirmed(coach_user_id: string, email_verified: boolean) {
  await app.pool.query('update users set email_verified = $2 where id = $1', [coach_user_id, email_verified])
}

async function profileOf(user_id: string) {
  const { rows } = await app.pool.query(
    'select membership_type_of(role, elite_until) as membership_type, coach_status, slug from profiles where user_id = $1',
    [user_id],
  )
  return rows[0]
}

describe('a coach application from an unconfirmed address', () => {
  test('is marked in the queue, and can only be approved after the address is confirmed', async () => {
    const { coach_user_id } = await unconfirmedApplicant('Una Waiting')
    const mark = async () => {
      const { applications } = await admin.browser.call(listPendingApplications, {})
      return applications.find(({ user_id }) => user_id === coach_user_id)?.email_confirmed
    }
    expect(await mark()).toBe(false)
    expect(await admin.browser.try(approveCoach, { coach_user_id })).toMatchObject({
      status: 409,
      body: { error: { code: 'coach-applications.unconfirmed' } },
    })
    expect(await profileOf(coach_user_id)).toEqual({
      membership_type: 'free_member',
      coach_status: 'pending',
      slug: null,
    })
    await confirmed(coach_user_id, true)
    expect(await mark()).toBe(true)
    expect((await admin.browser.try(approveCoach, { coach_user_id })).status).toBe(200)
  })

  test('can be denied, and no mail with the reason is sent to the address', async () => {
    const { coach_user_id, email } = await unconfirmedApplicant('Una Denied')
    await admin.browser.call(rejectCoach, { coach_user_id, reason: 'Spam' })
    await notifyApplicants(app)
    expect((await mailsTo(app, email)).map(({ template }) => template)).not.toContain('coach-denied')
  })
})

test.each(GIVEN_ROLES.filter((role) => role === 'coach' || role === 'admin'))(
  'an account with an unconfirmed address cannot become %s',
  async (membership_type) => {
    const { coach_user_id } = await unconfirmedApplicant('Una Prado')
    expect(await admin.browser.try(changeRole, { user_id: coach_user_id, membership_type })).toMatchObject({
      status: 409,
      body: { error: { code: 'admin.unconfirmed' } },
    })
    expect(await profileOf(coach_user_id)).toMatchObject({ membership_type: 'free_member', slug: null })
  },
)

test('a coach with an unconfirmed address has no public profile, is in no list or search, and cannot be followed', async () => {
  const { user_id, slug } = await coachOf(app, 'Una Hidden-Away')
  const reader = await memberOf(app)
  const found = async () =>
    (await reader.browser.call(listCoaches, { search: 'hidden-away' })).coaches.map((coach) => coach.slug)
  expect(await found()).toEqual([slug])
  await confirmed(user_id, false)
  expect(await found()).toEqual([])
  for (const answer of [
    await reader.browser.try(readCoach, { slug }),
    await reader.browser.try(readFollow, { slug }),
    await reader.browser.try(followCoach, { slug, following: true }),
  ])
    expect(answer.status).toBe(404)
})

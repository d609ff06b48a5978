import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail, signIn } from '#contract/accounts.ts'
import { readOwnApplication, signUpAsCoach } from '#contract/coach-applications.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION } from '#tests/support/coaches.ts'
import { mailedToken, mailsTo, memberOf, newEmail, PASSWORD } from '#tests/support/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const newcomer = (email = newEmail()) => ({ ...APPLICATION, email, password: PASSWORD, language: 'pt' as const })

async function stored(email: string) {
  const { rows } = await app.pool.query(
    `select u.name, u.email_verified, u.language, p.full_name, membership_type_of(p.role, p.elite_until) as membership_type, p.coach_status, p.coach_bio,
       p.coach_experience, p.coach_specialties, p.coach_image_url, p.slug,
       (select count(*)::int from credentials c where c.user_id = u.id) as credentials,
       (select count(*)::int from coach_applications a where a.user_id = u.id) as applications
     from users u left join profiles p on p.user_id = u.id where u.email = $1`,
    [email],
  )
  return rows
}

/** Makes an insert into the table fail. */
async function whileRefused(table: string, condition: string, work: () => Promise<void>): Promise<void> {
  await app.pool.query(`alter table ${table} add constraint not_today check (${condition}) not valid`)
  try {
    await work()
  } finally {
    await app.pool.query(`alter table ${table} drop constraint not_today`)
  }
}

describe('signing up as a coach', () => {
  test('creates an unconfirmed account with a pending profile of a free member, and starts no session', async () => {
    const input = { ...newcomer(), image_url: 'https://pictures.example/robin.png' }
    const browser = app.browser()
    expect(await browser.try(signUpAsCoach, input)).toMatchObject({ status: 201, body: {} })
    expect(await browser.call(readSession, {})).toEqual({ session: null })
    expect(await stored(input.email)).toEqual([
      {
        name: 'Robin Tester',
        email_verified: false,
        language: 'pt',
        full_name: 'Robin Tester',
        membership_type: 'free_member',
        coach_status: 'pending',
        coach_bio: input.bio,
        coach_experience: input.experience,
        coach_specialties: input.specialties,
        coach_image_url: input.image_url,
        slug: null,
        credentials: 1,
        applications: 1,
      },
    ])
  })

  test('sends a mail with the confirmation link, after which the person can sign in', async () => {
    const input = newcomer()
    const browser = app.browser()
    await browser.call(signUpAsCoach, input)
    expect(await mailsTo(app, input.email)).toMatchObject([{ template: 'confirm-coach-email', language: 'pt' }])
    expect((await browser.try(signIn, { email: input.email, password: PASSWORD })).body.error.code).toBe(
      'accounts.email-unconfirmed',
    )
    await browser.call(confirmEmail, { token: await mailedToken(app, input.email) })
    const { session } = await browser.call(signIn, { email: input.email, password: PASSWORD })
    expect(session?.user.profile).toMatchObject({ full_name: 'Robin Tester', coach_status: 'pending' })
    const { application } = await browser.call(readOwnApplication, {})
    expect(application).toMatchObject({ ...APPLICATION, status: 'pending', reason: null, decided_at: null })
  })

  test.each([
    ['coach_applications', `motivation <> '${APPLICATION.motivation}'`],
    ['profiles', `coach_status is distinct from 'pending'`],
    ['credentials', 'password is null'],
  ])('stores nothing when %s cannot be written', async (table, condition) => {
    const input = newcomer()
    await whileRefused(table, condition, async () => {
      expect((await app.browser().try(signUpAsCoach, input)).status).toBe(500)
    })
    expect(await stored(input.email)).toEqual([])
    expect(await mailsTo(app, input.email)).toEqual([])
    expect((await app.browser().try(signUpAsCoach, input)).status).toBe(201)
  })

  test('is refused with a weak password, reported at its field', async () => {
    const input = newcomer()
    for (const [password, problem] of [
      ['short', 'too-short'],
      ['password', 'password-common'],
    ] as const)
      expect(await app.browser().try(signUpAsCoach, { ...input, password })).toMatchObject({
        status: 400,
        body: { error: { code: 'accounts.password-weak', fields: { password: { problem } } } },
      })
    expect(await stored(input.email)).toEqual([])
  })

  test('is refused for an address with an account, which does not change', async () => {
    const owner = await memberOf(app)
    const before = await stored(owner.email)
    for (const email of [owner.email, owner.email.toUpperCase()])
      expect(await app.browser().try(signUpAsCoach, newcomer(email))).toMatchObject({
        status: 409,
        body: { error: { code: 'accounts.exists' } },
      })
    expect(await stored(owner.email)).toEqual(before)
  })

  test('many times at once for one address creates one account with one application', async () => {
    const input = newcomer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.browser().try(signUpAsCoach, input)))
    const made = answers.filter(({ status }) => status === 201)
    expect(made.length).toBeGreaterThan(0)
    // Each replaced the one before; the rest exceed the limit of mails per address.
    for (const { status } of answers) expect([201, 429]).toContain(status)
    expect(await stored(input.email)).toMatchObject([{ credentials: 1, applications: 1 }])
    expect(await mailsTo(app, input.email)).toHaveLength(made.length)
  })
})

test('with HIDE_EXISTING_ACCOUNTS a taken address answers like a new one', async () => {
  const hiding = await createTestApp({ HIDE_EXISTING_ACCOUNTS: true })
  try {
    const owner = await memberOf(hiding)
    expect(await hiding.browser().try(signUpAsCoach, newcomer(owner.email))).toMatchObject({ status: 201, body: {} })
    expect((await mailsTo(hiding, owner.email)).map(({ template }) => template)).toEqual(['account-exists'])
  } finally {
    await hiding.close()
  }
})

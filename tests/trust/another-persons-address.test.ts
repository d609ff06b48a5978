import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  confirmEmail,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '#contract/accounts.ts'
import { signUpAsCoach } from '#contract/coach-applications.ts'
import { readSession } from '#contract/session.ts'
import { grantAdmin } from '#server/features/accounts/public.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION } from '#tests/support/coaches.ts'
import { ban, mailedToken, mailsTo, memberOf, newEmail } from '#tests/support/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({}, { limits: { 'confirm-mails': { points: 100 } } })
})
afterAll(() => app.close())

const STRANGERS = 'strangers-password-1'
const OWNERS = 'owners-password-2'
const wrongPassword = {
  status: 400,
  body: { error: { code: 'accounts.password-wrong', fields: { password: { problem: 'password-wrong' } } } },
}
const invalid = { status: 400, body: { error: { code: 'accounts.link-invalid' } } }

async function join(browser: ApiBrowser, email: string, full_name: string, password: string): Promise<string> {
  await browser.call(signUp, { full_name, email, password, language: 'en' })
  return await mailedToken(app, email)
}

async function statusOf(email: string, password: string): Promise<number> {
  return (await app.browser().try(signIn, { email, password })).status
}

async function storedOf(email: string) {
  const { rows } = await app.pool.query(
    `select u.name, u.language, u.email_verified, p.full_name, membership_type_of(p.role, p.elite_until) as membership_type, p.coach_status, p.coach_bio,
       (select count(*)::int from coach_applications a where a.user_id = u.id) as applications
     from users u join profiles p on p.user_id = u.id where u.email = $1`,
    [email],
  )
  return rows
}

describe('a stranger who signed up with another person’s address', () => {
  test('cannot sign in after the owner has signed up and confirmed', async () => {
    const email = newEmail()
    await join(app.browser(), email, 'Stranger', STRANGERS)
    const owner = app.browser()
    const token = await join(owner, email, 'Owner', OWNERS)
    await owner.call(confirmEmail, { token })
    expect(await statusOf(email, STRANGERS)).toBe(401)
    expect(await statusOf(email, OWNERS)).toBe(200)
  })

  test('leaves no name, language, coach application or link in the owner’s account', async () => {
    const email = newEmail()
    const coach = { ...APPLICATION, full_name: 'Stranger', email, password: STRANGERS, language: 'pt' } as const
    await app.browser().call(signUpAsCoach, coach)
    const strangersLink = await mailedToken(app, email)
    const owner = app.browser()
    const ownersLink = await join(owner, email, 'Owner', OWNERS)
    expect(await app.browser().try(confirmEmail, { token: strangersLink })).toMatchObject(invalid)
    expect(await storedOf(email)).toEqual([
      {
        name: 'Owner',
        language: 'en',
        email_verified: false,
        full_name: 'Owner',
        membership_type: 'free_member',
        coach_status: null,
        coach_bio: null,
        applications: 0,
      },
    ])
    expect((await owner.call(confirmEmail, { token: ownersLink })).session).not.toBeNull()
  })

  test('is replaced by an owner who signs up as a coach', async () => {
    const email = newEmail()
    const strangersLink = await join(app.browser(), email, 'Stranger', STRANGERS)
    await app.browser().call(signUpAsCoach, { ...APPLICATION, email, password: OWNERS, language: 'en' })
    expect(await app.browser().try(confirmEmail, { token: strangersLink })).toMatchObject(invalid)
    await app.browser().call(confirmEmail, { token: await mailedToken(app, email), password: OWNERS })
    expect(await statusOf(email, STRANGERS)).toBe(401)
    expect(await statusOf(email, OWNERS)).toBe(200)
    expect(await storedOf(email)).toMatchObject([{ coach_status: 'pending', applications: 1 }])
  })

  test('is locked out by the owner’s password reset, which confirms the address', async () => {
    const email = newEmail()
    const stranger = app.browser()
    const strangersLink = await join(stranger, email, 'Stranger', STRANGERS)
    await app.browser().call(requestPasswordReset, { email })
    await app.browser().call(resetPassword, { token: await mailedToken(app, email), password: OWNERS })
    expect(await statusOf(email, STRANGERS)).toBe(401)
    expect(await statusOf(email, OWNERS)).toBe(200)
    // The browser that signed up is not signed in, even with the link.
    await stranger.call(confirmEmail, { token: strangersLink })
    expect((await stranger.call(readSession, {})).session).toBeNull()
  })

  test('is not signed in when the owner opens the link: without the password the address is not confirmed', async () => {
    const email = newEmail()
    const stranger = app.browser()
    const token = await join(stranger, email, 'Stranger', STRANGERS)
    const owner = app.browser()
    const opened = await owner.call(confirmEmail, { token })
    expect(await statusOf(email, STRANGERS)).toBe(403)
    expect(opened).toEqual({ email, password_required: true, session: null })
    expect(await owner.try(confirmEmail, { token, password: OWNERS })).toMatchObject(wrongPassword)
    expect(owner.cookies.size).toBe(0)
    expect((await stranger.call(readSession, {})).session).toBeNull()
    expect(await storedOf(email)).toMatchObject([{ email_verified: false }])

    // The owner sets a new password instead.
    await owner.call(requestPasswordReset, { email })
    await owner.call(resetPassword, { token: await mailedToken(app, email), password: OWNERS })
    const later = { email, password_required: false, session: null }
    expect(await stranger.call(confirmEmail, { token, password: STRANGERS })).toEqual(later)
    expect(await statusOf(email, STRANGERS)).toBe(401)
    expect(await statusOf(email, OWNERS)).toBe(200)
  })

  test('does not become an admin with an invited address, and does not replace the invitation', async () => {
    const email = newEmail()
    const strangersLink = await join(app.browser(), email, 'Stranger', STRANGERS)
    expect(await grantAdmin(app.services, email)).toMatchObject({ outcome: 'invited' })
    const invitation = await mailedToken(app, email)
    expect(await app.browser().try(confirmEmail, { token: strangersLink })).toMatchObject(invalid)
    const again = { full_name: 'Stranger', email, password: STRANGERS, language: 'en' } as const
    expect((await app.browser().try(signUp, again)).body.error.code).toBe('accounts.exists')
    expect((await storedOf(email))[0]).toMatchObject({ membership_type: 'admin', full_name: email.split('@')[0] })
    await app.browser().call(resetPassword, { token: invitation, password: OWNERS })
    expect(await statusOf(email, STRANGERS)).toBe(401)
    expect(await statusOf(email, OWNERS)).toBe(200)
  })
})

describe('a new sign-up', () => {
  test('does not replace a confirmed or a banned account', async () => {
    const member = await memberOf(app)
    const banned = newEmail()
    await join(app.browser(), banned, 'Banned', STRANGERS)
    await ban(app, { email: banned })
    for (const email of [member.email, banned]) {
      const before = await storedOf(email)
      const input = { full_name: 'Other', email, password: OWNERS, language: 'en' } as const
      expect((await app.browser().try(signUp, input)).body.error.code).toBe('accounts.exists')
      expect(await storedOf(email)).toEqual(before)
    }
  })

  test('repeated many times in parallel for one address creates one account, which one of the mails confirms', async () => {
    const email = newEmail()
    const passwords = Array.from({ length: 8 }, (_, index) => `kata-${index}-of-eight`)
    await Promise.all(
      passwords.map((password, index) =>
        app.browser().call(signUp, { full_name: `Person ${index}`, email, password, language: 'en' }),
      ),
    )
    const [account] = await storedOf(email)
    const tokens = (await mailsTo(app, email)).map(
      ({ text }) => new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '',
    )
    const password = passwords[Number(account.name.at(-1))] ?? ''
    const answers = await Promise.all(tokens.map((token) => app.browser().try(confirmEmail, { token, password })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(400)])
    for (const [index, password] of passwords.entries()) {
      await app.services.limits.reset('sign-in-account', email)
      expect(await statusOf(email, password), password).toBe(account.name === `Person ${index}` ? 200 : 401)
    }
  })
})

describe('the browser that signed up', () => {
  test('is signed in when the link is opened in it, only once', async () => {
    const email = newEmail()
    const browser = app.browser()
    const token = await join(browser, email, 'Kai', OWNERS)
    const { session } = await browser.call(confirmEmail, { token })
    expect(session?.user).toMatchObject({ email, two_factor_enabled: false })
    expect(await browser.call(readSession, {})).toEqual({ session })
    const copy = app.browser()
    for (const [name, value] of browser.cookies) if (!name.includes('session')) copy.cookies.set(name, value)
    expect((await copy.call(confirmEmail, { token })).session).toBeNull()
  })

  test('is signed in by a link from a second mail', async () => {
    const email = newEmail()
    const browser = app.browser()
    await join(browser, email, 'Kai', OWNERS)
    await browser.call(resendConfirmation, { email })
    const { session } = await browser.call(confirmEmail, { token: await mailedToken(app, email) })
    expect(session?.user.email).toBe(email)
  })

  test('is not signed in by the link of another sign-up, and a signed-in member is not replaced', async () => {
    const [mine, theirs] = [newEmail(), newEmail()]
    const browser = app.browser()
    await join(browser, mine, 'Kai', OWNERS)
    const foreign = await join(app.browser(), theirs, 'Attacker', STRANGERS)
    expect((await browser.call(confirmEmail, { token: foreign })).password_required).toBe(true)
    expect((await browser.call(readSession, {})).session).toBeNull()
    expect(await statusOf(theirs, STRANGERS)).toBe(403)

    const member = await memberOf(app)
    const email = newEmail()
    const token = await join(member.browser, email, 'Kai', OWNERS)
    expect((await member.browser.call(confirmEmail, { token })).session).toBeNull()
    expect((await member.browser.call(readSession, {})).session?.user.id).toBe(member.user_id)
  })

  test('is recognised by a signed cookie: a forged one, or the token in its place, does not sign in', async () => {
    const forgeries = [
      (value: string) => value.replace(/\.[^.]*$/, '.x'),
      (value: string) => value.slice(0, value.lastIndexOf('.')),
      (_: string, token: string) => encodeURIComponent(token),
    ]
    for (const forge of forgeries) {
      const browser = app.browser()
      const token = await join(browser, newEmail(), 'Kai', OWNERS)
      const cookie = `kiai.sign_up=${forge(browser.cookies.get('kiai.sign_up') ?? '', token)}`
      const { body } = await app.browser().try(confirmEmail, { token }, { cookie })
      expect(body).toMatchObject({ password_required: true, session: null })
    }
  })

  test('is signed in for its last sign-up only: the link of an earlier one asks for the password', async () => {
    const [first, second] = [newEmail(), newEmail()]
    const browser = app.browser()
    const firstLink = await join(browser, first, 'Kai', OWNERS)
    const replaced = await join(browser, second, 'Kai', STRANGERS)
    const secondLink = await join(browser, second, 'Kai', OWNERS)
    expect(await browser.try(confirmEmail, { token: replaced })).toMatchObject(invalid)
    expect((await browser.call(confirmEmail, { token: firstLink })).password_required).toBe(true)
    expect((await browser.call(confirmEmail, { token: firstLink, password: OWNERS })).session?.user.email).toBe(first)
    await browser.call(signOut, {})
    expect((await browser.call(confirmEmail, { token: secondLink })).session?.user.email).toBe(second)
  })
})

describe('the password that a link asks for in another browser', () => {
  test('counts against the limit of sign-in attempts before it is checked', async () => {
    const email = newEmail()
    const token = await join(app.browser(), email, 'Kai', OWNERS)
    const guesses = Array.from({ length: 12 }, () => app.browser().try(confirmEmail, { token, password: STRANGERS }))
    const codes = (await Promise.all(guesses)).map(({ body }) => body.error.code).toSorted()
    const tooMany = 'accounts.too-many-tries'
    expect(codes).toEqual([...Array(10).fill('accounts.password-wrong'), tooMany, tooMany])
    expect((await app.browser().try(confirmEmail, { token, password: OWNERS })).body.error.code).toBe(tooMany)
    expect(await statusOf(email, OWNERS)).toBe(429)
    expect(await storedOf(email)).toMatchObject([{ email_verified: false }])
  })

  test('is not checked after the address is confirmed', async () => {
    const { token, email } = await confirmedSignUp()
    for (const password of [OWNERS, STRANGERS])
      expect(await app.browser().call(confirmEmail, { token, password })).toEqual({
        email,
        password_required: false,
        session: null,
      })
  })

  test('does not sign in a banned person', async () => {
    const email = newEmail()
    const token = await join(app.browser(), email, 'Kai', OWNERS)
    await ban(app, { email })
    const browser = app.browser()
    expect((await browser.call(confirmEmail, { token, password: OWNERS })).session).toBeNull()
    expect(browser.cookies.size).toBe(0)
  })
})

async function confirmedSignUp() {
  const email = newEmail()
  const browser = app.browser()
  const token = await join(browser, email, 'Kai', OWNERS)
  await browser.call(confirmEmail, { token })
  return { token, email }
}

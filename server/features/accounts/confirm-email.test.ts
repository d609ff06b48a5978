import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail, requestPasswordReset, resendConfirmation, signIn, signUp } from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import {
  mailedLink,
  mailedToken,
  mailsTo,
  memberOf,
  newEmail,
  PASSWORD,
  unconfirmedMember,
} from '#tests/support/people.ts'
import { signToken } from './session-cookie.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const invalid = { status: 400, body: { error: { code: 'accounts.link-invalid' } } }

describe('a confirmation link', () => {
  test('asks for the password in another browser than that of the sign-up, and changes nothing without it', async () => {
    const { email } = await unconfirmedMember(app)
    const answer = await app.browser().try(confirmEmail, { token: await mailedToken(app, email) })
    expect(answer).toMatchObject({ status: 200, body: { email, password_required: true, session: null } })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await app.browser().try(signIn, { email, password: PASSWORD })).status).toBe(403)
  })

  test('confirms and signs in with the password, also after a wrong one, and makes the device a known one', async () => {
    const { email } = await unconfirmedMember(app)
    const token = await mailedToken(app, email)
    const browser = app.browser()
    expect((await browser.try(confirmEmail, { token, password: 'not-the-one-1' })).status).toBe(400)
    const { session } = await browser.call(confirmEmail, { token, password: PASSWORD })
    expect(session?.user.email).toBe(email)
    expect(await browser.call(readSession, {})).toEqual({ session })
    expect([...browser.cookies.keys()].toSorted()).toEqual(['kiai.known_device', 'kiai.session_token'])
  })

  test('replaces an earlier session of the browser, like a sign-in', async () => {
    const member = await memberOf(app)
    const { email } = await unconfirmedMember(app)
    const earlier = member.browser.cookies.get('kiai.session_token') ?? ''
    const input = { token: await mailedToken(app, email), password: PASSWORD }
    expect((await member.browser.call(confirmEmail, input)).session?.user.email).toBe(email)
    const left = app.browser()
    left.cookies.set('kiai.session_token', earlier)
    expect((await left.call(readSession, {})).session).toBeNull()
  })

  test('may be opened again, from another device', async () => {
    const { email, browser } = await unconfirmedMember(app)
    const token = await mailedToken(app, email)
    await browser.call(confirmEmail, { token })
    expect(await app.browser().call(confirmEmail, { token })).toEqual({
      email,
      password_required: false,
      session: null,
    })
  })

  test('confirms nothing when it is only fetched', async () => {
    const { email } = await unconfirmedMember(app)
    const link = await mailedLink(app, email)
    await app.browser().request('GET', `${confirmEmail.path}${link.search}`)
    expect((await app.browser().try(signIn, { email, password: PASSWORD })).status).toBe(403)
  })

  test('is refused when expired', async () => {
    const { email } = await unconfirmedMember(app)
    const { rows } = await app.pool.query<{ id: string }>('select id from users where email = $1', [email])
    const token = signToken(`confirm-email:${rows[0]?.id}:${Date.now() - 1}`, app.services.secret)
    expect(await app.browser().try(confirmEmail, { token })).toMatchObject(invalid)
  })

  test('is refused when signed with another secret, changed, or not a token', async () => {
    const { email } = await unconfirmedMember(app)
    const token = await mailedToken(app, email)
    const [payload = '', signature = ''] = token.split('.')
    const forged = [
      signToken(payload, 'another secret of thirty-two characters'),
      `${payload}0.${signature}`,
      `${payload}.`,
      payload,
      // Signed by us for another purpose.
      signToken(payload.replace('confirm-email', 'sign-up'), app.services.secret),
      'x',
      '..',
    ]
    for (const each of forged) expect(await app.browser().try(confirmEmail, { token: each })).toMatchObject(invalid)
    expect((await app.browser().try(signIn, { email, password: PASSWORD })).status).toBe(403)
  })

  test('is refused for a deleted account', async () => {
    const { email } = await unconfirmedMember(app)
    const token = await mailedToken(app, email)
    await app.pool.query('delete from users where email = $1', [email])
    expect(await app.browser().try(confirmEmail, { token })).toMatchObject(invalid)
  })

  test('leads back to the wanted page, only on our own site', async () => {
    const input = { full_name: 'Kai', password: PASSWORD, language: 'en' as const }
    const wanted = newEmail()
    await app.browser().call(signUp, { ...input, email: wanted, return_to: '/settings?tab=security' })
    expect((await mailedLink(app, wanted)).searchParams.get('return_to')).toBe('/settings?tab=security')
    const foreign = newEmail()
    await app.browser().call(signUp, { ...input, email: foreign, return_to: '//evil.example/auth' })
    expect((await mailedLink(app, foreign)).searchParams.get('return_to')).toBeNull()
  })
})

describe('requesting the confirmation link again', () => {
  test('mails a new link in the person’s language', async () => {
    const { email } = await unconfirmedMember(app, 'es')
    expect((await app.browser().try(resendConfirmation, { email: ` ${email.toUpperCase()}` })).status).toBe(202)
    expect(await mailsTo(app, email)).toMatchObject([{ language: 'es' }, { template: 'confirm-email', language: 'es' }])
    await app.browser().call(confirmEmail, { token: await mailedToken(app, email), password: PASSWORD })
  })

  test('answers the same without a mail for an unknown and for a confirmed address', async () => {
    const unknown = newEmail()
    const { email: confirmed } = await memberOf(app)
    const mails = await mailsTo(app, confirmed)
    const { email: waiting } = await unconfirmedMember(app)
    const answers = await Promise.all(
      [unknown, confirmed, waiting].map((email) => app.browser().try(resendConfirmation, { email })),
    )
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 202, body: {} })
    expect(await mailsTo(app, unknown)).toEqual([])
    expect(await mailsTo(app, confirmed)).toEqual(mails)
  })
})

describe('an address gets at most 3 mails an hour', () => {
  const tooMany = { status: 429, body: { error: { code: 'accounts.too-many-mails', retry_after: expect.any(Number) } } }

  test('over all kinds of requests and spellings of the address', async () => {
    const { email, browser } = await unconfirmedMember(app)
    expect((await browser.try(resendConfirmation, { email: email.toUpperCase() })).status).toBe(202)
    expect((await browser.try(requestPasswordReset, { email: ` ${email}` })).status).toBe(202)
    for (const written of [email, email.toUpperCase(), `${email} `]) {
      const from = { 'x-forwarded-for': `203.0.113.${written.length}` }
      expect(await browser.try(resendConfirmation, { email: written }, from)).toMatchObject(tooMany)
      expect(await browser.try(requestPasswordReset, { email: written }, from)).toMatchObject(tooMany)
    }
    expect(await mailsTo(app, email)).toHaveLength(3)
  })

  test('also with concurrent requests', async () => {
    const { email, browser } = await unconfirmedMember(app)
    const asked = Array.from({ length: 20 }, () => browser.try(requestPasswordReset, { email }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    // One mail was the confirmation.
    expect(statuses.filter((status) => status === 202)).toHaveLength(2)
    expect(await mailsTo(app, email)).toHaveLength(3)
  })

  test('and more after the hour has passed', async () => {
    const { email, browser } = await unconfirmedMember(app)
    for (const _ of [2, 3]) await browser.call(resendConfirmation, { email })
    expect(await browser.try(resendConfirmation, { email })).toMatchObject(tooMany)
    await letTimePass(app)
    expect((await browser.try(resendConfirmation, { email })).status).toBe(202)
  })
})

async function letTimePass({ pool }: TestApp): Promise<void> {
  await pool.query('update rate_limits set expire = $1', [Date.now() - 1])
}

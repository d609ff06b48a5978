import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestPasswordReset, resetPassword, signIn, verifySecondFactor } from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import { sessionCookieName } from '#server/features/accounts/session-cookie.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import {
  mailedLink,
  mailedToken,
  mailsTo,
  memberOf,
  newEmail,
  PASSWORD,
  type Person,
  signInElsewhere,
  unconfirmedMember,
  withTwoFactor,
} from '#tests/support/people.ts'
import { totpCode } from '#tests/support/totp.ts'

const NEW_PASSWORD = 'a-new-one-2026'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const invalid = { status: 400, body: { error: { code: 'accounts.link-invalid' } } }

async function linkFor({ email }: Pick<Person, 'email'>): Promise<string> {
  await app.browser().call(requestPasswordReset, { email })
  return mailedToken(app, email)
}

function setNew(token: string, password = NEW_PASSWORD) {
  return app.browser().try(resetPassword, { token, password })
}

function tryTo(email: string, password: string) {
  return app.browser().try(signIn, { email, password })
}

describe('requesting a new password', () => {
  test('mails a link in the person’s language', async () => {
    const member = await memberOf(app, { language: 'es' })
    expect((await app.browser().try(requestPasswordReset, { email: member.email })).status).toBe(202)
    expect(await mailsTo(app, member.email)).toMatchObject([{ template: 'reset-password', language: 'es' }])
    const link = await mailedLink(app, member.email)
    expect(link.origin + link.pathname).toBe('http://localhost:3000/auth/reset')
  })

  test('answers the same for an unknown address, without a mail', async () => {
    const email = newEmail()
    const { email: known } = await memberOf(app)
    const answers = [
      await app.browser().try(requestPasswordReset, { email }),
      await app.browser().try(requestPasswordReset, { email: known }),
    ]
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 202, body: {} })
    expect(await mailsTo(app, email)).toEqual([])
  })

  test('changes nothing yet', async () => {
    const member = await memberOf(app)
    await linkFor(member)
    expect((await member.browser.call(readSession, {})).session).not.toBeNull()
    expect((await tryTo(member.email, PASSWORD)).status).toBe(200)
  })

  test('stores the link’s secret only in the mail', async () => {
    const member = await memberOf(app)
    const token = await linkFor(member)
    const { rows } = await app.pool.query('select * from verifications where value = $1', [member.user_id])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('a link to set a new password', () => {
  test('sets it without signing in, and notifies the owner', async () => {
    const { email } = await memberOf(app, { language: 'pt' })
    const answer = await setNew(await linkFor({ email }))
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(answer.headers.getSetCookie().join()).not.toContain(sessionCookieName(app.services.baseUrl))
    expect((await tryTo(email, PASSWORD)).status).toBe(401)
    expect((await tryTo(email, NEW_PASSWORD)).status).toBe(200)
    expect((await mailsTo(app, email)).at(-1)).toMatchObject({ template: 'password-changed', language: 'pt' })
  })

  test('works once', async () => {
    const member = await memberOf(app)
    const token = await linkFor(member)
    expect((await setNew(token)).status).toBe(200)
    expect(await setNew(token, 'a-third-one-2026')).toMatchObject(invalid)
    expect((await tryTo(member.email, NEW_PASSWORD)).status).toBe(200)
  })

  test('works once, also with concurrent requests', async () => {
    const token = await linkFor(await memberOf(app))
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => setNew(token, `a-new-one-${i}-2026`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(invalid)
  })

  test('invalidates every other link and every sign-in that waits for a code', async () => {
    const member = await withTwoFactor(app)
    const [first, second] = [await linkFor(member), await linkFor(member)]
    const { browser: waiting } = await signInElsewhere(app, member)
    expect((await setNew(second)).status).toBe(200)
    expect(await setNew(first, 'a-third-one-2026')).toMatchObject(invalid)
    const code = totpCode(member.secret)
    expect(await waiting.try(verifySecondFactor, { code, kind: 'totp' })).toMatchObject({
      status: 401,
      body: { error: { code: 'accounts.two-factor-expired' } },
    })
  })

  test('is refused after an hour', async () => {
    const member = await memberOf(app)
    const token = await linkFor(member)
    const { rows } = await app.pool.query('select expires_at from verifications where value = $1', [member.user_id])
    expect(Math.abs(rows[0].expires_at.getTime() - Date.now() - 3_600_000)).toBeLessThan(60_000)
    await app.clock.later({ minutes: 61 }, async () => expect(await setNew(token)).toMatchObject(invalid))
    expect((await tryTo(member.email, PASSWORD)).status).toBe(200)
  })

  test('is refused when forged, and when its account was deleted', async () => {
    for (const token of ['x', 'reset-password', '*', `' or 1=1 --`]) expect(await setNew(token)).toMatchObject(invalid)
    const member = await memberOf(app)
    const token = await linkFor(member)
    await app.pool.query('delete from users where id = $1', [member.user_id])
    expect(await setNew(token)).toMatchObject(invalid)
  })

  test('ends every session of this account only', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const { browser: elsewhere } = await signInElsewhere(app, member)
    await setNew(await linkFor(member))
    for (const browser of [member.browser, elsewhere])
      expect(await browser.call(readSession, {})).toEqual({ session: null })
    expect((await other.browser.call(readSession, {})).session).not.toBeNull()
  })

  test('does not skip the second factor', async () => {
    const member = await withTwoFactor(app)
    await setNew(await linkFor(member))
    const { browser, two_factor_required } = await signInElsewhere(app, { ...member, password: NEW_PASSWORD })
    expect(two_factor_required).toBe(true)
    expect(await browser.call(readSession, {})).toEqual({ session: null })
  })

  test('confirms the address, because the link was mailed to it', async () => {
    const { email } = await unconfirmedMember(app)
    await setNew(await linkFor({ email }))
    expect((await tryTo(email, NEW_PASSWORD)).status).toBe(200)
  })

  test('does not lift a ban', async () => {
    const member = await memberOf(app)
    await app.pool.query('update users set banned_at = now() where id = $1', [member.user_id])
    await setNew(await linkFor(member))
    expect(await tryTo(member.email, NEW_PASSWORD)).toMatchObject({
      status: 403,
      body: { error: { code: 'accounts.banned' } },
    })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDevices, signIn, signOut, signUp, verifySecondFactor } from '#contract/accounts.ts'
import { readSession, renewSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, newEmail, PASSWORD, signInElsewhere, withTwoFactor } from '#tests/support/people.ts'
import { totpCode } from '#tests/support/totp.ts'

let app: TestApp
let secure: TestApp

beforeAll(async () => {
  ;[app, secure] = await Promise.all([createTestApp(), createTestApp({}, { baseUrl: 'https://kiai.example' })])
})
afterAll(() => Promise.all([app.close(), secure.close()]))

describe('on https, a cookie that another host of the same domain could have set', () => {
  test('is not ours: each of our cookies is bound to this host by its name', async () => {
    const member = await withTwoFactor(secure)
    const browser = secure.browser()
    const newcomer = { full_name: 'Kai', email: newEmail(), password: PASSWORD, language: 'en' } as const
    const answers = [
      await browser.try(signUp, newcomer),
      await browser.try(signIn, { email: member.email, password: PASSWORD }),
      await browser.try(verifySecondFactor, { code: totpCode(member.secret), kind: 'totp' }),
      await browser.try(renewSession, {}),
      await browser.try(signOut, {}),
    ]
    const cookies = answers.flatMap(({ headers }) => headers.getSetCookie())
    expect(cookies.length).toBeGreaterThanOrEqual(4)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-kiai\./)
      for (const attribute of [/; Secure(;|$)/i, /; HttpOnly(;|$)/i, /; SameSite=Lax(;|$)/i, /; Path=\/(;|$)/i])
        expect(cookie).toMatch(attribute)
      expect(cookie).not.toMatch(/; Domain=/i)
    }
  })

  test('does not sign in under any other name', async () => {
    const { browser } = await memberOf(secure)
    const [value] = browser.cookies.values()
    expect((await browser.call(readSession, {})).session).not.toBeNull()
    for (const name of ['__Secure-kiai.session_token', 'kiai.session_token']) {
      const cookie = `${name}=${value}`
      expect((await secure.browser().try(readSession, {}, { cookie })).body).toEqual({ session: null })
    }
  })
})

test('an account has at most 50 sessions: a further one ends the least recently used', async () => {
  const member = await memberOf(app)
  await app.pool.query(
    `insert into sessions (user_id, token, expires_at, created_at, updated_at)
     select $1, 'many-' || $1::uuid || n, now() + interval '7 days', now() - interval '1 year', now() - make_interval(mins => n)
     from generate_series(1, 49) n`,
    [member.user_id],
  )
  const other = await memberOf(app)
  const { browser } = await signInElsewhere(app, member)
  const { rows } = await app.pool.query<{ token: string }>('select token from sessions where user_id = $1', [
    member.user_id,
  ])
  expect(rows).toHaveLength(50)
  const many = rows.map(({ token }) => token).filter((token) => token.startsWith('many-'))
  expect(many).toHaveLength(48)
  expect(many).not.toContain(`many-${member.user_id}49`)
  for (const each of [browser, member.browser, other.browser])
    expect((await each.try(listDevices, {})).status).toBe(200)
})

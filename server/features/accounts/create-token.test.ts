import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeLanguage,
  changePassword,
  createToken,
  finishTwoFactor,
  listDevices,
  signOut,
  startTwoFactor,
  stopTwoFactor,
} from '#contract/accounts.ts'
import { readSession, renewSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { ban, memberOf, type Person, unconfirmedMember, withTwoFactor } from '#tests/support/people.ts'
import { nextTotpCode, totpCode } from '#tests/support/totp.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function programOf(member: Pick<Person, 'email' | 'password'>, code?: string) {
  const { email, password } = member
  const { access_token } = await app.program().call(createToken, { email, password, ...(code ? { code } : {}) })
  return app.program(access_token)
}

describe('a token for a program', () => {
  test('gives access to the member’s data in the Authorization header', async () => {
    const member = await memberOf(app)
    const { email, password } = member
    const answer = await app.program().try(createToken, { email, password })
    expect(answer).toMatchObject({ status: 201, body: { token_type: 'bearer', expires_at: expect.any(String) } })
    expect(answer.headers.getSetCookie()).toEqual([])
    const program = app.program(answer.body.access_token)
    expect((await program.call(readSession, {})).session?.user.id).toBe(member.user_id)
    await program.call(changeLanguage, { language: 'es' })
    expect((await program.call(readSession, {})).session?.user.language).toBe('es')
    expect((await program.call(listDevices, {})).devices).toHaveLength(2)
  })

  test.each([
    ['nothing', {}],
    ['no e-mail', { password: 'osu-hidari-42' }],
    ['a blank e-mail', { email: ' ', password: 'osu-hidari-42' }],
    ['no password', { email: 'kai@people.example' }],
  ])('for %s says that both are needed', async (_, input) => {
    expect(await app.program().request('POST', createToken.path, input)).toMatchObject({
      status: 400,
      body: { error: { code: 'accounts.credentials-missing' } },
    })
  })

  test('is refused to browsers, so that scripts in a page never hold the secret', async () => {
    const { email, password } = await memberOf(app)
    const refused = { status: 403, body: { error: { code: 'accounts.browser-token' } } }
    expect(await app.browser().try(createToken, { email, password })).toMatchObject(refused)
    for (const headers of [{ origin: 'http://localhost:3000' }, { 'sec-fetch-site': 'none' }])
      expect(await app.program().try(createToken, { email, password }, headers)).toMatchObject(refused)
  })

  test('needs the right password of a confirmed account that is not banned', async () => {
    const member = await memberOf(app)
    const { email, password } = await unconfirmedMember(app)
    const wrong = await app.program().try(createToken, { email: member.email, password: 'wrong-password-1' })
    expect(wrong).toMatchObject({ status: 401, body: { error: { code: 'accounts.credentials-invalid' } } })
    const unconfirmed = await app.program().try(createToken, { email, password })
    expect(unconfirmed).toMatchObject({ status: 403, body: { error: { code: 'accounts.email-unconfirmed' } } })
    const program = await programOf(member)
    await ban(app, member)
    expect((await program.try(listDevices, {})).status).toBe(401)
  })

  test('works only when it is signed, complete and alone in the header', async () => {
    const { email, password } = await memberOf(app)
    const { access_token } = await app.program().call(createToken, { email, password })
    const unsigned = access_token.split('.')[0] ?? ''
    for (const token of [unsigned, `${access_token}x`, `${access_token} ${access_token}`, '', 'undefined'])
      expect((await app.program(token).try(listDevices, {})).status).toBe(401)
    const basic = { authorization: `Basic ${access_token}` }
    expect((await app.program().try(listDevices, {}, basic)).status).toBe(401)
  })

  test('can be renewed without a cookie, and ended', async () => {
    const program = await programOf(await memberOf(app))
    const renewed = await program.try(renewSession, {})
    expect(renewed.status).toBe(200)
    expect(renewed.headers.getSetCookie()).toEqual([])
    await program.call(signOut, {})
    expect((await program.try(listDevices, {})).status).toBe(401)
  })

  test('stays valid after the program changes the password, which ends every other session', async () => {
    const member = await memberOf(app)
    const program = await programOf(member)
    await program.call(changePassword, { current_password: member.password, new_password: 'a-new-one-2026' })
    expect((await program.call(listDevices, {})).devices).toMatchObject([{ current: true }])
    expect((await member.browser.try(listDevices, {})).status).toBe(401)
  })

  test('stays valid after the program switches two-factor on or off', async () => {
    const { email, password } = await memberOf(app)
    const program = await programOf({ email, password })
    const { secret } = await program.call(startTwoFactor, { password })
    await program.call(finishTwoFactor, { code: totpCode(secret) })
    expect((await program.call(readSession, {})).session?.user.two_factor_enabled).toBe(true)
    await program.call(stopTwoFactor, { password })
    expect((await program.call(readSession, {})).session?.user.two_factor_enabled).toBe(false)
    // Only its own session: the browser's ended when two-factor was switched on.
    expect((await program.call(listDevices, {})).devices).toMatchObject([{ current: true }])
  })
})

describe('with two-factor on, a token', () => {
  test('needs a code of the authenticator app', async () => {
    const member = await withTwoFactor(app)
    const { email, password, secret } = member
    const without = await app.program().try(createToken, { email, password })
    expect(without).toMatchObject({
      status: 401,
      body: { error: { code: 'accounts.two-factor-code-wrong', fields: { code: { problem: 'required' } } } },
    })
    const wrong = await app.program().try(createToken, { email, password, code: '000000' })
    expect(wrong).toMatchObject({
      status: 401,
      body: { error: { code: 'accounts.two-factor-code-wrong', fields: { code: { problem: 'code-wrong' } } } },
    })
    for (const { headers } of [without, wrong]) expect(headers.getSetCookie()).toEqual([])
    const program = await programOf(member, totpCode(secret))
    expect((await program.call(readSession, {})).session?.user.email).toBe(email)
  })

  test('is created once per code, also with concurrent requests', async () => {
    const { email, password, secret } = await withTwoFactor(app)
    const ask = (code: string) => app.program().try(createToken, { email, password, code })
    const code = totpCode(secret)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(code)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 201))
      expect(body.error.code).toBe('accounts.two-factor-code-wrong')
    expect((await ask(nextTotpCode(secret))).status).toBe(201)
  })
})

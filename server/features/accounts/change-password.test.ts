import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword, requestPasswordReset, resetPassword, signIn } from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { mailedToken, mailsTo, memberOf, PASSWORD, type Person, signInElsewhere } from '#tests/support/people.ts'

const NEW_PASSWORD = 'a-new-one-2026'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

function change({ browser }: Pick<Person, 'browser'>, current_password = PASSWORD, new_password = NEW_PASSWORD) {
  return browser.try(changePassword, { current_password, new_password })
}

describe('changing the password', () => {
  test('keeps this session, ends every other one, and notifies the owner', async () => {
    const member = await memberOf(app, { language: 'es' })
    const { browser: elsewhere } = await signInElsewhere(app, member)
    expect(await change(member)).toMatchObject({ status: 200, body: {} })
    expect((await member.browser.call(readSession, {})).session?.user.id).toBe(member.user_id)
    expect(await elsewhere.call(readSession, {})).toEqual({ session: null })
    expect(await mailsTo(app, member.email)).toMatchObject([{ template: 'password-changed', language: 'es' }])
  })

  test('takes effect at once', async () => {
    const { email, browser } = await memberOf(app)
    await change({ browser })
    expect((await app.browser().try(signIn, { email, password: PASSWORD })).status).toBe(401)
    expect((await app.browser().try(signIn, { email, password: NEW_PASSWORD })).status).toBe(200)
  })

  test('gives this session a new token, so that a copy of the old one is invalid', async () => {
    const member = await memberOf(app)
    const copy = app.browser()
    for (const [name, value] of member.browser.cookies) copy.cookies.set(name, value)
    await change(member)
    expect(await copy.call(readSession, {})).toEqual({ session: null })
  })

  test('invalidates an earlier reset link', async () => {
    const member = await memberOf(app)
    await app.browser().call(requestPasswordReset, { email: member.email })
    const token = await mailedToken(app, member.email)
    await change(member)
    expect(await app.browser().try(resetPassword, { token, password: 'a-third-one-2026' })).toMatchObject({
      status: 400,
      body: { error: { code: 'accounts.link-invalid' } },
    })
  })

  test('needs the current password, and reports a wrong one at its field', async () => {
    const member = await memberOf(app)
    const { browser: elsewhere } = await signInElsewhere(app, member)
    expect(await change(member, 'wrong-password-1')).toMatchObject({
      status: 400,
      body: {
        error: { code: 'accounts.password-wrong', fields: { current_password: { problem: 'password-wrong' } } },
      },
    })
    for (const browser of [member.browser, elsewhere])
      expect((await browser.call(readSession, {})).session).not.toBeNull()
    expect(await mailsTo(app, member.email)).toEqual([])
  })

  test('works in a session that is days old', async () => {
    const member = await memberOf(app)
    await app.pool.query(`update sessions set created_at = now() - interval '5 days' where user_id = $1`, [
      member.user_id,
    ])
    expect((await change(member)).status).toBe(200)
  })

  test('can be tried 10 times in 15 minutes over all sessions', async () => {
    const member = await memberOf(app)
    const { browser: elsewhere } = await signInElsewhere(app, member)
    for (let i = 0; i < 9; i++) await app.services.limits.consume('password-check', member.user_id)
    expect((await change(member, 'wrong-password-1')).status).toBe(400)
    for (const browser of [member.browser, elsewhere])
      expect(await change({ browser })).toMatchObject({
        status: 429,
        body: { error: { code: 'accounts.too-many-tries', retry_after: expect.any(Number) } },
      })
  })
})

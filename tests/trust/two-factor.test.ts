import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changePassword,
  createToken,
  finishTwoFactor,
  listDevices,
  requestPasswordReset,
  resetPassword,
  signIn,
  startTwoFactor,
  stopTwoFactor,
  verifySecondFactor,
} from '#contract/accounts.ts'
import { readAdminStats } from '#contract/admin.ts'
import { readSession } from '#contract/session.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import {
  mailedToken,
  memberOf,
  PASSWORD,
  signInAwaitingSecondFactor,
  signInElsewhere,
  withTwoFactor,
} from '#tests/support/people.ts'
import { nextTotpCode, totpCode } from '#tests/support/totp.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ADMIN_TWO_FACTOR: true })
})
afterAll(() => app.close())

const password = PASSWORD
const isSignedIn = async (browser: ApiBrowser) => (await browser.call(readSession, {})).session !== null

async function enrol(browser: ApiBrowser): Promise<string> {
  const { secret } = await browser.call(startTwoFactor, { password })
  await browser.call(finishTwoFactor, { code: totpCode(secret) })
  return secret
}

describe('switching two-factor on', () => {
  test('ends every other session and API token, and keeps the session that gave the code', async () => {
    const member = await memberOf(app)
    const { browser: elsewhere } = await signInElsewhere(app, member)
    const { access_token } = await app.program().call(createToken, { email: member.email, password })
    const program = app.program(access_token)
    expect((await program.try(listDevices, {})).status).toBe(200)
    await enrol(member.browser)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect((await program.try(listDevices, {})).status).toBe(401)
    expect((await member.browser.call(listDevices, {})).devices).toMatchObject([{ current: true }])
  })

  test('invalidates the reset links that were mailed before', async () => {
    const member = await memberOf(app)
    await app.browser().call(requestPasswordReset, { email: member.email })
    const token = await mailedToken(app, member.email)
    await enrol(member.browser)
    const answer = await app.browser().try(resetPassword, { token, password: 'a-new-one-2026' })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'accounts.link-invalid' } } })
  })

  test('makes a session without a given code count as signed out', async () => {
    const member = await withTwoFactor(app)
    await app.pool.query(`update sessions set second_factor_at = null where user_id = $1`, [member.user_id])
    expect(await isSignedIn(member.browser)).toBe(false)
  })
})

describe('with ADMIN_TWO_FACTOR=on, the admin routes', () => {
  const refused = { status: 403, body: { error: { code: 'admin.two-factor-required' } } }

  test('admit a session that gave a code, at enrolment or at sign-in, and no other', async () => {
    const admin = await memberOf(app, { membership_type: 'admin' })
    const { browser: elsewhere } = await signInElsewhere(app, admin)
    expect(await elsewhere.try(readAdminStats, {})).toMatchObject(refused)
    const secret = await enrol(admin.browser)
    expect((await admin.browser.try(readAdminStats, {})).status).toBe(200)
    expect((await elsewhere.try(readAdminStats, {})).status).toBe(401)

    const { browser: again } = await signInElsewhere(app, admin)
    expect((await again.try(readAdminStats, {})).status).toBe(401)
    await again.call(verifySecondFactor, { code: nextTotpCode(secret), kind: 'totp' })
    expect((await again.try(readAdminStats, {})).status).toBe(200)
  })

  test('still admit the session after a change of the password', async () => {
    const admin = await memberOf(app, { membership_type: 'admin' })
    await enrol(admin.browser)
    await admin.browser.call(changePassword, { current_password: password, new_password: 'a-new-one-2026' })
    expect((await admin.browser.try(readAdminStats, {})).status).toBe(200)
  })

  test('refuse when two-factor is switched off, and an earlier session has to give a code again', async () => {
    const admin = await memberOf(app, { membership_type: 'admin' })
    const secret = await enrol(admin.browser)
    const { browser: elsewhere } = await signInElsewhere(app, admin)
    await elsewhere.call(verifySecondFactor, { code: nextTotpCode(secret), kind: 'totp' })
    await admin.browser.call(stopTwoFactor, { password })
    for (const browser of [admin.browser, elsewhere]) {
      expect(await isSignedIn(browser)).toBe(true)
      expect(await browser.try(readAdminStats, {})).toMatchObject(refused)
    }
    await enrol(admin.browser)
    expect((await elsewhere.try(readAdminStats, {})).status).toBe(401)
  })
})

describe('60 wrong codes in parallel', () => {
  const codes = (answers: { body: { error: { code: string } } }[]) => answers.map(({ body }) => body.error.code)
  const WRONG = 'accounts.two-factor-code-wrong'
  const LOCKED = 'accounts.two-factor-locked'

  test.each(['totp', 'backup'] as const)('give ten attempts and fifty refusals (%s)', async (kind) => {
    const member = await withTwoFactor(app)
    const browsers = await Promise.all(Array.from({ length: 60 }, () => signInAwaitingSecondFactor(app, member)))
    const answers = codes(
      await Promise.all(browsers.map((browser) => browser.try(verifySecondFactor, { code: '000000', kind }))),
    )
    expect(answers.filter((code) => code === WRONG)).toHaveLength(10)
    expect(answers.filter((code) => code === LOCKED)).toHaveLength(50)
  })

  test('give no more attempts to finish an enrolment that another person began', async () => {
    const member = await memberOf(app)
    const { browser: thief } = await signInElsewhere(app, member)
    await member.browser.call(startTwoFactor, { password })
    const answers = codes(
      await Promise.all(Array.from({ length: 60 }, () => thief.try(finishTwoFactor, { code: '000000' }))),
    )
    expect(answers.filter((code) => code === WRONG)).toHaveLength(10)
    expect(answers.filter((code) => code === LOCKED)).toHaveLength(50)
  })

  test('do not count as wrong passwords, and wrong passwords do not count as wrong codes', async () => {
    const member = await withTwoFactor(app)
    const waiting = await signInAwaitingSecondFactor(app, member)
    const passwords = Array.from({ length: 30 }, () =>
      app.browser().try(signIn, { email: member.email, password: 'wrong-password-1' }),
    )
    const answers = codes(await Promise.all(passwords))
    expect(answers.filter((code) => code === 'accounts.credentials-invalid')).toHaveLength(10)
    const code = totpCode(member.secret)
    expect((await waiting.try(verifySecondFactor, { code, kind: 'totp' })).status).toBe(200)
  })
})

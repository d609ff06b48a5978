import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDevices, signIn, verifySecondFactor } from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { ban, memberOf, signInAwaitingSecondFactor, signInElsewhere, withTwoFactor } from '#tests/support/people.ts'
import { nextTotpCode, totpCode } from '#tests/support/totp.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const codeWrong = {
  status: 401,
  body: { error: { code: 'accounts.two-factor-code-wrong', fields: { code: { problem: 'code-wrong' } } } },
}
const expired = { status: 401, body: { error: { code: 'accounts.two-factor-expired' } } }
/** The refusals of the other requests when many codes arrive at once and one succeeds. */
const REFUSED = ['accounts.two-factor-expired', 'accounts.two-factor-code-wrong', 'accounts.two-factor-locked']
const locked = { status: 429, body: { error: { code: 'accounts.two-factor-locked' } } }

function totp(browser: ApiBrowser, code: string) {
  return browser.try(verifySecondFactor, { code, kind: 'totp' })
}

function backup(browser: ApiBrowser, code: string) {
  return browser.try(verifySecondFactor, { code, kind: 'backup' })
}

async function sessionsOf({ user_id }: { user_id: string }): Promise<number> {
  const { rows } = await app.pool.query('select 1 from sessions where user_id = $1', [user_id])
  return rows.length
}

async function forgetSessions({ user_id }: { user_id: string }): Promise<void> {
  await app.pool.query('delete from sessions where user_id = $1', [user_id])
}

/** A copy of the browser, so that several requests can use the same cookies at once. */
function copyOf(browser: ApiBrowser): ApiBrowser {
  const copy = app.browser()
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

describe('with two-factor on, signing in', () => {
  test('asks for a code after the password, and the cookies before it give no access', async () => {
    const member = await withTwoFactor(app)
    const browser = app.browser()
    const answer = await browser.try(signIn, { email: member.email, password: member.password })
    expect(answer).toMatchObject({ status: 200, body: { session: null, two_factor_required: true } })
    expect(browser.cookies.size).toBe(1)
    expect(browser.cookies.has('kiai.session_token')).toBe(false)
    expect(await browser.call(readSession, {})).toEqual({ session: null })
    expect((await browser.try(listDevices, {})).status).toBe(401)
    const [pending = ''] = browser.cookies.values()
    expect((await app.program(decodeURIComponent(pending)).try(listDevices, {})).status).toBe(401)
  })

  test('succeeds with a code of the app', async () => {
    const member = await withTwoFactor(app)
    const { browser } = await signInElsewhere(app, member)
    const answer = await totp(browser, totpCode(member.secret))
    expect(answer).toMatchObject({ status: 200, body: { two_factor_required: false } })
    expect(answer.body.session?.user.id).toBe(member.user_id)
    expect(await browser.call(readSession, {})).toEqual({ session: answer.body.session })
  })

  test('refuses expired and future codes', async () => {
    const member = await withTwoFactor(app)
    const { browser } = await signInElsewhere(app, member)
    for (const minutes of [-2, 2])
      expect(await totp(browser, totpCode(member.secret, Date.now() + minutes * 60_000))).toMatchObject(codeWrong)
  })

  test('gives a session of the account whose password was used, replacing an earlier session', async () => {
    const [member, other] = [await withTwoFactor(app), await memberOf(app)]
    await other.browser.call(signIn, { email: member.email, password: member.password })
    expect(await other.browser.call(readSession, {})).toEqual({ session: null })
    await totp(other.browser, totpCode(member.secret))
    expect((await other.browser.call(readSession, {})).session?.user.id).toBe(member.user_id)
  })

  test('does so also when someone else signs in before the code in another tab of the browser', async () => {
    const [member, other] = [await withTwoFactor(app), await memberOf(app)]
    const { browser } = await signInElsewhere(app, member)
    for (const [name, value] of other.browser.cookies) browser.cookies.set(name, value)
    expect((await totp(browser, totpCode(member.secret))).body.session?.user.id).toBe(member.user_id)
    expect((await browser.call(readSession, {})).session?.user.id).toBe(member.user_id)
    // The earlier session of this browser has ended.
    expect(await sessionsOf(other)).toBe(0)
  })

  test('can only be continued in the browser that gave the password', async () => {
    const member = await withTwoFactor(app)
    await signInElsewhere(app, member)
    expect(await totp(app.browser(), totpCode(member.secret))).toMatchObject(expired)
    const forger = app.browser()
    forger.cookies.set('kiai.two_factor', '2fa-guessed.signature')
    expect(await totp(forger, totpCode(member.secret))).toMatchObject(expired)
  })

  test('refuses another member’s code', async () => {
    const [member, other] = [await withTwoFactor(app), await withTwoFactor(app)]
    const { browser } = await signInElsewhere(app, member)
    expect(await totp(browser, totpCode(other.secret))).toMatchObject(codeWrong)
    expect(await backup(browser, other.backup_codes[0] ?? '')).toMatchObject(codeWrong)
  })

  test('accepts the code for ten minutes', async () => {
    const member = await withTwoFactor(app)
    const { browser } = await signInElsewhere(app, member)
    await app.pool.query(`update verifications set expires_at = now() - interval '1 second' where value = $1`, [
      member.user_id,
    ])
    expect(await totp(browser, totpCode(member.secret))).toMatchObject(expired)
  })

  test('creates one session from 50 right codes at once', async () => {
    const member = await withTwoFactor(app)
    await forgetSessions(member)
    const { browser } = await signInElsewhere(app, member)
    const code = totpCode(member.secret)
    const answers = await Promise.all(Array.from({ length: 50 }, () => totp(copyOf(browser), code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter(({ status }) => status !== 200)) {
      expect([401, 429]).toContain(status)
      expect(REFUSED).toContain(body.error.code)
    }
    expect(await sessionsOf(member)).toBe(1)
  })

  test('creates one session from one code of any kind, also with concurrent requests', {
    timeout: 60_000,
  }, async () => {
    const member = await withTwoFactor(app)
    await forgetSessions(member)
    const fifty = () => Promise.all(Array.from({ length: 50 }, () => signInAwaitingSecondFactor(app, member)))
    const useAll = async (browsers: ApiBrowser[], use: (browser: ApiBrowser) => ReturnType<typeof totp>) => {
      const answers = await Promise.all(browsers.map(async (browser) => ({ browser, ...(await use(browser)) })))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = answers.filter(({ status }) => status !== 200)
      for (const { body } of refused) expect(REFUSED).toContain(body.error.code)
      await app.services.limits.reset('second-factor', member.user_id)
      return refused.map(({ browser }) => browser)
    }
    const code = totpCode(member.secret)
    const refused = await useAll(await fifty(), (browser) => totp(browser, code))
    expect(await sessionsOf(member)).toBe(1)
    // The refused ones can continue with the next code.
    const next = nextTotpCode(member.secret)
    await useAll(refused, (browser) => totp(browser, next))
    expect(await sessionsOf(member)).toBe(2)
    const [backupCode = ''] = member.backup_codes
    await useAll(await fifty(), (browser) => backup(browser, backupCode))
    expect(await sessionsOf(member)).toBe(3)
  })

  test('accepts a code again after a failed sign-in', async () => {
    const member = await withTwoFactor(app)
    const { browser } = await signInElsewhere(app, member)
    const code = totpCode(member.secret)
    for (let i = 0; i < 5; i++) await totp(browser, '000000')
    expect(await totp(browser, code)).toMatchObject(expired)
    const again = await signInElsewhere(app, member)
    expect((await totp(again.browser, code)).status).toBe(200)
  })

  test('refuses a code older than the last one', async () => {
    const member = await withTwoFactor(app)
    const [first, second] = [await signInElsewhere(app, member), await signInElsewhere(app, member)]
    const code = totpCode(member.secret)
    expect((await totp(first.browser, nextTotpCode(member.secret))).status).toBe(200)
    expect(await totp(second.browser, code)).toMatchObject(codeWrong)
  })

  test('checks the code of the right account also with two cookies', async () => {
    const [member, other] = [await withTwoFactor(app), await withTwoFactor(app)]
    const code = totpCode(member.secret)
    const [first, second] = [await signInElsewhere(app, member), await signInElsewhere(app, member)]
    expect((await totp(first.browser, code)).status).toBe(200)
    const { browser: others } = await signInElsewhere(app, other)
    const cookies = [others, second.browser].map(({ cookies }) => `kiai.two_factor=${cookies.get('kiai.two_factor')}`)
    for (const cookie of [cookies.join('; '), cookies.toReversed().join('; ')])
      expect(await app.browser().try(verifySecondFactor, { code, kind: 'totp' }, { cookie })).toMatchObject(codeWrong)
  })

  test('is refused after a ban meanwhile', async () => {
    const member = await withTwoFactor(app)
    const { browser } = await signInElsewhere(app, member)
    await ban(app, member)
    const answer = await totp(browser, totpCode(member.secret))
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'accounts.banned' } } })
    expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('kiai.session_token='))).toBe(false)
  })
})

describe('a backup code', () => {
  test('completes a sign-in once', async () => {
    const member = await withTwoFactor(app)
    const [code = '', next = ''] = member.backup_codes
    const first = await signInElsewhere(app, member)
    expect((await backup(first.browser, ` ${code} `)).body.session?.user.id).toBe(member.user_id)
    const second = await signInElsewhere(app, member)
    expect(await backup(second.browser, code)).toMatchObject(codeWrong)
    expect((await backup(second.browser, next)).status).toBe(200)
  })

  test('is not accepted as a code of the app, nor vice versa', async () => {
    const member = await withTwoFactor(app)
    const { browser } = await signInElsewhere(app, member)
    expect(await totp(browser, member.backup_codes[0] ?? '')).toMatchObject(codeWrong)
    expect(await backup(browser, totpCode(member.secret))).toMatchObject(codeWrong)
  })
})

describe('guessing codes', () => {
  /** Five tries per sign-in, with as many sign-ins as needed. */
  async function guess(member: { email: string; password: string; secret: string }, times: number) {
    const answers = []
    let browser: ApiBrowser | undefined
    for (let i = 0; i < times; i++) {
      if (i % 5 === 0) browser = (await signInElsewhere(app, member)).browser
      if (browser) answers.push(await totp(browser, totpCode(member.secret, i * 30_000)))
    }
    return answers
  }

  test('ends a sign-in after five wrong codes, so that the password is needed again', async () => {
    const member = await withTwoFactor(app)
    const { browser } = await signInElsewhere(app, member)
    for (let i = 0; i < 5; i++) expect(await totp(browser, '000000')).toMatchObject(codeWrong)
    expect(await totp(browser, totpCode(member.secret))).toMatchObject(expired)
  })

  test('locks the second factor after ten wrong codes for a quarter of an hour', async () => {
    const member = await withTwoFactor(app)
    for (const answer of await guess(member, 10)) expect(answer).toMatchObject(codeWrong)
    const { browser } = await signInElsewhere(app, member)
    expect(await totp(browser, totpCode(member.secret))).toMatchObject(locked)
    expect(await backup(browser, member.backup_codes[0] ?? '')).toMatchObject(locked)
    const { retry_after } = (await totp(browser, totpCode(member.secret))).body.error
    expect(retry_after).toBeGreaterThan(14 * 60)
    expect(retry_after).toBeLessThanOrEqual(15 * 60)
    await app.pool.query('update rate_limits set expire = $1', [Date.now() - 1])
    expect((await totp(browser, totpCode(member.secret))).status).toBe(200)
  })

  test('is reset by a right code', async () => {
    const member = await withTwoFactor(app)
    await guess(member, 5)
    const { browser } = await signInElsewhere(app, member)
    expect((await totp(browser, totpCode(member.secret))).status).toBe(200)
    for (const answer of await guess(member, 5)) expect(answer).toMatchObject(codeWrong)
    const again = await signInElsewhere(app, member)
    expect((await totp(again.browser, nextTotpCode(member.secret))).status).toBe(200)
  })
})

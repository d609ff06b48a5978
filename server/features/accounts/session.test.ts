import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDevices, signIn, signOut } from '#contract/accounts.ts'
import { readSession, renewSession } from '#contract/session.ts'
import { SESSION_SECONDS } from '#contract/session-rules.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { setMembershipType } from '#tests/support/membership.ts'
import { ban, memberOf, type Person, signInElsewhere } from '#tests/support/people.ts'
import { signToken } from './session-cookie.ts'
import { DELETE_EXPIRED_ACCESS, deleteExpiredAccess } from './start-account-jobs.ts'

const COOKIE = 'kiai.session_token'

let app: TestApp
let secure: TestApp

beforeAll(async () => {
  ;[app, secure] = await Promise.all([createTestApp(), createTestApp({}, { baseUrl: 'https://kiai.example' })])
})
afterAll(() => Promise.all([app.close(), secure.close()]))

/** The secret inside the cookie. */
function tokenOf({ browser }: Pick<Person, 'browser'>): string {
  return decodeURIComponent(browser.cookies.get(COOKIE) ?? '').split('.')[0] ?? ''
}

function browserWith(cookie: string) {
  const browser = app.browser()
  browser.cookies.set(COOKIE, encodeURIComponent(cookie))
  return browser
}

async function expiryOf(member: Person): Promise<number> {
  const { rows } = await app.pool.query('select expires_at from sessions where user_id = $1', [member.user_id])
  return rows[0]?.expires_at.getTime()
}

async function expectVisitor(browser: Person['browser']): Promise<void> {
  expect(await browser.call(readSession, {})).toEqual({ session: null })
  expect(await browser.try(listDevices, {})).toMatchObject({
    status: 401,
    body: { error: { code: 'session.missing' } },
  })
}

describe('the session cookie', () => {
  test('is not available to scripts and to requests of other sites', async () => {
    const { email, password } = await memberOf(app)
    const { headers } = await app.browser().try(signIn, { email, password })
    const attributes = readCookie(headers, COOKIE)
    expect(attributes).toMatchObject({ httponly: true, samesite: 'Lax', path: '/', 'max-age': String(SESSION_SECONDS) })
    expect(attributes).not.toHaveProperty('secure')
    expect(attributes).not.toHaveProperty('domain')
  })

  test('is sent only encrypted when the address is https', async () => {
    const { email, password } = await memberOf(secure)
    const browser = secure.browser()
    const { headers } = await browser.try(signIn, { email, password })
    expect(readCookie(headers, `__Host-${COOKIE}`)).toMatchObject({ secure: true, httponly: true, samesite: 'Lax' })
    const renewed = await browser.try(renewSession, {})
    expect(readCookie(renewed.headers, `__Host-${COOKIE}`)).toMatchObject({ secure: true, httponly: true })
    const left = await browser.try(signOut, {})
    expect(readCookie(left.headers, `__Host-${COOKIE}`)).toMatchObject({ secure: true, 'max-age': '0' })
  })

  test('is the only place of the secret, which no answer and no other cookie contains', async () => {
    const { email, password } = await memberOf(app)
    const browser = app.browser()
    const { headers, body } = await browser.try(signIn, { email, password })
    const others = headers.getSetCookie().filter((line) => !line.startsWith(`${COOKIE}=`))
    expect(others.join()).not.toContain(tokenOf({ browser }))
    const answers = [body, await browser.call(readSession, {}), await browser.call(renewSession, {})]
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(tokenOf({ browser }))
  })

  function readCookie(headers: Headers, name: string): Record<string, string | true> {
    const line = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
    if (!line) throw new Error(`no cookie ${name} in ${headers.getSetCookie().join()}`)
    const attributes = line.split('; ').slice(1)
    return Object.fromEntries(
      attributes.map((attribute) => {
        const [key = '', value] = attribute.split('=')
        return [key.toLowerCase(), value ?? true]
      }),
    )
  }
})

describe('the session data for scripts', () => {
  test('has the expiry, the token type and the user only', async () => {
    const member = await memberOf(app, { membership_type: 'coach', language: 'pt' })
    const { session } = await member.browser.call(readSession, {})
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(session).toEqual({
      expires_at: moment,
      token_type: 'bearer',
      user: {
        id: member.user_id,
        email: member.email,
        language: 'pt',
        two_factor_enabled: false,
        elite: null,
        profile: {
          user_id: member.user_id,
          full_name: member.full_name,
          avatar_url: null,
          membership_type: 'coach',
          coach_status: null,
          time_zone: null,
          created_at: moment,
          updated_at: moment,
          upgraded_at: null,
        },
      },
    })
  })

  test('is null for a visitor', async () => {
    await expectVisitor(app.browser())
  })

  test('shows a changed role at the next request', async () => {
    const member = await memberOf(app)
    await setMembershipType(app.pool, member.user_id, 'elite_member')
    const { session } = await member.browser.call(readSession, {})
    expect(session?.user.profile.membership_type).toBe('elite_member')
  })

  test('has the end of Elite and whether it is paid, also beside another role', async () => {
    const { browser, user_id } = await memberOf(app, { membership_type: 'coach' })
    const elite = async () => (await browser.call(readSession, {})).session?.user.elite
    const [soon, late] = [1, 2].map((days) => new Date(app.clock.now().getTime() + days * 86_400_000)) as [Date, Date]
    await app.pool.query('insert into memberships (user_id, period_end) values ($1, $2)', [user_id, late])
    expect(await elite()).toEqual({ until: late.toISOString(), paid: false })
    await app.pool.query(
      `insert into memberships (user_id, period_end, access_until, plan, provider, provider_subscription_id)
       values ($1, $2, $2, 'elite_monthly', 'sandbox', 'sub-1')`,
      [user_id, soon],
    )
    expect(await elite()).toEqual({ until: late.toISOString(), paid: true })
    // The paid period is over, the gift is not.
    expect(await app.clock.later({ hours: 25 }, elite)).toEqual({ until: late.toISOString(), paid: false })
    expect(await app.clock.later({ hours: 49 }, elite)).toBeNull()
    await app.pool.query('update memberships set period_end = null where user_id = $1', [user_id])
    expect(await elite()).toEqual({ until: null, paid: true })
  })
})

describe('the session token', () => {
  test('is new at each sign-in, and the replaced one is invalid', async () => {
    const member = await memberOf(app)
    const before = tokenOf(member)
    const old = browserWith(signToken(before, app.services.secret))
    await member.browser.call(signIn, { email: member.email, password: member.password })
    expect(tokenOf(member)).not.toBe(before)
    expect(tokenOf(member).length).toBeGreaterThanOrEqual(32)
    await expectVisitor(old)
  })

  test('that a browser had before the sign-in is not reused', async () => {
    const { email, password } = await memberOf(app)
    const browser = browserWith(signToken('chosen-by-somebody-else-12345678', app.services.secret))
    await browser.call(signIn, { email, password })
    expect(tokenOf({ browser })).not.toBe('chosen-by-somebody-else-12345678')
  })

  test('becomes invalid at sign-out, in this browser only', async () => {
    const member = await memberOf(app)
    const { browser: elsewhere } = await signInElsewhere(app, member)
    const old = browserWith(signToken(tokenOf(member), app.services.secret))
    expect((await member.browser.try(signOut, {})).status).toBe(200)
    expect(member.browser.cookies.has(COOKIE)).toBe(false)
    await expectVisitor(old)
    expect((await elsewhere.call(readSession, {})).session).not.toBeNull()
    expect((await member.browser.try(signOut, {})).status).toBe(200)
  })

  test('becomes invalid at a ban', async () => {
    const member = await memberOf(app)
    await ban(app, member)
    await expectVisitor(member.browser)
  })

  test('becomes invalid when the account is deleted', async () => {
    const member = await memberOf(app)
    await app.pool.query('delete from users where id = $1', [member.user_id])
    await expectVisitor(member.browser)
  })

  test('becomes invalid when it expires', async () => {
    const member = await memberOf(app)
    await app.clock.later({ seconds: SESSION_SECONDS + 60 }, () => expectVisitor(member.browser))
  })

  test.each([
    ['without its signature', (token: string) => token],
    ['with an empty signature', (token: string) => `${token}.`],
    ['with another signature', (token: string) => `${token}.${signToken('x', 'y').split('.')[1]}`],
    ['signed with another secret', (token: string) => signToken(token, 'another secret of ours')],
    [
      'with one sign changed',
      (_: string, signed: string) => signed.replace(/.$/, (last) => (last === '=' ? 'A' : '=')),
    ],
    ['of nobody, rightly signed', (_: string, _signed: string, sign: (t: string) => string) => sign('x'.repeat(32))],
    ['that is no token', () => 'undefined'],
  ])('gives no access %s', async (_, forge) => {
    const member = await memberOf(app)
    const sign = (token: string) => signToken(token, app.services.secret)
    const token = tokenOf(member)
    await expectVisitor(browserWith(forge(token, sign(token), sign)))
    expect((await browserWith(sign(token)).call(readSession, {})).session).not.toBeNull()
  })

  test('gives no access when the cookie is no valid text', async () => {
    const browser = app.browser()
    browser.cookies.set(COOKIE, '%E0%A4%A')
    await expectVisitor(browser)
  })
})

describe('renewing the session', () => {
  test('sets its end to seven days from now, and sends the cookie again', async () => {
    const member = await memberOf(app)
    const passed = SESSION_SECONDS - 80
    const answer = await app.clock.later({ seconds: passed }, () => member.browser.try(renewSession, {}))
    const end = Date.parse(answer.body.session.expires_at)
    expect(Math.abs(end - Date.now() - (passed + SESSION_SECONDS) * 1000)).toBeLessThan(60_000)
    expect(await expiryOf(member)).toBe(end)
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(new RegExp(`^${COOKIE}=.+Max-Age=${SESSION_SECONDS}.*HttpOnly`)),
    )
    expect((await member.browser.call(readSession, {})).session?.expires_at).toBe(answer.body.session.expires_at)
  })

  test('does not restore an ended session', async () => {
    const member = await memberOf(app)
    await app.clock.later({ seconds: SESSION_SECONDS + 60 }, async () => {
      expect((await member.browser.try(renewSession, {})).status).toBe(401)
    })
  })

  test('does not happen by reading, which changes no expiry and sets no cookie', async () => {
    const member = await memberOf(app)
    await app.pool.query(
      `update sessions set created_at = now() - interval '6 days',
       expires_at = now() + interval '80 seconds' where user_id = $1`,
      [member.user_id],
    )
    const end = await expiryOf(member)
    const { headers } = await member.browser.try(readSession, {})
    await member.browser.call(listDevices, {})
    expect(headers.getSetCookie()).toEqual([])
    expect(await expiryOf(member)).toBe(end)
  })
})

describe('the hourly job', () => {
  test('deletes only what has expired', async () => {
    const [kept, left] = [await memberOf(app), await memberOf(app)]
    await app.pool.query(`update sessions set expires_at = now() - interval '1 second' where user_id = $1`, [
      left.user_id,
    ])
    await app.pool.query(
      `insert into verifications (identifier, value, expires_at)
       select 'link', id::text, now() + case id when $1 then interval '1 minute' else - interval '1 minute' end
       from users where id in ($1, $2)`,
      [kept.user_id, left.user_id],
    )
    await deleteExpiredAccess(app.services)
    const { rows } = await app.pool.query(
      `select user_id::text from sessions where user_id in ($1, $2)
       union all select value from verifications where identifier = 'link'`,
      [kept.user_id, left.user_id],
    )
    expect(rows).toEqual([{ user_id: kept.user_id }, { user_id: kept.user_id }])
    const scheduled = await app.pool.query('select cron from pgboss.schedule where name = $1', [DELETE_EXPIRED_ACCESS])
    expect(scheduled.rows).toHaveLength(1)
  })
})

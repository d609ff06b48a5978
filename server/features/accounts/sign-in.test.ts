import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createToken, resetPassword, signIn } from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { ban, memberOf, newEmail, PASSWORD, unconfirmedMember, withTwoFactor } from '#tests/support/people.ts'
import { setPasswordLink } from './account-links.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const invalid = { status: 401, body: { error: { code: 'accounts.credentials-invalid' } } }
const tooMany = { status: 429, body: { error: { code: 'accounts.too-many-tries', retry_after: expect.any(Number) } } }

function tryTo(email: string, password: string, headers: Record<string, string> = {}) {
  return app.browser().try(signIn, { email, password }, headers)
}

describe('signing in', () => {
  test('with the right password gives a session', async () => {
    const { email, user_id } = await memberOf(app)
    const browser = app.browser()
    const answer = await browser.try(signIn, { email, password: PASSWORD })
    expect(answer).toMatchObject({
      status: 200,
      body: { two_factor_required: false, session: { user: { id: user_id } } },
    })
    expect(await browser.call(readSession, {})).toEqual({ session: answer.body.session })
  })

  test.each([
    ['nothing', {}],
    ['no e-mail', { password: PASSWORD }],
    ['a blank e-mail', { email: '  ', password: PASSWORD }],
    ['no password', { email: 'kai@people.example' }],
    ['an empty password', { email: 'kai@people.example', password: '' }],
  ])('with %s says that both are needed', async (_, input) => {
    expect(await app.browser().try(signIn, input)).toMatchObject({
      status: 400,
      body: { error: { code: 'accounts.credentials-missing' } },
    })
  })

  test('answers the same for a wrong password, an unknown address and an invalid address', async () => {
    const { email } = await memberOf(app)
    const answers = [
      await tryTo(email, 'wrong-password-1'),
      await tryTo(newEmail(), PASSWORD),
      await tryTo('nobody', PASSWORD),
      await tryTo(email, 'x'.repeat(500)),
    ]
    const [first, ...others] = answers.map(comparable)
    expect(answers[0]).toMatchObject(invalid)
    for (const other of others) expect(other).toEqual(first)
  })

  test('reports an unconfirmed address only with the right password', async () => {
    const { email } = await unconfirmedMember(app)
    expect(await tryTo(email, 'wrong-password-1')).toMatchObject(invalid)
    const answer = await tryTo(email, PASSWORD)
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'accounts.email-unconfirmed' } } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('reports a ban only with the right password, and gives no session', async () => {
    const member = await memberOf(app)
    await ban(app, member)
    expect(await tryTo(member.email, 'wrong-password-1')).toMatchObject(invalid)
    const answer = await tryTo(member.email, PASSWORD)
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'accounts.banned' } } })
    expect(answer.headers.getSetCookie()).toEqual([])
    const token = await app.program().try(createToken, { email: member.email, password: PASSWORD })
    expect(token).toMatchObject({ status: 403, body: { error: { code: 'accounts.banned' } } })
    const { rows } = await app.pool.query('select 1 from sessions where user_id = $1', [member.user_id])
    expect(rows).toHaveLength(1)
  })

  test('treats an injection as a wrong address or password', async () => {
    for (const text of [`' or 1=1 --`, `admin'--`, '{"$gt":""}', '%', '*'])
      expect(await tryTo(text, text)).toMatchObject(invalid)
  })

  test('works for many people at once', async () => {
    const members = await Promise.all(Array.from({ length: 15 }, () => memberOf(app)))
    const answers = await Promise.all(members.map(({ email }) => tryTo(email, PASSWORD)))
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200))
  })

  function comparable({ status, headers, body }: Awaited<ReturnType<typeof tryTo>>) {
    const { request_id, ...error } = body.error
    const names = [...headers].filter(([name]) => name !== 'x-request-id')
    return { status, error, headers: Object.fromEntries(names) }
  }
})

describe('guessing a password', () => {
  /** Counts this many wrong passwords. */
  async function useUp(tries: number, email: string): Promise<void> {
    for (let i = 0; i < tries; i++) await app.services.limits.consume('sign-in-account', email)
  }

  test('is refused after 10 tries in 15 minutes, also from different addresses', async () => {
    const { email } = await memberOf(app)
    for (let i = 0; i < 10; i++)
      expect(await tryTo(email, `wrong-${i}-password`, { 'x-forwarded-for': `203.0.113.${i}` })).toMatchObject(invalid)
    const refused = await tryTo(email, 'wrong-10-password', { 'x-forwarded-for': '198.51.100.7, 203.0.113.77' })
    expect(refused).toMatchObject(tooMany)
    const retryAfter = Number(refused.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(14 * 60)
    expect(retryAfter).toBeLessThanOrEqual(15 * 60)
  })

  test('blocks the right password too, until the time has passed', async () => {
    const { email } = await memberOf(app)
    await useUp(10, email)
    expect(await tryTo(email, PASSWORD)).toMatchObject(tooMany)
    expect(await tryTo(` ${email.toUpperCase()}`, PASSWORD)).toMatchObject(tooMany)
    expect(await app.program().try(createToken, { email, password: PASSWORD })).toMatchObject(tooMany)
    await app.pool.query('update rate_limits set expire = $1', [Date.now() - 1])
    expect((await tryTo(email, PASSWORD)).status).toBe(200)
  })

  test('is counted for browsers and programs together', async () => {
    const { email } = await memberOf(app)
    await useUp(8, email)
    await tryTo(email, 'wrong-password-1')
    await app.program().try(createToken, { email, password: 'wrong-password-1' })
    expect(await tryTo(email, PASSWORD)).toMatchObject(tooMany)
  })

  test('is limited with concurrent requests too', async () => {
    const { email } = await memberOf(app)
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, i) => tryTo(email, `wrong-${i}-password`)))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('does not lock other accounts', async () => {
    const [attacked, other] = [await memberOf(app), await memberOf(app)]
    await useUp(10, attacked.email)
    expect(await tryTo(attacked.email, PASSWORD)).toMatchObject(tooMany)
    expect((await tryTo(other.email, PASSWORD)).status).toBe(200)
  })

  test('does not include right passwords', async () => {
    const { email } = await memberOf(app)
    await useUp(9, email)
    for (const _ of [1, 2, 3]) expect((await tryTo(email, PASSWORD)).status).toBe(200)
  })

  test('does not block an owner who has set a new password by mail', async () => {
    const { email, user_id } = await memberOf(app)
    await useUp(10, email)
    const token = new URL(await setPasswordLink(app.services, user_id)).searchParams.get('token') ?? ''
    await app.browser().call(resetPassword, { token, password: 'a-new-one-2026' })
    expect((await tryTo(email, 'a-new-one-2026')).status).toBe(200)
  })

  test('of many accounts from one address is refused after 200 tries', async () => {
    const browser = app.browser()
    // An invalid address needs no hashing, but counts.
    const statuses: number[] = []
    for (let i = 0; i < 201; i++)
      statuses.push((await browser.try(signIn, { email: `x${i}`, password: 'wrong-password-1' })).status)
    expect(statuses).toEqual([...Array(200).fill(401), 429])
    const { email } = await memberOf(app)
    expect(await browser.try(signIn, { email, password: PASSWORD })).toMatchObject(tooMany)
  })

  test('does not reveal the tried accounts, because the counters are digests', async () => {
    const { email } = await withTwoFactor(app)
    await tryTo(email, 'wrong-password-1')
    const { rows } = await app.pool.query<{ key: string }>('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/)
  })
})

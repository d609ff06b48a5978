import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as accounts from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { apiRoutes } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { rowsOf } from '#tests/support/database.ts'
import { memberWithEverything } from '#tests/support/member-with-everything.ts'
import {
  memberOf,
  newEmail,
  type Person,
  PASSWORD as password,
  signInElsewhere,
  withTwoFactor,
} from '#tests/support/people.ts'
import { totpCode } from '#tests/support/totp.ts'
import { type ReadyCall, routeName, sendReady, writeCall } from './prepared-call.ts'
import { preparedWrites } from './writes.ts'

/** Fields that no caller may set, in the spelling of the database and of the libraries that we use. */
function injected(victim: Person): Record<string, unknown> {
  return {
    id: victim.user_id,
    user_id: victim.user_id,
    userId: victim.user_id,
    session_id: randomUUID(),
    membership_type: 'admin',
    membershipType: 'admin',
    coach_status: 'approved',
    coach_id: victim.user_id,
    role: 'admin',
    roles: ['admin'],
    is_admin: true,
    email_verified: true,
    emailVerified: true,
    banned_at: '2001-01-01T00:00:00.000Z',
    bannedAt: '2001-01-01T00:00:00.000Z',
    two_factor_enabled: false,
    twoFactorEnabled: false,
    upgraded_at: '2001-01-01T00:00:00.000Z',
    created_at: '2001-01-01T00:00:00.000Z',
    createdAt: '2001-01-01T00:00:00.000Z',
    expires_at: '2999-01-01T00:00:00.000Z',
    expiresAt: '2999-01-01T00:00:00.000Z',
    image: 'https://evil.example/x.png',
    avatar_url: 'https://evil.example/x.png',
    callbackURL: 'https://evil.example',
    rememberMe: false,
    trustDevice: true,
    disableSession: true,
    price: '$0',
    price_minor: 0,
    amount: 1,
    amount_minor: 1,
  }
}

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const WRITES = preparedWrites(() => app)

/** The victim has no rows here, because only admins, applicants and the like have. None may be added. */
const NOT_HELD = [
  'ai_calls.user_id',
  'audit_log.admin_user_id',
  'audit_log.target_user_id',
  'calendars.coach_id',
  'coach_applications.user_id',
  'former_coaches.coach_id',
  'identities.user_id',
  'passkeys.user_id',
  'two_factors.user_id',
  'waited_writes.user_id',
]

const CHECKED_TOGETHER = 15

const NEWCOMER = { membership_type: 'free_member', coach_status: null, banned_at: null }

/** The columns that decide who a person is and what they may do. */
async function privilegesOf(email: string) {
  const { rows } = await app.pool.query(
    `select u.id, u.email, u.image, u.banned_at, u.created_at, p.user_id, p.full_name, membership_type_of(p.role, p.elite_until) as membership_type, p.coach_status,
       p.avatar_url, p.upgraded_at, p.created_at as joined_at
     from users u join profiles p on p.user_id = u.id where u.email = $1`,
    [email],
  )
  return rows[0]
}

/** Sends the call with the forbidden fields added to the body, to the query and to nested objects. */
function sendWith(endpoint: Endpoint, ready: ReadyCall, extra: Record<string, unknown>) {
  const { path, body } = writeCall(endpoint, ready.input)
  const query = new URLSearchParams(Object.entries(extra).map(([name, value]) => [name, String(value)]))
  const more = { ...extra, ...body, data: extra, user: extra, profile: extra }
  if (ready.file) return sendReady<ErrorBody>(endpoint, ready, `?${query}`)
  return ready.browser.request<ErrorBody>(endpoint.method, `${path}?${query}`, more)
}

test('the list above has every route that changes something', async () => {
  const names = [...new Set(WRITES.map(([endpoint]) => routeName(endpoint)))]
  const writing = (await apiRoutes(app)).filter(({ method }) => method !== 'GET').map(({ name }) => name)
  expect(names.sort()).toEqual(writing.sort())
})

describe('fields that no caller may set', { timeout: 120_000 }, () => {
  test('change nothing on any route, and do not touch another person’s account', async () => {
    const victim = await memberWithEverything(app)
    const untouched = await rowsOf(app.pool, victim.user_id)
    // The victim has rows in every other table.
    const empty = Object.entries(untouched).filter(([, rows]) => rows.length === 0)
    expect(empty.map(([table]) => table)).toEqual(NOT_HELD)
    let unread: string[] = []
    for (const [index, [endpoint, prepare]] of WRITES.entries()) {
      const write = await prepare()
      const name = routeName(endpoint)
      unread.push(name)
      const before = write.email ? await privilegesOf(write.email) : undefined
      const answer = await sendWith(endpoint, write, injected(victim))
      // The call itself must succeed, or the test would show nothing.
      expect(answer.status, `${name} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
      if (write.email) {
        const after = await privilegesOf(write.email)
        if (before) expect(after, name).toEqual({ ...before, ...write.changes })
        else expect(after, name).toMatchObject({ ...NEWCOMER, ...write.changes })
        expect(after.id, name).not.toBe(victim.user_id)
      }
      // Reading every table takes longer than the call, so several calls are checked together.
      if (unread.length < CHECKED_TOGETHER && index < WRITES.length - 1) continue
      expect(await rowsOf(app.pool, victim.user_id), unread.join(', ')).toEqual(untouched)
      unread = []
    }
  })

  test('do not confirm an address or change the date of an account', async () => {
    const victim = await memberOf(app)
    const email = newEmail()
    const input = { full_name: 'Kai', email, password, language: 'en' }
    await sendWith(accounts.signUp, { browser: app.browser(), input }, injected(victim))
    const { rows } = await app.pool.query(
      `select email_verified, image, two_factor_enabled, created_at > now() - interval '1 minute' as new from users where email = $1`,
      [email],
    )
    expect(rows).toEqual([{ email_verified: false, image: null, two_factor_enabled: false, new: true }])
  })

  test('do not lengthen a session', async () => {
    const { email } = await memberOf(app)
    const write = { browser: app.browser(), input: { email, password } }
    await sendWith(accounts.signIn, write, injected(await memberOf(app)))
    const { rows } = await app.pool.query(
      `select max(s.expires_at) < now() + interval '8 days' as usual from sessions s join users u on u.id = s.user_id where email = $1`,
      [email],
    )
    expect(rows).toEqual([{ usual: true }])
  })

  test('do not make a trusted device that skips the second factor next time', async () => {
    const member = await withTwoFactor(app)
    const { browser } = await signInElsewhere(app, member)
    const input = { code: totpCode(member.secret), kind: 'totp' }
    await sendWith(accounts.verifySecondFactor, { browser, input }, { trustDevice: true })
    const again = await browser.call(accounts.signIn, { email: member.email, password })
    expect(again).toEqual({ session: null, two_factor_required: true })
  })
})

import { createHash, scryptSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn, signUp } from '#contract/accounts.ts'
import { readSession } from '#contract/session.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { mailedLink, mailsTo, memberOf, newEmail, PASSWORD, unconfirmedMember } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const newcomer = (email = newEmail()) => ({
  full_name: 'Kai Newcomer',
  email,
  password: PASSWORD,
  language: 'en' as const,
})

async function accountsOf(email: string, of: TestApp = app) {
  const { rows } = await of.pool.query(
    `select u.id, u.name, u.email, u.email_verified, u.language, p.full_name, membership_type_of(p.role, p.elite_until) as membership_type, p.coach_status
     from users u left join profiles p on p.user_id = u.id where lower(u.email) = lower($1)`,
    [email],
  )
  return rows
}

describe('signing up', () => {
  test('creates an unconfirmed account with a free member’s profile, and starts no session', async () => {
    const browser = app.browser()
    const input = newcomer()
    const answer = await browser.try(signUp, input)
    expect(answer).toMatchObject({ status: 201, body: {} })
    expect(await browser.call(readSession, {})).toEqual({ session: null })
    expect(await accountsOf(input.email)).toEqual([
      {
        id: expect.any(String),
        name: 'Kai Newcomer',
        email: input.email,
        email_verified: false,
        language: 'en',
        full_name: 'Kai Newcomer',
        membership_type: 'free_member',
        coach_status: null,
      },
    ])
  })

  test.each([
    ['en', 'Confirm your email and step in'],
    ['pt', 'Confirme seu e-mail e entre'],
    ['es', 'Confirma tu correo y entra'],
  ] as const)('mails a confirmation link in the person’s language (%s)', async (language, subject) => {
    const { email } = await unconfirmedMember(app, language)
    expect(await mailsTo(app, email)).toMatchObject([{ template: 'confirm-email', language, subject }])
    const link = await mailedLink(app, email)
    expect(link.origin + link.pathname).toBe('http://localhost:3000/auth/confirm')
    expect(await accountsOf(email)).toMatchObject([{ language }])
  })

  test('stores the password only as a salted scrypt hash, which verifies it', async () => {
    const real = await createTestApp({}, { realHashing: true })
    try {
      const [one, other] = [newcomer(), newcomer()]
      for (const input of [one, other]) await real.browser().call(signUp, input)
      const { rows } = await real.pool.query<{ password: string }>('select password from credentials')
      const hashes = rows.map(({ password }) => password)
      for (const hash of hashes) {
        const [salt = '', key] = hash.split(':')
        // better-auth's parameters; the salt is used as the stored text.
        const expected = scryptSync(PASSWORD, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 })
        expect(key).toBe(expected.toString('hex'))
      }
      expect(new Set(hashes).size).toBe(2)
      await real.pool.query('update users set email_verified = true')
      const { two_factor_required } = await real.browser().call(signIn, { email: one.email, password: PASSWORD })
      expect(two_factor_required).toBe(false)
    } finally {
      await real.close()
    }
  })

  test('stores no account when its profile cannot be created', async () => {
    const input = newcomer()
    await app.pool.query(
      `alter table profiles add constraint nobody_today check (full_name <> 'Kai Newcomer') not valid`,
    )
    try {
      const answer = await app.browser().try(signUp, input)
      expect(answer).toMatchObject({ status: 500, body: { error: { code: 'server.unexpected' } } })
    } finally {
      await app.pool.query('alter table profiles drop constraint nobody_today')
    }
    expect(await accountsOf(input.email)).toEqual([])
    expect(await mailsTo(app, input.email)).toEqual([])
    expect((await app.browser().try(signUp, input)).status).toBe(201)
  })

  test('stores no account when its password cannot be stored', async () => {
    const input = newcomer()
    await app.pool.query('alter table credentials add constraint nobody_today check (password is null) not valid')
    try {
      expect((await app.browser().try(signUp, input)).status).toBe(500)
    } finally {
      await app.pool.query('alter table credentials drop constraint nobody_today')
    }
    expect(await accountsOf(input.email)).toEqual([])
  })

  test('is possible for many people at once', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => app.browser().try(signUp, newcomer())))
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(201))
  })

  test('is refused after 200 tries an hour from one address, but not from others', async () => {
    const browser = app.browser()
    const owner = await memberOf(app)
    for (let i = 0; i < 200; i++) expect((await browser.try(signUp, { ...newcomer(owner.email) })).status).toBe(409)
    expect(await browser.try(signUp, newcomer())).toMatchObject({
      status: 429,
      body: { error: { code: 'request.too-many', retry_after: expect.any(Number) } },
    })
    expect((await app.browser().try(signUp, newcomer())).status).toBe(201)
  })
})

describe('signing up with an address that has an account', () => {
  test('is refused in any spelling, and does not change the account', async () => {
    const owner = await memberOf(app)
    const before = await accountsOf(owner.email)
    const mails = await mailsTo(app, owner.email)
    for (const email of [owner.email, owner.email.toUpperCase(), `  ${owner.email} `]) {
      const answer = await app.browser().try(signUp, { ...newcomer(email), password: 'another-one-77' })
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'accounts.exists' } } })
    }
    expect(await accountsOf(owner.email)).toEqual(before)
    expect(await mailsTo(app, owner.email)).toEqual(mails)
    await app.browser().call(signIn, { email: owner.email, password: owner.password })
  })

  test('creates one account from concurrent sign-ups', async () => {
    const input = newcomer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.browser().try(signUp, input)))
    const made = answers.filter(({ status }) => status === 201)
    expect(made.length).toBeGreaterThan(0)
    // Each replaced the one before; the rest exceed the limit of mails per address.
    for (const { status } of answers) expect([201, 429]).toContain(status)
    expect(await accountsOf(input.email)).toHaveLength(1)
    expect(await mailsTo(app, input.email)).toHaveLength(made.length)
  })

  test('is refused also when the account was created after our check', async () => {
    const input = newcomer()
    const blocker = await app.pool.connect()
    try {
      // Mails are counted between our check and the insert: while that is blocked, another sign-up comes first.
      const counter = `confirm-mails:${createHash('sha256').update(input.email).digest('base64url')}`
      await blocker.query('begin')
      await blocker.query('insert into rate_limits (key) values ($1)', [counter])
      const signingUp = app.browser().try(signUp, input)
      await vi.waitFor(async () => expect(await waitingQueries()).toBe(1), soon)
      await app.pool.query(`insert into users (name, email, email_verified) values ('First', $1, true)`, [input.email])
      await blocker.query('rollback')
      expect(await signingUp).toMatchObject({ status: 409, body: { error: { code: 'accounts.exists' } } })
    } finally {
      blocker.release()
    }
    expect(await mailsTo(app, input.email)).toEqual([])
  })

  async function waitingQueries(): Promise<number> {
    const { rows } = await app.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
})

describe('with HIDE_EXISTING_ACCOUNTS, signing up with an address that has an account', () => {
  let hiding: TestApp

  beforeAll(async () => {
    hiding = await createTestApp({ HIDE_EXISTING_ACCOUNTS: true })
  })
  afterAll(() => hiding.close())

  test('is answered like a new one, and only its owner gets a mail', async () => {
    const owner = await memberOf(hiding, { language: 'pt' })
    const fresh = await hiding.browser().try(signUp, newcomer())
    const taken = await hiding.browser().try(signUp, { ...newcomer(owner.email), password: 'another-one-77' })
    expect(comparable(taken)).toEqual(comparable(fresh))
    expect((await mailsTo(hiding, owner.email)).at(-1)).toMatchObject({ template: 'account-exists', language: 'pt' })
    // The mail links to the sign-in.
    expect((await mailedLink(hiding, owner.email)).pathname).toBe('/auth')
    await hiding.browser().call(signIn, { email: owner.email, password: owner.password })
    expect(await accountsOf(owner.email, hiding)).toHaveLength(1)
  })

  test('is refused with a weak password and too many mails in the same way', async () => {
    const { email } = await unconfirmedMember(hiding)
    const weak = await hiding.browser().try(signUp, { ...newcomer(email), password: '123456' })
    expect(weak.body.error.code).toBe('accounts.password-weak')
    for (const _ of [2, 3, 4]) expect((await hiding.browser().try(signUp, newcomer(email))).status).toBe(201)
    expect(await hiding.browser().try(signUp, newcomer(email))).toMatchObject({
      status: 429,
      body: { error: { code: 'accounts.too-many-mails' } },
    })
  })

  const hidden = (value: string) => `=${decodeURIComponent(value).length}`

  function comparable({ status, headers, body }: { status: number; headers: Headers; body: unknown }) {
    const names = [...headers].filter(([name]) => name !== 'x-request-id')
    // The cookies of two sign-ups differ, but have the same length.
    const plain = names.map(([name, value]) => [name, name === 'set-cookie' ? value.replace(/=[^;]+/, hidden) : value])
    return { status, body, headers: Object.fromEntries(plain) }
  }
})

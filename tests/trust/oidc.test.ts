import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as accounts from '#contract/accounts.ts'
import { readAdminStats } from '#contract/admin.ts'
import * as provider from '#contract/identity-provider.ts'
import { readSession } from '#contract/session.ts'
import { deleteExpiredAccess } from '#server/features/accounts/start-account-jobs.ts'
import { openIdentityProvider } from '#server/outside/oidc/open-identity-provider.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { type FakeOidc, type FakePerson, type OidcFaults, startFakeOidc } from '#tests/support/fake-oidc.ts'
import { setMembershipType } from '#tests/support/membership.ts'
import {
  ban,
  mailedToken,
  mailsTo,
  memberOf,
  newEmail,
  PASSWORD,
  signInElsewhere,
  unconfirmedMember,
  withTwoFactor,
} from '#tests/support/people.ts'
import { totpCode } from '#tests/support/totp.ts'

/** For a provider that never answers; the others have as long as an installation gives them. */
const IMPATIENT_MS = 100

let app: TestApp
let oidc: FakeOidc

beforeAll(async () => {
  oidc = await startFakeOidc()
  app = await createTestApp({ ...oidc.settings, ADMIN_TWO_FACTOR: true })
})
afterAll(async () => {
  await app.close()
  await oidc.close()
})
beforeEach(() => forgetProvider())
afterEach(() => oidc.behave())

/** As after a start: nothing is known of the provider yet. */
function forgetProvider(timeoutMs?: number): void {
  const { env, clock, log } = app.services
  app.services.identityProvider = openIdentityProvider(env, { clock, log, timeoutMs })
}

const language = 'en' as const
const refused = { status: 401, body: { error: { code: 'accounts.provider-refused' } } }
const expired = { status: 400, body: { error: { code: 'accounts.provider-expired' } } }
const away = { status: 424, body: { error: { code: 'accounts.provider-away' } } }

/** Has an address, unless it is taken away. */
function somebody(told: Partial<FakePerson> = {}) {
  const person = { sub: randomUUID(), email: newEmail(), email_verified: true, name: 'Robin Provided', ...told }
  return person as FakePerson & { email: string }
}

/** Up to the moment in which the provider sends the browser back. */
async function begin(browser: ApiBrowser, person: FakePerson, again = false) {
  const { address } = await browser.call(provider.startProviderSignIn, { language, again })
  return { ...(await oidc.visit(address, person)), language }
}

async function trySignIn(person: FakePerson, browser = app.browser()) {
  return await browser.try(provider.finishProviderSignIn, await begin(browser, person))
}

async function signedIn(person: FakePerson) {
  const browser = app.browser()
  await browser.call(provider.finishProviderSignIn, await begin(browser, person))
  return browser
}

const userOf = async (browser: ApiBrowser) => (await browser.call(readSession, {})).session?.user.id

async function accountsOf(email: string | undefined) {
  const { rows } = await app.pool.query('select id from users where email = $1', [email])
  return rows.length
}

describe('somebody whom the provider vouches for', () => {
  test('gets a confirmed member account the first time, and is signed in to it the next time', async () => {
    const person = somebody({ name: '  Ana\u200B  Souza ' })
    const browser = app.browser()
    const answer = await begin(browser, person)
    const first = await browser.call(provider.finishProviderSignIn, { ...answer, language: 'pt' })
    expect(first).toMatchObject({
      outcome: 'signed-in',
      session: {
        user: {
          email: person.email,
          language: 'pt',
          profile: { full_name: 'Ana Souza', membership_type: 'free_member' },
        },
      },
    })
    expect(await userOf(browser)).toBe(first.session?.user.id)
    const again = await trySignIn({ ...person, email: newEmail(), name: 'Another Name' })
    expect(again.body.session?.user).toMatchObject({ id: first.session?.user.id, email: person.email })
  })

  test.each([
    ['none', undefined],
    ['nothing that shows', '\u200B \u2800'],
    ['what is no text', 'a\u0000b\ud800'],
    ['one of the team', 'Kiai Support'],
  ])('is called by their address when the name is %s', async (_, name) => {
    const person = somebody({ name, email: `mestre-${randomUUID()}@people.example` })
    const { session } = (await trySignIn(person)).body
    expect(session?.user.profile.full_name).toMatch(/^(mestre-[\w-]+|ab)$/)
  })

  test('is asked for nothing more when the provider tells the address apart from the token', async () => {
    oidc.misbehave({ thinToken: true })
    const person = somebody()
    expect((await trySignIn(person)).body.session?.user.email).toBe(person.email)
  })

  test('replaces whoever was signed in in that browser', async () => {
    const other = await memberOf(app)
    const before = new Map(other.browser.cookies)
    expect((await trySignIn(somebody(), other.browser)).status).toBe(200)
    const left = app.browser()
    for (const [name, value] of before) left.cookies.set(name, value)
    expect(await userOf(left)).toBeUndefined()
  })

  test('gives the code of the second factor where it is on', async () => {
    const member = await withTwoFactor(app)
    const person = somebody()
    await link(member.browser, person)
    const browser = app.browser()
    const answer = await begin(browser, person)
    expect(await browser.call(provider.finishProviderSignIn, answer)).toMatchObject({
      outcome: 'second-factor',
      session: null,
    })
    expect(await userOf(browser)).toBeUndefined()
    await browser.call(accounts.verifySecondFactor, { code: totpCode(member.secret), kind: 'totp' })
    expect(await userOf(browser)).toBe(member.user_id)
  })

  test('does not pass ADMIN_TWO_FACTOR without a code', async () => {
    const person = somebody()
    const browser = await signedIn(person)
    await setMembershipType(app.pool, (await userOf(browser)) ?? '', 'admin')
    expect(await browser.try(readAdminStats, {})).toMatchObject({
      status: 403,
      body: { error: { code: 'admin.two-factor-required' } },
    })
  })

  test('is refused when banned, as with a password', async () => {
    const person = somebody()
    await signedIn(person)
    await ban(app, person)
    expect(await trySignIn(person)).toMatchObject({ status: 403, body: { error: { code: 'accounts.banned' } } })
  })

  test.each([
    ['not confirmed', { email_verified: false }],
    ['told without a word about it', { email_verified: undefined }],
    ['missing', { email: undefined }],
    ['not an address', { email: 'root@' }],
  ])('gets no account when the address is %s', async (_, told) => {
    const person = somebody(told)
    expect(await trySignIn(person)).toMatchObject({
      status: 403,
      body: { error: { code: 'accounts.provider-email-unverified' } },
    })
    expect(await accountsOf(person.email)).toBe(0)
  })

  test('gets one account from two sign-ins at once', async () => {
    const person = somebody()
    const browsers = [app.browser(), app.browser(), app.browser()]
    const answers = []
    for (const browser of browsers) answers.push({ browser, answer: await begin(browser, person) })
    const finished = await Promise.all(
      answers.map(({ browser, answer }) => browser.call(provider.finishProviderSignIn, answer)),
    )
    expect(finished.map(({ outcome }) => outcome)).toEqual(['signed-in', 'signed-in', 'signed-in'])
    expect(new Set(finished.map(({ session }) => session?.user.id)).size).toBe(1)
  })
})

describe('an account that has the address already', () => {
  const signInFirst = { status: 200, body: { outcome: 'sign-in-first', session: null } }

  test('is not entered, and is linked only after its owner has signed in and confirmed it', async () => {
    const { email, user_id } = await memberOf(app)
    const person = somebody({ email })
    const browser = app.browser()
    expect(await trySignIn(person, browser)).toMatchObject(signInFirst)
    expect(await userOf(browser)).toBeUndefined()
    expect(await trySignIn(person)).toMatchObject(signInFirst)

    await browser.call(accounts.signIn, { email, password: PASSWORD })
    expect(await browser.call(provider.readWaysIn, {})).toMatchObject({
      provider: { identity: null, pending_email: email },
    })
    await browser.call(provider.linkPendingIdentity, {})
    expect((await browser.call(provider.readWaysIn, {})).provider).toMatchObject({
      identity: { email },
      pending_email: null,
    })
    expect((await mailsTo(app, email)).map(({ template }) => template)).toEqual(['identity-changed'])
    expect(await userOf(await signedIn(person))).toBe(user_id)
  })

  test('that nobody has confirmed does not become that of whoever made it, nor is it entered', async () => {
    const stranger = await unconfirmedMember(app)
    const person = somebody({ email: stranger.email })
    const owner = app.browser()
    expect(await trySignIn(person, owner)).toMatchObject(signInFirst)
    expect(await stranger.browser.try(accounts.signIn, { email: stranger.email, password: PASSWORD })).toMatchObject({
      status: 403,
    })
    // The owner of the address sets a password by mail, which ends what the stranger had, and links.
    await owner.call(accounts.requestPasswordReset, { email: stranger.email })
    const token = await mailedToken(app, stranger.email)
    const password = 'the-owners-own-2026'
    await owner.call(accounts.resetPassword, { token, password })
    await owner.call(accounts.signIn, { email: stranger.email, password })
    await owner.call(provider.linkPendingIdentity, {})
    expect(await userOf(await signedIn(person))).toBe(await userOf(owner))
    expect(await stranger.browser.try(accounts.signIn, { email: stranger.email, password: PASSWORD })).toMatchObject({
      status: 401,
    })
  })

  test('of somebody else is not linked to what this browser has proved', async () => {
    const { email } = await memberOf(app)
    const other = await memberOf(app)
    const browser = app.browser()
    await trySignIn(somebody({ email }), browser)
    await browser.call(accounts.signIn, { email: other.email, password: PASSWORD })
    expect(await browser.try(provider.linkPendingIdentity, {})).toMatchObject(expired)
  })

  test('is not linked by a session that is older than the proof, by a forged cookie, or an hour later', async () => {
    const member = await memberOf(app)
    const browser = app.browser()
    await trySignIn(somebody({ email: member.email }), browser)
    const [name, value] = [...browser.cookies].find(([cookie]) => cookie.endsWith('pending_link')) ?? ['', '']
    member.browser.cookies.set(name, value)
    expect(await member.browser.try(provider.linkPendingIdentity, {})).toMatchObject(expired)

    const { browser: elsewhere } = await signInElsewhere(app, member)
    elsewhere.cookies.set(name, value.replace(/.{6}$/, 'AAAA%3D'))
    expect(await elsewhere.try(provider.linkPendingIdentity, {})).toMatchObject(expired)
    elsewhere.cookies.set(name, value)
    const late = await app.clock.later({ minutes: 61 }, () => elsewhere.try(provider.linkPendingIdentity, {}))
    expect(late).toMatchObject(expired)
  })
})

describe('a proof that waits to be linked', () => {
  test('works once: its cookie, brought again, links nothing', async () => {
    const member = await memberOf(app)
    const person = somebody({ email: member.email })
    const browser = app.browser()
    await trySignIn(person, browser)
    await browser.call(accounts.signIn, { email: member.email, password: PASSWORD })
    const pending = [...browser.cookies].filter(([cookie]) => cookie.endsWith('pending_link'))
    await browser.call(provider.linkPendingIdentity, {})
    await browser.call(provider.unlinkIdentity, { password: PASSWORD })
    for (const [cookie, value] of pending) browser.cookies.set(cookie, value)
    expect(await browser.try(provider.linkPendingIdentity, {})).toMatchObject(expired)
    // Half an hour later the cookie has not expired, and is still used.
    const later = await app.clock.later({ minutes: 30 }, async () => {
      await deleteExpiredAccess(app.services)
      return await browser.try(provider.linkPendingIdentity, {})
    })
    expect(later).toMatchObject(expired)
  })
})

describe('nobody gets in with', () => {
  test('an answer that another browser asked for (login CSRF), or that nobody asked for', async () => {
    const attacker = app.browser()
    const answer = await begin(attacker, somebody())
    const victim = app.browser()
    expect(await victim.try(provider.finishProviderSignIn, answer)).toMatchObject(expired)
    await victim.call(provider.startProviderSignIn, { language })
    expect(await victim.try(provider.finishProviderSignIn, answer)).toMatchObject(expired)
    for (const state of ['x', randomUUID(), `${answer.state}A`])
      expect(await attacker.try(provider.finishProviderSignIn, { ...answer, state })).toMatchObject(expired)
  })

  test('a code that belongs to another sign-in of the same browser', async () => {
    const browser = app.browser()
    const first = await begin(browser, somebody())
    const second = await begin(browser, somebody())
    const mixed = { ...first, code: second.code }
    expect(await browser.try(provider.finishProviderSignIn, mixed)).toMatchObject(refused)
  })

  test('an answer of before: it works once, however many bring it at once', async () => {
    const browser = app.browser()
    const answer = await begin(browser, somebody())
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => browser.try(provider.finishProviderSignIn, answer)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect(await browser.try(provider.finishProviderSignIn, answer)).toMatchObject(expired)
    expect(oidc.asked.filter((name) => name === 'token').length).toBeGreaterThan(0)
  })

  test('an answer that comes after ten minutes', async () => {
    const browser = app.browser()
    const answer = await begin(browser, somebody())
    const late = await app.clock.later({ minutes: 11 }, () => browser.try(provider.finishProviderSignIn, answer))
    expect(late).toMatchObject(expired)
  })

  test('an answer to linking, in place of one to signing in', async () => {
    const member = await memberOf(app)
    const person = somebody()
    const { address } = await member.browser.call(provider.startLinking, { language, password: PASSWORD })
    const answer = { ...(await oidc.visit(address, person)), language }
    expect(await app.browser().try(provider.finishProviderSignIn, answer)).toMatchObject(expired)
    const { browser: elsewhere } = await signInElsewhere(app, member)
    expect(await elsewhere.try(provider.finishProviderSignIn, answer)).toMatchObject(expired)
  })

  const soon = () => Math.floor(Date.now() / 1000)
  test.each<[string, OidcFaults]>([
    ['another nonce', { claims: (claims) => ({ ...claims, nonce: 'of-another-sign-in' }) }],
    ['no nonce', { claims: ({ nonce: _, ...claims }) => claims }],
    ['another audience', { claims: (claims) => ({ ...claims, aud: 'another-client' }) }],
    ['several audiences and another party', { claims: (c) => ({ ...c, aud: ['x', c.aud], azp: 'x' }) }],
    ['another authorized party', { claims: (claims) => ({ ...claims, azp: 'another-client' }) }],
    ['another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['an expiry that is over', { claims: (claims) => ({ ...claims, exp: soon() - 40 }) }],
    ['no expiry', { claims: ({ exp: _, ...claims }) => claims }],
    ['a date in the future', { claims: (claims) => ({ ...claims, iat: soon() + 90 }) }],
    ['a date long ago', { claims: (claims) => ({ ...claims, iat: soon() - 3600, exp: soon() + 3600 }) }],
    ['no subject', { claims: ({ sub: _, ...claims }) => claims }],
    ['an empty subject', { claims: (claims) => ({ ...claims, sub: '' }) }],
    ['a blank subject', { claims: (claims) => ({ ...claims, sub: ' \u200B\t' }) }],
    ['an endless subject', { claims: (claims) => ({ ...claims, sub: 'x'.repeat(256) }) }],
    ['no signature', { signing: 'none' }],
    ['a signature made with the public key', { signing: 'HS256 with the public key' }],
    ['a signature of somebody else', { signing: 'a key of somebody else' }],
    ['a key that the provider does not know', { signing: 'an unknown key id' }],
  ])('a token with %s', async (_, faults) => {
    const person = somebody()
    const browser = app.browser()
    const answer = await begin(browser, person)
    oidc.misbehave(faults)
    expect(await browser.try(provider.finishProviderSignIn, answer)).toMatchObject(refused)
    expect(await userOf(browser)).toBeUndefined()
    expect(await accountsOf(person.email)).toBe(0)
  })

  test('an answer that names another provider, or none where this one names itself (mix-up)', async () => {
    const browser = app.browser()
    const answer = await begin(browser, somebody())
    expect(await browser.try(provider.finishProviderSignIn, { ...answer, iss: 'https://evil.example' })).toMatchObject(
      refused,
    )
    const { iss: _, ...unnamed } = await begin(browser, somebody())
    expect(await browser.try(provider.finishProviderSignIn, unnamed)).toMatchObject(refused)
  })

  test('the word of a provider that calls itself by another name', async () => {
    oidc.misbehave({ metadata: (metadata) => ({ ...metadata, issuer: 'https://evil.example' }) })
    expect(await app.browser().try(provider.startProviderSignIn, { language })).toMatchObject(away)
  })

  test('the address of somebody else, told apart from the token', async () => {
    const { email } = await memberOf(app)
    const browser = app.browser()
    const answer = await begin(browser, somebody({ email: undefined }))
    // User info of another subject than the token's is not believed.
    oidc.misbehave({ claims: (claims) => ({ ...claims, sub: randomUUID(), email: undefined }) })
    expect(await browser.try(provider.finishProviderSignIn, answer)).toMatchObject(refused)
    expect(await accountsOf(email)).toBe(1)
  })
})

describe('time and keys', () => {
  test('a token is judged by our clock, with half a minute of tolerance', async () => {
    const at = (seconds: number) => ({
      claims: (claims: Record<string, unknown>) => ({
        ...claims,
        iat: Number(claims.iat) + seconds,
        exp: Number(claims.exp) + seconds,
      }),
    })
    const aDayLater = 24 * 60 * 60
    await app.clock.later({ days: 1 }, async () => {
      expect(await trySignIn(somebody())).toMatchObject(refused)
      oidc.misbehave(at(aDayLater))
      expect((await trySignIn(somebody())).status).toBe(200)
    })
    oidc.misbehave(at(25))
    expect((await trySignIn(somebody())).status).toBe(200)
  })

  test('the provider may change its keys at any moment', async () => {
    const person = somebody()
    expect((await trySignIn(person)).status).toBe(200)
    oidc.rotateKey()
    expect((await trySignIn(person)).status).toBe(200)
  })
})

describe('the address that is opened', () => {
  test('asks for a code with PKCE, and leads back to us alone', async () => {
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/' }
    const { body } = await app.browser().try(provider.startProviderSignIn, { language: 'es' }, forged)
    const { origin, searchParams } = new URL(body.address)
    expect(origin).toBe(oidc.issuer)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/auth/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      ui_locales: 'es',
    })
    expect(body.address).not.toContain('evil.example')
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length).toBeGreaterThanOrEqual(43)
  })

  test('asks the person to sign in again where that is wanted', async () => {
    const start = async () =>
      new URL((await app.browser().call(provider.startProviderSignIn, { language, again: true })).address).searchParams
    expect((await start()).get('max_age')).toBe('0')
    forgetProvider()
    oidc.misbehave({ metadata: (metadata) => ({ ...metadata, prompt_values_supported: ['none', 'login'] }) })
    const asked = await start()
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
    expect(JSON.parse(asked.get('claims') ?? '{}')).toEqual({ id_token: { auth_time: { essential: true } } })
  })

  test('is bound to the browser by a cookie that scripts do not see and other sites do not send along', async () => {
    const { headers } = await app.browser().try(provider.startProviderSignIn, { language })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^kiai\.browser=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })
})

describe('a provider that', () => {
  test.each<[string, NonNullable<OidcFaults['at']>]>([
    ['is down', { discovery: 'down' }],
    ['does not answer in time', { discovery: 'hang' }],
    ['answers with rubbish', { discovery: 'rubbish' }],
    ['sends without end', { discovery: 'endless' }],
    ['points elsewhere', { discovery: 'redirect' }],
  ])('%s is told to be away, and asked anew the next time', async (_, at) => {
    oidc.misbehave({ at })
    if (at.discovery === 'hang') forgetProvider(IMPATIENT_MS)
    const browser = app.browser()
    expect(await browser.try(provider.startProviderSignIn, { language })).toMatchObject(away)
    oidc.behave()
    if (at.discovery === 'hang') forgetProvider()
    expect((await trySignIn(somebody(), browser)).status).toBe(200)
  })

  test.each<[string, NonNullable<OidcFaults['at']>]>([
    ['is down', { token: 'down' }],
    ['does not answer in time', { token: 'hang' }],
    ['sends without end', { token: 'endless' }],
    ['does not give its keys', { jwks: 'down' }],
    ['sends keys without end', { jwks: 'endless' }],
  ])('%s at the end of a sign-in is told to be away', async (_, at) => {
    const browser = app.browser()
    const answer = await begin(browser, somebody())
    oidc.misbehave({ at })
    if (at.token === 'hang') forgetProvider(IMPATIENT_MS)
    expect(await browser.try(provider.finishProviderSignIn, answer)).toMatchObject(away)
    oidc.behave()
    forgetProvider()
    expect((await trySignIn(somebody(), browser)).status).toBe(200)
  })

  test('is known already is not asked about itself for every sign-in, nor needed for the next start', async () => {
    const before = oidc.asked.length
    await trySignIn(somebody())
    await trySignIn(somebody())
    expect(oidc.asked.slice(before).filter((name) => name === 'discovery')).toHaveLength(1)
    oidc.misbehave({ at: { discovery: 'down' } })
    const later = await app.clock.later({ hours: 2 }, () =>
      app.browser().try(provider.startProviderSignIn, { language }),
    )
    expect(later.status).toBe(200)
  })

  test('is not set up shows nothing and answers nothing', async () => {
    app.services.identityProvider = undefined
    const browser = app.browser()
    expect((await browser.call(accounts.readAccountRules, {})).provider_name).toBeNull()
    expect((await browser.try(provider.startProviderSignIn, { language })).status).toBe(404)
    const answer = { code: 'x', state: 'x', language }
    expect((await browser.try(provider.finishProviderSignIn, answer)).status).toBe(404)
    const member = await memberOf(app)
    expect((await member.browser.call(provider.readWaysIn, {})).provider).toBeNull()
  })
})

async function link(browser: ApiBrowser, person: FakePerson) {
  const { address } = await browser.call(provider.startLinking, { language, password: PASSWORD })
  const answer = { ...(await oidc.visit(address, person)), language }
  return await browser.try(provider.finishProviderSignIn, answer)
}

describe('linking in the settings', () => {
  test('asks for the password, and the provider then signs in to this account whatever its address', async () => {
    const { browser, user_id, email } = await memberOf(app)
    for (const password of [undefined, 'wrong'])
      expect(await browser.try(provider.startLinking, { language, password })).toMatchObject({
        status: 400,
        body: { error: { code: 'accounts.password-wrong' } },
      })
    const person = somebody({ email_verified: false })
    expect(await link(browser, person)).toMatchObject({ status: 200, body: { outcome: 'linked' } })
    expect(await userOf(await signedIn(person))).toBe(user_id)
    expect((await mailsTo(app, email)).map(({ template }) => template)).toEqual(['identity-changed'])
    expect((await browser.call(accounts.exportAccount, {})).account.identities).toMatchObject([
      { issuer: oidc.issuer, subject: person.sub },
    ])
  })

  test('does not take an identity from another account, nor give one account two', async () => {
    const inUse = { status: 409, body: { error: { code: 'accounts.provider-in-use' } } }
    const person = somebody()
    const owner = await signedIn(person)
    const { browser } = await memberOf(app)
    expect(await link(browser, person)).toMatchObject(inUse)
    expect(await userOf(await signedIn(person))).toBe(await userOf(owner))
    await link(browser, somebody())
    expect(await browser.try(provider.startLinking, { language, password: PASSWORD })).toMatchObject(inUse)
  })

  test('is undone with the password, after which the provider signs in no more', async () => {
    const member = await memberOf(app)
    const person = somebody({ email: member.email })
    await link(member.browser, person)
    expect((await member.browser.try(provider.unlinkIdentity, { password: 'wrong' })).status).toBe(400)
    await member.browser.call(provider.unlinkIdentity, { password: PASSWORD })
    expect((await trySignIn(person)).body).toMatchObject({ outcome: 'sign-in-first' })
  })

  test('needs a second factor of an administrator who has one, with ADMIN_TWO_FACTOR', async () => {
    const needed = { status: 403, body: { error: { code: 'accounts.second-factor-required' } } }
    const { browser, user_id, email } = await memberOf(app, { membership_type: 'admin' })
    const begun = await browser.call(provider.startLinking, { language, password: PASSWORD })
    await app.pool.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, backed_up)
       values ($1, gen_random_uuid(), 'x', 0, '{}', 'Phone', false)`,
      [user_id],
    )
    expect(await browser.try(provider.startLinking, { language, password: PASSWORD })).toMatchObject(needed)
    const answer = { ...(await oidc.visit(begun.address, somebody())), language }
    expect(await browser.try(provider.finishProviderSignIn, answer)).toMatchObject(needed)
    const thief = app.browser()
    await trySignIn(somebody({ email }), thief)
    await thief.call(accounts.signIn, { email, password: PASSWORD })
    expect(await thief.try(provider.linkPendingIdentity, {})).toMatchObject(needed)
    await app.pool.query('update sessions set second_factor_at = now() where user_id = $1', [user_id])
    expect((await link(browser, somebody())).status).toBe(200)
  })

  test('of an administrator is in the audit log', async () => {
    const { browser, user_id } = await memberOf(app, { membership_type: 'admin' })
    await link(browser, somebody())
    const { rows } = await app.pool.query('select action, after from audit_log where admin_user_id = $1', [user_id])
    expect(rows).toEqual([{ action: 'link_identity', after: { provider: 'Fake Provider' } }])
  })
})

describe('an account without a password', () => {
  const again = { status: 403, body: { error: { code: 'accounts.sign-in-again' } } }

  test('proves itself by a sign-in of the last ten minutes where a password is asked for', async () => {
    const person = somebody()
    const browser = await signedIn(person)
    expect(await browser.call(provider.readWaysIn, {})).toMatchObject({ has_password: false })
    await app.clock.later({ minutes: 11 }, async () => {
      expect(await browser.try(accounts.deleteAccount, {})).toMatchObject(again)
      expect(await browser.try(accounts.deleteAccount, { password: PASSWORD })).toMatchObject(again)
      expect(await browser.try(accounts.startTwoFactor, {})).toMatchObject(again)
    })
    expect(
      await browser.try(accounts.changePassword, { current_password: 'x', new_password: 'a-new-one-2026' }),
    ).toMatchObject({ status: 400, body: { error: { code: 'accounts.password-wrong' } } })

    const { secret } = await browser.call(accounts.startTwoFactor, {})
    await browser.call(accounts.finishTwoFactor, { code: totpCode(secret) })
    expect((await browser.call(accounts.renewBackupCodes, {})).backup_codes).toHaveLength(10)
    await browser.call(accounts.stopTwoFactor, {})
    await browser.call(accounts.deleteAccount, {})
    expect(await accountsOf(person.email)).toBe(0)
    const { rows } = await app.pool.query('select id from identities where subject = $1', [person.sub])
    expect(rows).toEqual([])
  })

  const soon = () => Math.floor(Date.now() / 1000)
  const authenticatedAt = (auth_time: number | undefined): OidcFaults => ({
    claims: (claims) => ({ ...claims, auth_time }),
  })

  test.each([
    ['does not say when that was', undefined],
    ['says that it was an hour ago', -3600],
    ['says that it was before we asked', -90],
    ['says that it is yet to come', 90],
  ])('is not confirmed by signing in again when the provider %s', async (_, seconds) => {
    const person = somebody()
    const browser = await signedIn(person)
    const answer = await begin(browser, person, true)
    oidc.misbehave(authenticatedAt(seconds === undefined ? undefined : soon() + seconds))
    expect(await browser.try(provider.finishProviderSignIn, answer)).toMatchObject({
      status: 401,
      body: { error: { code: 'accounts.provider-not-again' } },
    })
    expect(await userOf(browser), 'the session of before stays').toBeDefined()
  })

  test.each([
    ['does not say when that was', undefined],
    ['says that it was an hour ago', -3600],
  ])('is not proved by a sign-in with the provider that %s', async (_, seconds) => {
    oidc.misbehave(authenticatedAt(seconds === undefined ? undefined : soon() + seconds))
    const person = somebody()
    const browser = await signedIn(person)
    expect(await browser.try(accounts.startTwoFactor, {})).toMatchObject(again)
    expect(await browser.try(accounts.deleteAccount, {})).toMatchObject(again)
    oidc.behave()
    await browser.call(provider.finishProviderSignIn, await begin(browser, person, true))
    await browser.call(accounts.deleteAccount, {})
  })

  test('keeps its last way in, until a password is set by mail', async () => {
    const person = somebody()
    const browser = await signedIn(person)
    expect(await browser.try(provider.unlinkIdentity, {})).toMatchObject({
      status: 409,
      body: { error: { code: 'accounts.last-way-in' } },
    })
    await browser.call(accounts.requestPasswordReset, { email: person.email })
    const password = 'a-first-one-2026'
    await browser.call(accounts.resetPassword, { token: await mailedToken(app, person.email), password })
    await browser.call(accounts.signIn, { email: person.email, password })
    expect(await browser.call(provider.readWaysIn, {})).toMatchObject({ has_password: true })
    await browser.call(provider.unlinkIdentity, { password })
    expect(await userOf(browser)).toBeDefined()
  })

  test('is not entered with any password', async () => {
    const { email } = somebody()
    const person = somebody({ email })
    await signedIn(person)
    for (const password of ['x', PASSWORD, person.sub])
      expect(await app.browser().try(accounts.signIn, { email, password })).toMatchObject({ status: 401 })
  })
})

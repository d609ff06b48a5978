import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportAccount, finishTwoFactor, startTwoFactor } from '#contract/accounts.ts'
import { listAuditLog, readAdminStats } from '#contract/admin.ts'
import { MOST_PASSKEYS } from '#contract/passkey-rules.ts'
import * as passkeys from '#contract/passkeys.ts'
import { readSession } from '#contract/session.ts'
import { deleteExpiredAccess } from '#server/features/accounts/start-account-jobs.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { BASE_URL, createTestApp, type TestApp } from '#tests/support/app.ts'
import { ban, mailsTo, memberOf, PASSWORD, type Person, signInElsewhere, withTwoFactor } from '#tests/support/people.ts'
import { SoftwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { totpCode } from '#tests/support/totp.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ ADMIN_TWO_FACTOR: true })
})
afterAll(() => app.close())

const invalid = { status: 401, body: { error: { code: 'accounts.passkey-invalid' } } }
const password = PASSWORD
const userOf = async (browser: ApiBrowser) => (await browser.call(readSession, {})).session?.user.id

async function addPasskey({ browser }: Pick<Person, 'browser'>, name = 'Phone') {
  const authenticator = new SoftwareAuthenticator(BASE_URL)
  const { options } = await browser.call(passkeys.startPasskey, { password })
  const { passkey } = await browser.call(passkeys.addPasskey, { name, credential: authenticator.create(options) })
  return { authenticator, passkey }
}

async function optionsFor(browser: ApiBrowser) {
  return (await browser.call(passkeys.startPasskeySignIn, {})).options
}

type Deviation = Parameters<SoftwareAuthenticator['get']>[1]

/** Tries to sign in from a new browser, with the attacker's changes. */
async function trySignIn(authenticator: SoftwareAuthenticator, deviation?: Deviation) {
  const browser = app.browser()
  const credential = authenticator.get(await optionsFor(browser), deviation)
  return await browser.try(passkeys.signInWithPasskey, { credential })
}

describe('a passkey', () => {
  test('signs in without an address, and shows when it was used', async () => {
    const member = await memberOf(app)
    const { authenticator, passkey } = await addPasskey(member)
    expect(passkey).toMatchObject({ name: 'Phone', backed_up: false, last_used_at: null })
    const browser = app.browser()
    const credential = authenticator.get(await optionsFor(browser))
    const { session, two_factor_required } = await browser.call(passkeys.signInWithPasskey, { credential })
    expect([session?.user.id, two_factor_required]).toEqual([member.user_id, false])
    expect(await userOf(browser)).toBe(member.user_id)
    const [used] = (await member.browser.call(passkeys.listPasskeys, {})).passkeys
    expect(used?.last_used_at).not.toBeNull()
  })

  test('signs in with the greatest counter that the format allows', async () => {
    const { authenticator } = await addPasskey(await memberOf(app))
    expect((await trySignIn(authenticator, { counter: 2 ** 32 - 1 })).status).toBe(200)
  })

  test('counts as both factors, with two-factor switched on and with ADMIN_TWO_FACTOR', async () => {
    const member = await withTwoFactor(app)
    const { authenticator } = await addPasskey(member)
    expect((await trySignIn(authenticator)).status).toBe(200)

    const admin = await memberOf(app, { membership_type: 'admin' })
    const own = await addPasskey(admin)
    expect((await admin.browser.try(readAdminStats, {})).status).toBe(403)
    const browser = app.browser()
    const credential = own.authenticator.get(await optionsFor(browser))
    await browser.call(passkeys.signInWithPasskey, { credential })
    expect((await browser.try(readAdminStats, {})).status).toBe(200)
    const { entries } = await browser.call(listAuditLog, {})
    expect(entries[0]).toMatchObject({ action: 'add_passkey', after: { passkey: 'Phone' } })
  })

  test('replaces the session of another member in that browser', async () => {
    const { authenticator } = await addPasskey(await memberOf(app))
    const other = await memberOf(app)
    const credential = authenticator.get(await optionsFor(other.browser))
    const before = new Map(other.browser.cookies)
    await other.browser.call(passkeys.signInWithPasskey, { credential })
    const left = app.browser()
    for (const [name, value] of before) left.cookies.set(name, value)
    expect(await userOf(left)).toBeUndefined()
  })

  test('causes a mail to the owner when it is added and when it is removed', async () => {
    const member = await memberOf(app, { language: 'pt' })
    const { passkey } = await addPasskey(member, 'Meu celular')
    await member.browser.call(passkeys.removePasskey, { id: passkey.id, password })
    const mails = await mailsTo(app, member.email)
    expect(mails.map(({ template, language }) => [template, language])).toEqual([
      ['passkey-changed', 'pt'],
      ['passkey-changed', 'pt'],
    ])
    expect(mails.every(({ text }) => text.includes('Meu celular'))).toBe(true)
    expect(mails[0]?.subject).not.toBe(mails[1]?.subject)
  })

  test('is exported without its key', async () => {
    const member = await memberOf(app)
    const { authenticator } = await addPasskey(member, 'Laptop')
    const { account } = await member.browser.call(exportAccount, {})
    expect(account.passkeys).toMatchObject([{ name: 'Laptop', transports: ['internal'] }])
    const text = JSON.stringify(account)
    expect(text).not.toContain('public_key')
    expect(text).not.toContain(authenticator.id)
  })
})

describe('a sign-in is refused for', () => {
  test('a repeated response: a challenge works once, even in parallel requests', async () => {
    const { authenticator } = await addPasskey(await memberOf(app))
    const browser = app.browser()
    const credential = authenticator.get(await optionsFor(browser), { counter: 0 })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.try(passkeys.signInWithPasskey, { credential })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
    expect(await browser.try(passkeys.signInWithPasskey, { credential })).toMatchObject(invalid)
  })

  test('a response to the challenge of another browser', async () => {
    const { authenticator } = await addPasskey(await memberOf(app))
    const credential = authenticator.get(await optionsFor(app.browser()))
    const other = app.browser()
    expect(await other.try(passkeys.signInWithPasskey, { credential })).toMatchObject(invalid)
    await optionsFor(other)
    expect(await other.try(passkeys.signInWithPasskey, { credential })).toMatchObject(invalid)
  })

  test('a response to a challenge for another purpose, or to a forged one', async () => {
    const member = await memberOf(app)
    const { authenticator } = await addPasskey(member)
    const { options } = await member.browser.call(passkeys.startPasskey, { password })
    await optionsFor(member.browser)
    const credential = authenticator.get(options)
    expect(await member.browser.try(passkeys.signInWithPasskey, { credential })).toMatchObject(invalid)
    expect(await trySignIn(authenticator, { challenge: randomUUID() })).toMatchObject(invalid)
  })

  test('a response after the challenge has expired', async () => {
    const { authenticator } = await addPasskey(await memberOf(app))
    const browser = app.browser()
    const options = await optionsFor(browser)
    const credential = authenticator.get(options)
    const answer = await app.clock.later({ minutes: 11 }, () => browser.try(passkeys.signInWithPasskey, { credential }))
    expect(answer).toMatchObject(invalid)
  })

  test.each([
    ['a response made on another site', { origin: 'https://kiai.evil.example' }],
    ['a response made on another port', { origin: 'http://localhost:3001' }],
    ['a response made in a page that another site embeds', { crossOrigin: true }],
    ['a response for another relying party', { rpId: 'evil.example' }],
    ['an authenticator that did not verify the user', { userVerified: false }],
    ['a response that names another account', { userHandle: Buffer.from(randomUUID()).toString('base64url') }],
    ['a response that names no account', { userHandle: '' }],
  ] as const)('%s', async (_, deviation) => {
    const { authenticator } = await addPasskey(await memberOf(app))
    expect([400, 401]).toContain((await trySignIn(authenticator, deviation)).status)
    expect((await trySignIn(authenticator)).status).toBe(200)
  })

  test('a counter that went back, as with a copied authenticator', async () => {
    const { authenticator } = await addPasskey(await memberOf(app))
    expect((await trySignIn(authenticator, { counter: 7 })).status).toBe(200)
    expect(await trySignIn(authenticator, { counter: 7 })).toMatchObject(invalid)
    expect(await trySignIn(authenticator, { counter: 6 })).toMatchObject(invalid)
    expect((await trySignIn(authenticator, { counter: 8 })).status).toBe(200)
  })

  test("another member's credential, signed with the attacker's own key", async () => {
    const { authenticator: theirs } = await addPasskey(await memberOf(app))
    const { authenticator: mine } = await addPasskey(await memberOf(app))
    const browser = app.browser()
    const credential = mine.get(await optionsFor(browser))
    const stolen = { ...credential, id: theirs.id, rawId: theirs.id }
    expect(await browser.try(passkeys.signInWithPasskey, { credential: stolen })).toMatchObject(invalid)
  })

  test('a removed passkey, and one of a deleted account', async () => {
    const member = await memberOf(app)
    const removed = await addPasskey(member)
    const other = await memberOf(app)
    const { authenticator } = await addPasskey(other)
    await member.browser.call(passkeys.removePasskey, { id: removed.passkey.id, password })
    await app.pool.query('delete from users where id = $1', [other.user_id])
    expect(await trySignIn(removed.authenticator)).toMatchObject(invalid)
    expect(await trySignIn(authenticator)).toMatchObject(invalid)
  })

  test('a passkey of a banned or unconfirmed account, with the reason', async () => {
    const [banned, unconfirmed] = [await memberOf(app), await memberOf(app)]
    const ofBanned = await addPasskey(banned)
    const ofUnconfirmed = await addPasskey(unconfirmed)
    await ban(app, banned)
    await app.pool.query('update users set email_verified = false where id = $1', [unconfirmed.user_id])
    expect((await trySignIn(ofBanned.authenticator)).body.error.code).toBe('accounts.banned')
    expect((await trySignIn(ofUnconfirmed.authenticator)).body.error.code).toBe('accounts.email-unconfirmed')
  })
})

describe('a passkey is added only', () => {
  test('after the password was given in the same session, once', async () => {
    const member = await memberOf(app)
    const wrong = await member.browser.try(passkeys.startPasskey, { password: 'wrong-password-1' })
    expect(wrong.body.error.code).toBe('accounts.password-wrong')
    const { options } = await member.browser.call(passkeys.startPasskey, { password })
    const credential = new SoftwareAuthenticator(BASE_URL).create(options)
    const { browser: elsewhere } = await signInElsewhere(app, member)
    expect(await elsewhere.try(passkeys.addPasskey, { name: 'Thief', credential })).toMatchObject(invalid)
    expect((await member.browser.try(passkeys.addPasskey, { name: 'Own', credential })).status).toBe(201)
    const again = new SoftwareAuthenticator(BASE_URL).create(options)
    expect(await member.browser.try(passkeys.addPasskey, { name: 'Again', credential: again })).toMatchObject(invalid)
    expect((await member.browser.call(passkeys.listPasskeys, {})).passkeys.map(({ name }) => name)).toEqual(['Own'])
  })

  test.each([
    ['when it was made on our site', { origin: 'https://kiai.evil.example' }],
    ['when it was made in a page of its own', { crossOrigin: true }],
    ['when it was made for our host', { rpId: 'evil.example' }],
    ['by an authenticator that verifies the user', { userVerified: false }],
  ] as const)('%s', async (_, deviation) => {
    const { browser } = await memberOf(app)
    const { options } = await browser.call(passkeys.startPasskey, { password })
    const credential = new SoftwareAuthenticator(BASE_URL).create(options, deviation)
    expect(await browser.try(passkeys.addPasskey, { name: 'Phone', credential })).toMatchObject(invalid)
  })

  test('to one account: another account cannot add the same credential', async () => {
    const owner = await memberOf(app)
    const { authenticator } = await addPasskey(owner)
    const thief = await memberOf(app)
    const { options } = await thief.browser.call(passkeys.startPasskey, { password })
    const credential = authenticator.create(options)
    expect(await thief.browser.try(passkeys.addPasskey, { name: 'Phone', credential })).toMatchObject(invalid)
  })

  test(`up to ${MOST_PASSKEYS} times for one account`, async () => {
    const member = await memberOf(app)
    const { options } = await member.browser.call(passkeys.startPasskey, { password })
    await app.pool.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, backed_up)
       select $1, gen_random_uuid(), 'x', 0, '{}', 'x', false from generate_series(1, $2::int)`,
      [member.user_id, MOST_PASSKEYS],
    )
    const credential = new SoftwareAuthenticator(BASE_URL).create(options)
    const full = { status: 409, body: { error: { code: 'accounts.passkeys-full' } } }
    expect(await member.browser.try(passkeys.addPasskey, { name: 'Phone', credential })).toMatchObject(full)
    expect(await member.browser.try(passkeys.startPasskey, { password })).toMatchObject(full)
  })
})

describe('with ADMIN_TWO_FACTOR, the password of an admin who has a passkey', () => {
  const needed = { status: 403, body: { error: { code: 'accounts.second-factor-required' } } }

  test('neither adds nor removes a passkey, and does not start two-factor', async () => {
    const admin = await memberOf(app, { membership_type: 'admin' })
    // Begun before the owner had a passkey.
    const { browser: thief } = await signInElsewhere(app, admin)
    const { options: early } = await thief.call(passkeys.startPasskey, { password })
    const { secret } = await thief.call(startTwoFactor, { password })
    const { passkey, authenticator } = await addPasskey(admin)

    expect(await thief.try(passkeys.startPasskey, { password })).toMatchObject(needed)
    const credential = new SoftwareAuthenticator(BASE_URL).create(early)
    expect(await thief.try(passkeys.addPasskey, { name: 'Thief', credential })).toMatchObject(needed)
    expect(await thief.try(passkeys.removePasskey, { id: passkey.id, password })).toMatchObject(needed)
    expect(await thief.try(startTwoFactor, { password })).toMatchObject(needed)
    expect(await thief.try(finishTwoFactor, { code: totpCode(secret) })).toMatchObject(needed)
    expect((await trySignIn(authenticator)).status).toBe(200)
  })

  test('is enough after signing in with that passkey, and for members who are not admins', async () => {
    const admin = await memberOf(app, { membership_type: 'admin' })
    const first = await addPasskey(admin)
    const browser = app.browser()
    const credential = first.authenticator.get(await optionsFor(browser))
    await browser.call(passkeys.signInWithPasskey, { credential })
    await addPasskey({ browser }, 'Laptop')
    await browser.call(passkeys.removePasskey, { id: first.passkey.id, password })
    const member = await memberOf(app)
    await addPasskey(member)
    await addPasskey(member, 'Laptop')
  })
})

test("a member cannot rename or remove another member's passkey", async () => {
  const owner = await memberOf(app)
  const { passkey } = await addPasskey(owner)
  const { browser } = await memberOf(app)
  expect((await browser.try(passkeys.renamePasskey, { id: passkey.id, name: 'Mine' })).status).toBe(404)
  expect((await browser.try(passkeys.removePasskey, { id: passkey.id, password })).status).toBe(404)
  const refused = await owner.browser.try(passkeys.removePasskey, { id: passkey.id, password: 'wrong-password-1' })
  expect(refused.body.error.code).toBe('accounts.password-wrong')
  await owner.browser.call(passkeys.renamePasskey, { id: passkey.id, name: 'Old phone' })
  expect((await owner.browser.call(passkeys.listPasskeys, {})).passkeys).toMatchObject([{ name: 'Old phone' }])
})

test('starting a passkey sign-in does not reveal who has a passkey', async () => {
  const { options } = await app.browser().call(passkeys.startPasskeySignIn, {})
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(options.allowCredentials ?? []).toEqual([])
})

test('wrong passkey responses from one IP address count like wrong passwords', async () => {
  const limited = await createTestApp({}, { limits: { 'sign-in-address': { points: 3 } } })
  try {
    const browser = limited.browser()
    const { options } = await browser.call(passkeys.startPasskeySignIn, {})
    const credential = new SoftwareAuthenticator(BASE_URL).get(options, { userHandle: 'eA' })
    const codes: string[] = []
    for (let i = 0; i < 4; i++)
      codes.push((await browser.try(passkeys.signInWithPasskey, { credential })).body.error.code)
    expect(codes).toEqual([...Array(3).fill('accounts.passkey-invalid'), 'accounts.too-many-tries'])
  } finally {
    await limited.close()
  }
})

test('used challenges are deleted after they have expired', async () => {
  const { authenticator } = await addPasskey(await memberOf(app))
  await trySignIn(authenticator)
  await app.clock.later({ minutes: 11 }, () => deleteExpiredAccess(app.services))
  expect((await app.pool.query('select from used_challenges')).rowCount).toBe(0)
})

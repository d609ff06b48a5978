import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changePassword,
  listDevices,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  revokeDevice,
  signIn,
  signOut,
} from '#contract/accounts.ts'
import { signOutEverywhere } from '#contract/admin.ts'
import { renewSession } from '#contract/session.ts'
import { knownDeviceCookieName } from '#server/features/accounts/session-cookie.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { mailedToken, mailsTo, memberOf, PASSWORD, type Person } from '#tests/support/people.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const tooManyTries = { status: 429, body: { error: { code: 'accounts.too-many-tries' } } }
const tooManyMails = { status: 429, body: { error: { code: 'accounts.too-many-mails' } } }
const NEW_PASSWORD = 'a-new-one-2026'
const KNOWN_DEVICE = knownDeviceCookieName('http://localhost:3000')

/** A member whose browser was signed in before and is signed out now. */
async function ownerSignedOut() {
  const owner = await memberOf(app)
  const browser = app.browser()
  await browser.call(signIn, { email: owner.email, password: PASSWORD })
  await browser.call(signOut, {})
  return { ...owner, browser }
}

/** Uses up the attempts, as ten wrong passwords do. */
async function exhaustAttempts({ email }: Pick<Person, 'email'>): Promise<void> {
  for (let i = 0; i < 10; i++) await app.services.limits.consume('sign-in-account', email)
  expect(await app.browser().try(signIn, { email, password: 'wrong-password-1' })).toMatchObject(tooManyTries)
}

const signsIn = async (browser: ApiBrowser, email: string, password = PASSWORD) =>
  (await browser.try(signIn, { email, password })).status

describe('ten wrong passwords from strangers', () => {
  test('do not lock out a device that was signed in before', async () => {
    const { email, browser } = await ownerSignedOut()
    await exhaustAttempts({ email })
    expect(await signsIn(browser, email)).toBe(200)
    expect(await signsIn(app.browser(), email)).toBe(429)
  })

  test('do not lock out an owner who then sets a new password by mail, even if the strangers continue', async () => {
    const { email } = await memberOf(app)
    await exhaustAttempts({ email })
    const newDevice = app.browser()
    await newDevice.call(requestPasswordReset, { email })
    const token = await mailedToken(app, email)
    await newDevice.call(resetPassword, { token, password: NEW_PASSWORD })
    await exhaustAttempts({ email })
    expect(await signsIn(newDevice, email, NEW_PASSWORD)).toBe(200)
  })

  test('are all attempts they get, even while the owner signs in', async () => {
    const { email, browser } = await ownerSignedOut()
    for (let i = 0; i < 9; i++) await app.services.limits.consume('sign-in-account', email)
    expect(await signsIn(browser, email)).toBe(200)
    expect(await signsIn(app.browser(), email)).toBe(200)
    expect(await signsIn(app.browser(), email, 'wrong-password-1')).toBe(401)
    expect(await signsIn(app.browser(), email, 'wrong-password-1')).toBe(429)
  })
})

describe('a known device', () => {
  test('has ten attempts of its own, which do not use up those of other devices', async () => {
    const { email, browser } = await ownerSignedOut()
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, i) => signsIn(browser, email, `wrong-${i}-password`)),
    )
    expect(guesses.filter((status) => status === 401)).toHaveLength(10)
    expect(await browser.try(signIn, { email, password: PASSWORD })).toMatchObject(tooManyTries)
    expect(await signsIn(app.browser(), email)).toBe(200)
  })

  test('is only known for its own account', async () => {
    const { browser } = await ownerSignedOut()
    const other = await memberOf(app)
    await exhaustAttempts(other)
    expect(await signsIn(browser, other.email)).toBe(429)
  })

  test.each(['', 'x', 'known-device:x:y:1.x'])('cannot be forged: %j', async (forged) => {
    const { email, browser } = await ownerSignedOut()
    const cookie = decodeURIComponent(browser.cookies.get(KNOWN_DEVICE) ?? '')
    browser.cookies.set(KNOWN_DEVICE, encodeURIComponent(forged || cookie.replace(/:\d+\./, ':9999999999999.')))
    await exhaustAttempts({ email })
    expect(await signsIn(browser, email)).toBe(429)
  })

  test('is known again after it renews its session', async () => {
    const { email, browser } = await memberOf(app)
    expect(browser.cookies.has(KNOWN_DEVICE)).toBe(false)
    await browser.call(renewSession, {})
    await browser.call(signOut, {})
    await exhaustAttempts({ email })
    expect(await signsIn(browser, email)).toBe(200)
  })

  test.each([
    ['when a new password is set by mail', resetByMail],
    [
      'when the password is changed elsewhere',
      (owner: Person) => owner.browser.call(changePassword, { current_password: PASSWORD, new_password: NEW_PASSWORD }),
    ],
    ['when its session is ended from another device', revokeOther],
    [
      'when an admin signs the account out everywhere',
      async ({ user_id }: Person) => {
        const { browser } = await memberOf(app, { membership_type: 'admin' })
        await browser.call(signOutEverywhere, { user_id })
      },
    ],
  ])('is no longer known %s', async (_, forget) => {
    const owner = await memberOf(app)
    const lost = app.browser()
    await lost.call(signIn, { email: owner.email, password: PASSWORD })
    await forget(owner)
    await exhaustAttempts(owner)
    expect(await lost.try(signIn, { email: owner.email, password: PASSWORD })).toMatchObject(tooManyTries)
  })

  async function resetByMail({ email }: Person) {
    const browser = app.browser()
    await browser.call(requestPasswordReset, { email })
    await browser.call(resetPassword, { token: await mailedToken(app, email), password: NEW_PASSWORD })
  }

  async function revokeOther({ browser, email }: Person) {
    const { devices } = await browser.call(listDevices, {})
    await browser.call(revokeDevice, { id: devices.find(({ current }) => !current)?.id ?? '' })
    // The device that ended the session stays known.
    await browser.call(signOut, {})
    await exhaustAttempts({ email })
    expect(await signsIn(browser, email)).toBe(200)
    await app.services.limits.reset('sign-in-account', email)
  }
})

describe('mails that strangers request', () => {
  const asks = async (browser: ApiBrowser, email: string) => (await browser.try(requestPasswordReset, { email })).status

  test('are limited to three an hour for one stranger, and do not use up those of the owner', async () => {
    const { email } = await memberOf(app)
    const stranger = app.browser()
    for (let i = 0; i < 3; i++) expect(await asks(stranger, email)).toBe(202)
    for (let i = 0; i < 20; i++) expect(await stranger.try(requestPasswordReset, { email })).toMatchObject(tooManyMails)
    expect(await asks(app.browser(), email)).toBe(202)
  })

  test('are limited to ten an hour for all strangers; a known device has three of its own', async () => {
    const { email, browser } = await ownerSignedOut()
    const strangers = Array.from({ length: 8 }, () => app.browser())
    const statuses: number[] = []
    for (const stranger of strangers) {
      statuses.push(await asks(stranger, email))
      statuses.push((await stranger.try(resendConfirmation, { email })).status)
      statuses.push(await asks(stranger, email))
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(10)
    for (let i = 0; i < 3; i++) expect(await asks(browser, email)).toBe(202)
    expect(await asks(browser, email)).toBe(429)
  })

  test('for confirming an address do not use up those for a new password', async () => {
    const { email } = await memberOf(app)
    for (let i = 0; i < 10; i++) await app.browser().try(resendConfirmation, { email })
    expect(await asks(app.browser(), email)).toBe(202)
    expect(await mailsTo(app, email)).toMatchObject([{ template: 'reset-password' }])
  })

  test('contain links that the owner can use when no further mail is sent', async () => {
    const { email } = await memberOf(app)
    for (let i = 0; i < 7; i++) await app.browser().try(requestPasswordReset, { email })
    const owner = app.browser()
    expect(await asks(owner, email)).toBe(429)
    const token = await mailedToken(app, email)
    expect((await owner.try(resetPassword, { token, password: NEW_PASSWORD })).status).toBe(200)
  })

  test('have the same limit for an address without an account', async () => {
    const stranger = app.browser()
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push(await asks(stranger, 'nobody@people.example'))
    expect(statuses).toEqual([202, 202, 202, 429])
  })
})

test('a hundred members behind one IP address can sign in within a minute, each after a mistyped password', async () => {
  const { limits } = app.services
  for (let i = 0; i < 100; i++) {
    const email = `member-${i}@gym.example`
    for (const right of [false, true]) {
      await limits.consume('write-address', '203.0.113.50')
      await limits.consume('sign-in-address', '203.0.113.50')
      await limits.consume('sign-in-account', email)
      if (right) await limits.giveBack('sign-in-address', '203.0.113.50')
    }
  }
})

test('two hundred people behind one IP address can sign up and request their mail again', async () => {
  const { limits } = app.services
  for (let i = 0; i < 200; i++) {
    await limits.consume('sign-up-address', '203.0.113.51')
    await limits.consume('sign-up-address-day', '203.0.113.51')
    await limits.consume('mail-address', '203.0.113.51')
    if (i % 2 === 0) await limits.consume('mail-address', '203.0.113.51')
  }
})

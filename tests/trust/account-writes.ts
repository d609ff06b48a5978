import { randomUUID } from 'node:crypto'
import * as accounts from '#contract/accounts.ts'
import * as provider from '#contract/identity-provider.ts'
import * as passkeys from '#contract/passkeys.ts'
import { renewSession } from '#contract/session.ts'
import { setPasswordLink } from '#server/features/accounts/account-links.ts'
import { openIdentityProvider } from '#server/outside/oidc/open-identity-provider.ts'
import { BASE_URL, type TestApp } from '#tests/support/app.ts'
import { type FakeOidc, startFakeOidc } from '#tests/support/fake-oidc.ts'
import {
  mailedToken,
  memberOf,
  newEmail,
  PASSWORD as password,
  signInElsewhere,
  unconfirmedMember,
  withTwoFactor,
} from '#tests/support/people.ts'
import { SoftwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { totpCode } from '#tests/support/totp.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/** A valid call of every route with which people change their accounts. */
export function accountWrites(app: () => TestApp): PreparedCall[] {
  function asMember(input: Record<string, unknown>) {
    return async (): Promise<ReadyCall> => ({ ...(await memberOf(app())), input })
  }

  function asProtectedMember(input: Record<string, unknown>) {
    return async (): Promise<ReadyCall> => ({ ...(await withTwoFactor(app())), input })
  }

  return [
    [
      accounts.signUp,
      async () => {
        const email = newEmail()
        return { browser: app().browser(), input: { full_name: 'Kai', email, password, language: 'en' }, email }
      },
    ],
    [
      accounts.resendConfirmation,
      async () => {
        const { email, browser } = await unconfirmedMember(app())
        return { browser, input: { email }, email }
      },
    ],
    [
      accounts.confirmEmail,
      async () => {
        const { email, browser } = await unconfirmedMember(app())
        return { browser, input: { token: await mailedToken(app(), email) }, email }
      },
    ],
    [
      accounts.signIn,
      async () => {
        const { email } = await memberOf(app())
        return { browser: app().browser(), input: { email, password }, email }
      },
    ],
    [
      accounts.verifySecondFactor,
      async () => {
        const member = await withTwoFactor(app())
        const { browser } = await signInElsewhere(app(), member)
        return { browser, input: { code: totpCode(member.secret), kind: 'totp' }, email: member.email }
      },
    ],
    [
      accounts.createToken,
      async () => {
        const { email } = await memberOf(app())
        return { browser: app().program(), input: { email, password }, email }
      },
    ],
    [
      accounts.requestPasswordReset,
      async () => {
        const { email } = await memberOf(app())
        return { browser: app().browser(), input: { email }, email }
      },
    ],
    [
      accounts.resetPassword,
      async () => {
        const { email, user_id } = await memberOf(app())
        const token = new URL(await setPasswordLink(app().services, user_id)).searchParams.get('token')
        return { browser: app().browser(), input: { token, password: 'a-new-one-2026' }, email }
      },
    ],
    [accounts.signOut, asMember({})],
    [renewSession, asMember({})],
    [accounts.changePassword, asMember({ current_password: password, new_password: 'a-new-one-2026' })],
    [accounts.changeLanguage, asMember({ language: 'pt' })],
    [accounts.startTwoFactor, asMember({ password })],
    [
      accounts.finishTwoFactor,
      async () => {
        const { browser, email } = await memberOf(app())
        const { secret } = await browser.call(accounts.startTwoFactor, { password })
        return { browser, input: { code: totpCode(secret) }, email }
      },
    ],
    [accounts.stopTwoFactor, asProtectedMember({ password })],
    [accounts.renewBackupCodes, asProtectedMember({ password })],
    ...passkeyWrites(app),
    ...providerWrites(app),
    [
      accounts.revokeDevice,
      async () => {
        const { browser, email } = await memberOf(app())
        const elsewhere = await signInElsewhere(app(), { email, password })
        const { devices } = await elsewhere.browser.call(accounts.listDevices, {})
        return { browser, input: { id: devices.find(({ current }) => current)?.id }, email }
      },
    ],
    [
      accounts.deleteAccount,
      async () => {
        const { browser } = await memberOf(app())
        return { browser, input: { password } }
      },
    ],
  ]
}

function passkeyWrites(app: () => TestApp): PreparedCall[] {
  async function withPasskey() {
    const { browser, email } = await memberOf(app())
    const authenticator = new SoftwareAuthenticator(BASE_URL)
    const { options } = await browser.call(passkeys.startPasskey, { password })
    const credential = authenticator.create(options)
    const { passkey } = await browser.call(passkeys.addPasskey, { name: 'Phone', credential })
    return { browser, email, authenticator, id: passkey.id }
  }

  return [
    [passkeys.startPasskey, async () => ({ ...(await memberOf(app())), input: { password } })],
    [
      passkeys.addPasskey,
      async () => {
        const { browser, email } = await memberOf(app())
        const { options } = await browser.call(passkeys.startPasskey, { password })
        return {
          browser,
          email,
          input: { name: 'Phone', credential: new SoftwareAuthenticator(BASE_URL).create(options) },
        }
      },
    ],
    [
      passkeys.renamePasskey,
      async () => {
        const { browser, email, id } = await withPasskey()
        return { browser, email, input: { id, name: 'Laptop' } }
      },
    ],
    [
      passkeys.removePasskey,
      async () => {
        const { browser, email, id } = await withPasskey()
        return { browser, email, input: { id, password } }
      },
    ],
    [passkeys.startPasskeySignIn, async () => ({ browser: app().browser(), input: {} })],
    [
      passkeys.signInWithPasskey,
      async () => {
        const { email, authenticator } = await withPasskey()
        const browser = app().browser()
        const { options } = await browser.call(passkeys.startPasskeySignIn, {})
        return { browser, email, input: { credential: authenticator.get(options) } }
      },
    ],
  ]
}

let fake: Promise<FakeOidc> | undefined

/** Connects the application to a provider that is shared by all calls of this file. */
async function withProvider(app: TestApp): Promise<FakeOidc> {
  fake ??= startFakeOidc()
  const oidc = await fake
  app.services.identityProvider ??= openIdentityProvider({ ...app.services.env, ...oidc.settings }, app.services)
  return oidc
}

function providerWrites(app: () => TestApp): PreparedCall[] {
  const language = 'en' as const
  const somebody = (email = newEmail()) => ({ sub: randomUUID(), email, email_verified: true, name: 'Robin Provided' })
  return [
    [
      provider.startProviderSignIn,
      async () => {
        await withProvider(app())
        return { browser: app().browser(), input: { language } }
      },
    ],
    [
      provider.finishProviderSignIn,
      async () => {
        const oidc = await withProvider(app())
        const browser = app().browser()
        const { address } = await browser.call(provider.startProviderSignIn, { language })
        const person = somebody()
        return { browser, input: { ...(await oidc.visit(address, person)), language }, email: person.email }
      },
    ],
    [
      provider.startLinking,
      async () => {
        await withProvider(app())
        return { ...(await memberOf(app())), input: { language, password } }
      },
    ],
    [
      provider.linkPendingIdentity,
      async () => {
        const oidc = await withProvider(app())
        const { email } = await memberOf(app())
        const browser = app().browser()
        const { address } = await browser.call(provider.startProviderSignIn, { language })
        const answer = { ...(await oidc.visit(address, somebody(email))), language }
        await browser.call(provider.finishProviderSignIn, answer)
        await browser.call(accounts.signIn, { email, password })
        return { browser, input: {}, email }
      },
    ],
    [
      provider.unlinkIdentity,
      async () => {
        const oidc = await withProvider(app())
        const { browser, email } = await memberOf(app())
        const { address } = await browser.call(provider.startLinking, { language, password })
        const answer = { ...(await oidc.visit(address, somebody())), language }
        await browser.call(provider.finishProviderSignIn, answer)
        return { browser, input: { password }, email }
      },
    ],
  ]
}

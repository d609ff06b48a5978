import { waitFor } from '@testing-library/dom'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import {
  button,
  expectFocus,
  expectMessage,
  expectPath,
  field,
  fill,
  heading,
  missing,
  text,
} from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'

// Texts from the specification, §2, §5 and §8.
const MUST_PROVIDE = 'You must provide either an email or phone number and a password'
const INVALID = 'Invalid email or password. Please check your credentials.'
const SIGN_IN = 'POST /api/accounts/sign-in'

const en = wordingOf('en')
const EMAIL = 'robin@people.example'

async function openSignIn(language: (typeof LANGUAGES)[number] = 'en') {
  const { auth } = wordingOf(language).accounts
  const app = await openApp('/auth', {
    language,
    answers: (wire) =>
      wire.answer('GET /api/accounts/rules', { password_min_length: 6, outbox: true, provider_name: null }),
  })
  await heading(auth.title.fighterSignIn)
  const send = async (email = EMAIL, password = 'osu-hidari-42') => {
    await fill(auth.email, email)
    await fill(auth.password, password)
    await app.user.click(await button(auth.signIn))
  }
  return { ...app, send }
}

describe('the sign-in form', () => {
  test('shows an error for a wrong password and removes it after a successful sign-in', async () => {
    const { wire, send, user } = await openSignIn()
    wire.refuse(SIGN_IN, 'accounts.credentials-invalid')
    await send()
    await expectMessage(en, 'Sign in failed', INVALID)
    await user.click(await button(en.common.toasts.dismiss))
    await missing(INVALID)
    await send()
    await expectMessage(en, 'Sign in failed', INVALID)
    wire.answer(SIGN_IN, { session: sessionOf(), two_factor_required: false })
    wire.leaveOpen('GET /api/dashboard', 'GET /api/notifications')
    await send()
    await missing(INVALID)
    await expectPath('/dashboard')
  })

  test('asks for a missing address or password', async () => {
    const { wire, send } = await openSignIn()
    await send('')
    await expectMessage(en, 'Sign in failed', MUST_PROVIDE)
    await expectFocus(await field(en.accounts.auth.email))
    await send(EMAIL, '')
    await expectMessage(en, 'Sign in failed', MUST_PROVIDE)
    await expectFocus(await field(en.accounts.auth.password))
    expect(wire.sentTo(SIGN_IN)).toEqual([])
  })

  test('offers to send the link again when the address is not confirmed', async () => {
    const { wire, send, user } = await openSignIn()
    wire.refuse(SIGN_IN, 'accounts.email-unconfirmed')
    wire.answer('POST /api/accounts/confirmation', {})
    await send()
    await expectMessage(en, 'Sign in failed', en.errors.codes['accounts.email-unconfirmed'])
    await text(en.accounts.unconfirmed.title)
    await user.click(await button(en.accounts.unconfirmed.resend))
    await expectMessage(en, en.accounts.toast.resent, en.accounts.toast.resentText)
    expect(wire.sentTo('POST /api/accounts/confirmation')).toEqual([{ email: EMAIL }])
  })

  test('says that there were too many attempts', async () => {
    const { wire, send } = await openSignIn()
    wire.refuse(SIGN_IN, 'accounts.too-many-tries', { retry_after: 900 })
    await send()
    await expectMessage(en, 'Sign in failed', new RegExp(`^${en.errors.codes['accounts.too-many-tries']} .*15`))
  })

  test('says that the account is banned', async () => {
    const { wire, send } = await openSignIn()
    wire.refuse(SIGN_IN, 'accounts.banned')
    await send()
    await expectMessage(en, 'Sign in failed', en.errors.codes['accounts.banned'])
  })

  test('shows an error when the server fails', async () => {
    const { wire, send } = await openSignIn()
    wire.break(SIGN_IN)
    await send()
    await expectMessage(en, 'Error', 'An unexpected error occurred.')
  })

  test('does not retry a sign-in when the server cannot be reached', async () => {
    const { wire, send } = await openSignIn()
    wire.reply(SIGN_IN, () => new Response('away', { status: 503 }))
    await send()
    await expectMessage(en, 'Sign in failed', en.errors.codes['server.unavailable'])
    expect(wire.sentTo(SIGN_IN)).toHaveLength(1)
  })
})

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the sign-in form explains errors in %s',
  async (language) => {
    const words = wordingOf(language)
    const { wire, send } = await openSignIn(language)
    await send('', '')
    await expectMessage(words, words.accounts.toast.signInFailed, words.errors.codes['accounts.credentials-missing'])
    wire.refuse(SIGN_IN, 'accounts.credentials-invalid')
    await send()
    await expectMessage(words, words.accounts.toast.signInFailed, words.errors.codes['accounts.credentials-invalid'])
  },
)

describe('the passkey button', () => {
  const { signIn } = en.passkeys

  /** `get` answers the request of the button. The one for suggestions stays open until a passkey is chosen. */
  async function openWithPasskeys(get: () => Promise<never>, hasAutofill: () => Promise<boolean>) {
    const asked: (string | undefined)[] = []
    const credentials = {
      get: ({ mediation }: CredentialRequestOptions) => {
        asked.push(mediation)
        return mediation === 'conditional' ? new Promise(() => undefined) : get()
      },
    }
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal('PublicKeyCredential', {
      parseRequestOptionsFromJSON: (options: object) => options,
      isConditionalMediationAvailable: hasAutofill,
    })
    const { user } = await openApp('/auth', {
      answers: (wire) => {
        wire.answer('GET /api/accounts/rules', { password_min_length: 6, outbox: true, provider_name: null })
        wire.answer('POST /api/accounts/sign-in/passkey/options', () => {
          Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
          return { options: {} }
        })
      },
    })
    return { user, asked, pressed: await button(signIn.button) }
  }

  const cancelled = () => new DOMException('cancelled', 'NotAllowedError')

  test('can be pressed again after the browser request was cancelled', async () => {
    const { user, asked, pressed } = await openWithPasskeys(
      () => Promise.reject(cancelled()),
      async () => true,
    )
    await waitFor(() => expect(asked).toEqual(['conditional']))
    await user.click(pressed)
    await expectMessage(en, signIn.cancelled, signIn.cancelledText)
    await waitFor(() => expect(asked).toEqual(['conditional', 'optional', 'conditional']))
    await waitFor(() => expect(pressed.getAttribute('aria-busy')).toBeNull())
    await user.click(pressed)
    await waitFor(() => expect(asked.slice(3)).toEqual(['optional', 'conditional']))
  })

  test('is not interrupted by suggestions that the browser allows only after the press', async () => {
    const request = Promise.withResolvers<never>()
    const autofill = Promise.withResolvers<boolean>()
    const hasAutofill = vi.fn(() => autofill.promise)
    const { user, asked, pressed } = await openWithPasskeys(() => request.promise, hasAutofill)
    await waitFor(() => expect(hasAutofill).toHaveBeenCalled())
    await user.click(pressed)
    await waitFor(() => expect(asked).toEqual(['optional']))
    autofill.resolve(true)
    await autofill.promise
    request.reject(cancelled())
    // An interrupted request would end without a message.
    await expectMessage(en, signIn.cancelled, signIn.cancelledText)
    await waitFor(() => expect(asked).toEqual(['optional', 'conditional']))
  })
})

test('the button of the provider can be pressed again when the browser goes back to the page', async () => {
  const { wire, user } = await openApp('/auth', {
    answers: (wire) =>
      wire.answer('GET /api/accounts/rules', { password_min_length: 6, outbox: true, provider_name: 'Dojo ID' }),
  })
  // The page stays as it is when it is left, because the browser may show it again from its back-forward cache.
  wire.answer('POST /api/accounts/provider/start', { address: '/auth#left' })
  const left = await button(fillIn(en.identityProvider.continue, { name: 'Dojo ID' }))
  await user.click(left)
  await waitFor(() => expect(location.hash).toBe('#left'))
  expect(left.getAttribute('aria-busy')).toBe('true')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => expect(left.getAttribute('aria-busy')).toBeNull())
})

test('reading the session is retried until the page can be shown', async () => {
  const refusals = [502, 503, 504]
  const { wire } = await openApp('/admin-auth', {
    answers: (wire) =>
      wire.reply('GET /api/session', () => {
        const status = refusals.shift()
        return status ? new Response('Bad Gateway', { status }) : Response.json({ session: null })
      }),
  })
  await text('Loading...')
  await heading(en.accounts.admin.title)
  await field(en.accounts.admin.email)
  expect(wire.sentTo('GET /api/session')).toHaveLength(4)
})

import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import {
  button,
  expectDescription,
  expectFocus,
  expectMessage,
  field,
  fill,
  heading,
  missing,
  text,
} from '#tests/support/on-screen.ts'

// Texts from the specification, §2 and §8.
const MUST_PROVIDE = 'You must provide either an email or phone number and a password'
const SIGN_UP = 'POST /api/accounts/sign-up'

const en = wordingOf('en')
const robin = { full_name: 'Robin Tester', email: 'robin@people.example', password: 'osu-hidari-42' }

async function openSignUp(path = '/auth?mode=sign-up', words = en) {
  const { auth } = words.accounts
  const language = words === en ? 'en' : words === wordingOf('pt') ? 'pt' : 'es'
  const app = await openApp(path, {
    language,
    answers: (wire) => {
      wire.answer('GET /api/accounts/rules', { password_min_length: 6, outbox: true, provider_name: null })
      wire.answer(SIGN_UP, {})
    },
  })
  const send = async (person: Partial<typeof robin> = {}) => {
    const { full_name, email, password } = { ...robin, ...person }
    await fill(auth.fullName, full_name)
    await fill(auth.email, email)
    await fill(auth.password, password)
    await app.user.click(await button(auth.signUp))
  }
  return { ...app, send }
}

describe('the sign-up form', () => {
  test('says that the address has an account', async () => {
    const { wire, send } = await openSignUp()
    await heading('Join the Warriors')
    wire.refuse(SIGN_UP, 'accounts.exists')
    await send()
    await expectMessage(en, 'Account exists', 'This email is already registered. Please sign in instead.')
    expect((await field(en.accounts.auth.email)).value, 'what was typed stays').toBe(robin.email)
  })

  test('refuses a password that is too short', async () => {
    const { wire, send } = await openSignUp()
    await send({ password: 'osu42' })
    const password = await field(en.accounts.auth.password)
    await expectDescription(password, /^Use at least 6 characters\./)
    expect(password.getAttribute('aria-invalid')).toBe('true')
    await expectFocus(password)
    expect(wire.sentTo(SIGN_UP)).toEqual([])
  })

  test('refuses a common password', async () => {
    const { wire, send } = await openSignUp()
    wire.refuse(SIGN_UP, 'accounts.password-weak', { fields: { password: { problem: 'password-common' } } })
    await send({ password: 'password1' })
    await expectMessage(en, 'Sign up failed', en.errors.codes['accounts.password-weak'])
    const password = await field(en.accounts.auth.password)
    await expectDescription(password, new RegExp(`^${en.errors.problems['password-common']}`))
    await expectFocus(password)
  })

  test('refuses an invalid address', async () => {
    const { send } = await openSignUp()
    await send({ email: 'robin at gym' })
    await expectDescription(await field(en.accounts.auth.email), en.errors.problems.email)
  })

  test('asks for a missing name', async () => {
    const { send } = await openSignUp()
    await send({ full_name: ' ' })
    const name = await field(en.accounts.auth.fullName)
    await expectDescription(name, en.errors.problems.required)
    await expectFocus(name)
  })

  test('asks for a missing address or password', async () => {
    const { send } = await openSignUp()
    await send({ email: '', password: '' })
    await expectMessage(en, 'Sign up failed', MUST_PROVIDE)
    const { auth } = en.accounts
    await expectDescription(await field(auth.email), auth.emailMissing)
    await expectDescription(await field(auth.password), new RegExp(`^${auth.passwordNew}`))
  })

  test('says that the address got too many mails', async () => {
    const { wire, send } = await openSignUp()
    wire.refuse(SIGN_UP, 'accounts.too-many-mails', { retry_after: 3600 })
    await send()
    await expectMessage(en, 'Sign up failed', new RegExp(`^${en.errors.codes['accounts.too-many-mails']} .*60`))
  })

  test.each([
    ['fails', '<h1>Internal Server Error</h1>', 500],
    ['sends invalid JSON', '{"session":', 201],
  ])('shows an error when the server %s', async (_, body, status) => {
    const { wire, send } = await openSignUp()
    wire.reply(SIGN_UP, () => new Response(body, { status }))
    await send()
    await expectMessage(en, 'Error', 'An unexpected error occurred.')
  })

  test('creates the account and asks to open the mail', async () => {
    const { wire, send, user } = await openSignUp()
    wire.answer('POST /api/accounts/confirmation', {})
    await send()
    await expectMessage(en, 'Check your email', en.accounts.toast.checkEmailText)
    expect(wire.sentTo(SIGN_UP)).toEqual([{ ...robin, language: 'en' }])
    await heading('Check your email')
    await user.click(await button(en.accounts.checkEmail.resend))
    await expectMessage(en, en.accounts.toast.resent)
    await user.click(await button(en.accounts.auth.back))
    await heading('Welcome Back, Warrior')
    expect((await field(en.accounts.auth.email)).value).toBe(robin.email)
  })

  test('tells a new coach how the application continues', async () => {
    const { send, user } = await openSignUp('/coach-auth')
    await heading('Coach Sign In')
    await user.click(await button(en.accounts.auth.signUp))
    await heading('Join as Coach')
    await send()
    const follows = 'You can now proceed with your coach application.'
    await expectMessage(en, 'Account created successfully', follows)
    // The page says the same, after the first step: confirming the address.
    await heading('Account created successfully')
    await text(new RegExp(`^${follows} First`))
  })
})

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the sign-up form in %s', (language) => {
  const words = wordingOf(language)
  const { auth, toast } = words.accounts
  const { codes, problems } = words.errors

  test('explains errors and the next step', async () => {
    const { wire, send } = await openSignUp('/auth?mode=sign-up', words)
    await heading(auth.title.fighterSignUp)
    wire.refuse(SIGN_UP, 'accounts.exists')
    await send()
    await expectMessage(words, toast.accountExists, codes['accounts.exists'])
    wire.refuse(SIGN_UP, 'accounts.password-weak', { fields: { password: { problem: 'password-common' } } })
    await send({ password: 'password1' })
    await expectMessage(words, toast.signUpFailed, codes['accounts.password-weak'])
    await expectDescription(await field(auth.password), new RegExp(`^${problems['password-common']}`))
    wire.break(SIGN_UP)
    await send()
    await expectMessage(words, words.common.error.title, words.common.error.unexpected)
    await missing(toast.checkEmailText)
  })

  test('tells a coach the next step', async () => {
    const { send } = await openSignUp('/coach-auth?mode=sign-up', words)
    await heading(auth.title.coachSignUp)
    await send()
    await expectMessage(words, toast.coachCreated, toast.coachCreatedText)
  })
})

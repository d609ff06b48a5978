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

// The specification's own words, as it has them in §2 and §8.
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
      wire.answer('GET /api/accounts/rules', { password_min_length: 6, outbox: true })
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

describe('signing up', () => {
  test('with an address that is taken', async () => {
    const { wire, send } = await openSignUp()
    await heading('Join the Warriors')
    wire.refuse(SIGN_UP, 'accounts.exists')
    await send()
    await expectMessage(en, 'Account exists', 'This email is already registered. Please sign in instead.')
    expect((await field(en.accounts.auth.email)).value, 'what was typed stays').toBe(robin.email)
  })

  test('with a password that is too short', async () => {
    const { wire, send } = await openSignUp()
    await send({ password: 'osu42' })
    const password = await field(en.accounts.auth.password)
    await expectDescription(password, /^Use at least 6 characters\./)
    expect(password.getAttribute('aria-invalid')).toBe('true')
    await expectFocus(password)
    expect(wire.sentTo(SIGN_UP)).toEqual([])
  })

  test('with a password that everybody tries first', async () => {
    const { wire, send } = await openSignUp()
    wire.refuse(SIGN_UP, 'accounts.password-weak', { fields: { password: { problem: 'password-common' } } })
    await send({ password: 'password1' })
    await expectMessage(en, 'Sign up failed', en.errors.codes['accounts.password-weak'])
    const password = await field(en.accounts.auth.password)
    await expectDescription(password, new RegExp(`^${en.errors.problems['password-common']}`))
    await expectFocus(password)
  })

  test('with what is no address', async () => {
    const { send } = await openSignUp()
    await send({ email: 'robin at gym' })
    await expectDescription(await field(en.accounts.auth.email), en.errors.problems.email)
  })

  test('without a name', async () => {
    const { send } = await openSignUp()
    await send({ full_name: ' ' })
    const name = await field(en.accounts.auth.fullName)
    await expectDescription(name, en.errors.problems.required)
    await expectFocus(name)
  })

  test('without an address or a password', async () => {
    const { send } = await openSignUp()
    await send({ email: '', password: '' })
    await expectMessage(en, 'Sign up failed', MUST_PROVIDE)
    const { auth } = en.accounts
    await expectDescription(await field(auth.email), auth.emailMissing)
    await expectDescription(await field(auth.password), new RegExp(`^${auth.passwordNew}`))
  })

  test('for an address that got too many mails already', async () => {
    const { wire, send } = await openSignUp()
    wire.refuse(SIGN_UP, 'accounts.too-many-mails', { retry_after: 3600 })
    await send()
    await expectMessage(en, 'Sign up failed', new RegExp(`^${en.errors.codes['accounts.too-many-mails']} .*60`))
  })

  test.each([
    ['breaks', '<h1>Internal Server Error</h1>', 500],
    ['answers with rubbish', '{"session":', 201],
  ])('while the server %s', async (_, body, status) => {
    const { wire, send } = await openSignUp()
    wire.reply(SIGN_UP, () => new Response(body, { status }))
    await send()
    await expectMessage(en, 'Error', 'An unexpected error occurred.')
  })

  test('works, and asks to look for the mail', async () => {
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

  test('works for coaches in their own words', async () => {
    const { send, user } = await openSignUp('/coach-auth')
    await heading('Coach Sign In')
    await user.click(await button(en.accounts.auth.signUp))
    await heading('Join as Coach')
    await send()
    const follows = 'You can now proceed with your coach application.'
    await expectMessage(en, 'Account created successfully', follows)
    // The screen says the same, and what comes first.
    await heading('Account created successfully')
    await text(new RegExp(`^${follows} First`))
  })
})

describe.each(LANGUAGES.filter((language) => language !== 'en'))('signing up in %s', (language) => {
  const words = wordingOf(language)
  const { auth, toast } = words.accounts
  const { codes, problems } = words.errors

  test('tells what is wrong, and what follows', async () => {
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

  test('tells a coach what follows', async () => {
    const { send } = await openSignUp('/coach-auth?mode=sign-up', words)
    await heading(auth.title.coachSignUp)
    await send()
    await expectMessage(words, toast.coachCreated, toast.coachCreatedText)
  })
})

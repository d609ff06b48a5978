import { waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { Session } from '#contract/session.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import {
  button,
  expectMessage,
  expectPath,
  field,
  fill,
  heading,
  link,
  missing,
  text,
} from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'

const SIGN_IN = 'POST /api/accounts/sign-in'
const SIGN_OUT = 'POST /api/accounts/sign-out'
const SESSION = 'GET /api/session'

const en = wordingOf('en')

async function openAdminSignIn(language: Language = 'en') {
  const { admin } = wordingOf(language).accounts
  const app = await openApp('/admin-auth', { language })
  await heading(admin.title)
  const signIn = async (email = 'admin@kiai.example', password = 'osu-hidari-42') => {
    await fill(admin.email, email)
    await fill(admin.password, password)
    await app.user.click(await button(admin.submit))
  }
  return { ...app, signIn }
}

/** The server accepts the password; the page then asks for the session again. */
function acceptSignIn(wire: Wire, session: Session): void {
  wire.answer(SIGN_IN, { session, two_factor_required: false })
  wire.answer(SESSION, { session })
  wire.answer(SIGN_OUT, {})
  wire.leaveOpen('GET /api/admin/coach-applications', 'GET /api/admin/stats', 'GET /api/notifications')
}

async function expectSignedOut(wire: Wire): Promise<void> {
  await waitFor(() => expect(wire.sentTo(SIGN_OUT)).not.toEqual([]))
  await expectPath('/admin-auth')
}

describe('the admin sign-in page', () => {
  test('waits for the session, then shows the fields of the specification and a link back', async () => {
    const told = Promise.withResolvers<void>()
    const { user } = await openApp('/admin-auth', {
      answers: (wire) => {
        wire.answer('GET /api/accounts/rules', { password_min_length: 6, outbox: true, provider_name: null })
        wire.answer(SESSION, async () => {
          await told.promise
          return { session: null }
        })
      },
    })
    await text('Loading...')
    await missing('Admin Email')
    told.resolve()
    await field('Admin Email')
    await field('Admin Password')
    await user.click(await link('Back to sign in'))
    await expectPath('/auth')
  })

  test.each(LANGUAGES)('signs an admin in and greets in the language of the account: %s', async (language) => {
    const { wire, signIn } = await openAdminSignIn()
    acceptSignIn(wire, sessionOf('admin', { language }))
    await signIn()
    const words = wordingOf(language)
    await heading(words.admin.title)
    await expectMessage(words, words.accounts.admin.welcome)
    await expectPath('/admin')
  })

  test('refuses a member and signs them out', async () => {
    const { wire, signIn } = await openAdminSignIn()
    acceptSignIn(wire, sessionOf('free_member'))
    await signIn()
    await expectMessage(en, 'Access Denied', "You don't have admin privileges.")
    await expectSignedOut(wire)
  })

  test('refuses wrong credentials', async () => {
    const { wire, signIn } = await openAdminSignIn()
    wire.refuse(SIGN_IN, 'accounts.credentials-invalid')
    await signIn()
    await expectMessage(en, 'Admin login failed', 'Invalid admin credentials.')
  })

  test('refuses missing credentials', async () => {
    const { signIn } = await openAdminSignIn()
    await signIn('', '')
    await expectMessage(en, 'Admin login failed', en.errors.codes['accounts.credentials-missing'])
  })

  test('says that a banned account cannot be used', async () => {
    const { wire, signIn } = await openAdminSignIn()
    wire.refuse(SIGN_IN, 'accounts.banned')
    await signIn()
    await expectMessage(en, 'Could not create or access admin account.', en.errors.codes['accounts.banned'])
  })

  test.each([
    ['fails to read the session', () => new Response('broken', { status: 500 })],
    ['no longer knows the session', () => Response.json({ session: null })],
  ])('admits nobody when the server %s', async (_, answer) => {
    const { wire, signIn } = await openAdminSignIn()
    acceptSignIn(wire, sessionOf('admin'))
    wire.reply(SESSION, answer)
    await signIn()
    await expectMessage(en, 'Error', 'Could not verify admin status.')
    await expectSignedOut(wire)
  })

  test('admits nobody when the response with the session is lost', async () => {
    const { wire, signIn } = await openAdminSignIn()
    acceptSignIn(wire, sessionOf('admin'))
    wire.lose(SESSION)
    await signIn()
    await expectMessage(en, 'Error', 'An error occurred while verifying admin status.')
    await expectSignedOut(wire)
  })

  test.each([
    ['fails', 'broken', 500],
    ['sends invalid JSON', '{"session":', 200],
  ])('shows an error when the server %s', async (_, body, status) => {
    const { wire, signIn } = await openAdminSignIn()
    wire.reply(SIGN_IN, () => new Response(body, { status }))
    await signIn()
    await expectMessage(en, 'Error', 'An unexpected error occurred during admin login.')
  })

  test('shows an error when the connection fails', async () => {
    const { wire, signIn } = await openAdminSignIn()
    wire.lose(SIGN_IN)
    await signIn()
    await expectMessage(en, 'Error', 'An unexpected error occurred during admin login.')
  })
})

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the admin sign-in page in %s', (language) => {
  const words = wordingOf(language)
  const { admin } = words.accounts

  test('explains wrong credentials, a failed server and a missing privilege', async () => {
    const { wire, signIn } = await openAdminSignIn(language)
    wire.refuse(SIGN_IN, 'accounts.credentials-invalid')
    await signIn()
    await expectMessage(words, admin.failed, admin.invalid)
    wire.break(SIGN_IN)
    await signIn()
    await expectMessage(words, words.common.error.title, admin.unexpected)
    acceptSignIn(wire, sessionOf('free_member', { language }))
    await signIn()
    await expectMessage(words, admin.denied, admin.deniedText)
  })

  test('shows an error when the server no longer knows the session', async () => {
    const { wire, signIn } = await openAdminSignIn(language)
    acceptSignIn(wire, sessionOf('admin', { language }))
    wire.answer(SESSION, { session: null })
    await signIn()
    await expectMessage(words, words.common.error.title, admin.unverified)
    await expectSignedOut(wire)
  })
})

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

async function openAdminDoor(language: Language = 'en') {
  const { admin } = wordingOf(language).accounts
  const app = await openApp('/admin-auth', { language })
  await heading(admin.title)
  const knock = async (email = 'admin@kiai.example', password = 'osu-hidari-42') => {
    await fill(admin.email, email)
    await fill(admin.password, password)
    await app.user.click(await button(admin.submit))
  }
  return { ...app, knock }
}

/** The password was right; whoever it is, the page asks afresh. */
function admit(wire: Wire, session: Session): void {
  wire.answer(SIGN_IN, { session, two_factor_required: false })
  wire.answer(SESSION, { session })
  wire.answer(SIGN_OUT, {})
  wire.leaveOpen('GET /api/admin/coach-applications', 'GET /api/admin/stats', 'GET /api/notifications')
}

async function expectSignedOut(wire: Wire): Promise<void> {
  await waitFor(() => expect(wire.sentTo(SIGN_OUT)).not.toEqual([]))
  await expectPath('/admin-auth')
}

describe('the admin door', () => {
  test('waits to know who is there; then it has the fields of the specification and a way back', async () => {
    const told = Promise.withResolvers<void>()
    const { user } = await openApp('/admin-auth', {
      answers: (wire) => {
        wire.answer('GET /api/accounts/rules', { password_min_length: 6, outbox: true })
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

  test.each(LANGUAGES)('lets an admin in and greets in the language of the account: %s', async (language) => {
    const { wire, knock } = await openAdminDoor()
    admit(wire, sessionOf('admin', { language }))
    await knock()
    const words = wordingOf(language)
    await heading(words.admin.title)
    await expectMessage(words, words.accounts.admin.welcome)
    await expectPath('/admin')
  })

  test('sends a member away signed out', async () => {
    const { wire, knock } = await openAdminDoor()
    admit(wire, sessionOf('free_member'))
    await knock()
    await expectMessage(en, 'Access Denied', "You don't have admin privileges.")
    await expectSignedOut(wire)
  })

  test('refuses wrong credentials', async () => {
    const { wire, knock } = await openAdminDoor()
    wire.refuse(SIGN_IN, 'accounts.credentials-invalid')
    await knock()
    await expectMessage(en, 'Admin login failed', 'Invalid admin credentials.')
  })

  test('refuses missing credentials', async () => {
    const { knock } = await openAdminDoor()
    await knock('', '')
    await expectMessage(en, 'Admin login failed', en.errors.codes['accounts.credentials-missing'])
  })

  test('says of an account that is closed that it cannot be had', async () => {
    const { wire, knock } = await openAdminDoor()
    wire.refuse(SIGN_IN, 'accounts.banned')
    await knock()
    await expectMessage(en, 'Could not create or access admin account.', en.errors.codes['accounts.banned'])
  })

  test.each([
    ['refuses to tell', () => new Response('broken', { status: 500 })],
    ['no longer knows the session', () => Response.json({ session: null })],
  ])('lets nobody in while the server %s who it is', async (_, answer) => {
    const { wire, knock } = await openAdminDoor()
    admit(wire, sessionOf('admin'))
    wire.reply(SESSION, answer)
    await knock()
    await expectMessage(en, 'Error', 'Could not verify admin status.')
    await expectSignedOut(wire)
  })

  test('lets nobody in when the answer about who it is gets lost', async () => {
    const { wire, knock } = await openAdminDoor()
    admit(wire, sessionOf('admin'))
    wire.lose(SESSION)
    await knock()
    await expectMessage(en, 'Error', 'An error occurred while verifying admin status.')
    await expectSignedOut(wire)
  })

  test.each([
    ['breaks', 'broken', 500],
    ['answers with rubbish', '{"session":', 200],
  ])('says so when the server %s', async (_, body, status) => {
    const { wire, knock } = await openAdminDoor()
    wire.reply(SIGN_IN, () => new Response(body, { status }))
    await knock()
    await expectMessage(en, 'Error', 'An unexpected error occurred during admin login.')
  })

  test('says so when the connection breaks', async () => {
    const { wire, knock } = await openAdminDoor()
    wire.lose(SIGN_IN)
    await knock()
    await expectMessage(en, 'Error', 'An unexpected error occurred during admin login.')
  })
})

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the admin door in %s', (language) => {
  const words = wordingOf(language)
  const { admin } = words.accounts

  test('tells what is wrong with the credentials, and whom it admits', async () => {
    const { wire, knock } = await openAdminDoor(language)
    wire.refuse(SIGN_IN, 'accounts.credentials-invalid')
    await knock()
    await expectMessage(words, admin.failed, admin.invalid)
    wire.break(SIGN_IN)
    await knock()
    await expectMessage(words, words.common.error.title, admin.unexpected)
    admit(wire, sessionOf('free_member', { language }))
    await knock()
    await expectMessage(words, admin.denied, admin.deniedText)
  })

  test('says so when the server no longer knows the session', async () => {
    const { wire, knock } = await openAdminDoor(language)
    admit(wire, sessionOf('admin', { language }))
    wire.answer(SESSION, { session: null })
    await knock()
    await expectMessage(words, words.common.error.title, admin.unverified)
    await expectSignedOut(wire)
  })
})

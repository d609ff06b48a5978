import { expect, test } from 'vitest'
import { LANGUAGE_STORAGE_KEY } from '#contract/language.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { field, fill, missing, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'

/** The tests only need the profile, which is part of the session. */
function leaveRestOpen(wire: Wire): void {
  wire.leaveOpen(
    'GET /api/notifications',
    'GET /api/notifications/choices',
    'GET /api/accounts/devices',
    'GET /api/accounts/rules',
    'GET /api/accounts/passkeys',
    'GET /api/accounts/ways-in',
  )
}

test('a name typed before a reload is shown as an unsaved change', async () => {
  const session = sessionOf()
  const typed = JSON.stringify({ full_name: 'Robin Reis', avatar_url: '' })
  const { user } = await openApp('/settings', {
    session,
    kept: { sessionStorage: { 'kiai.form.profile': `${session.user.id} ${typed}` } },
    answers: leaveRestOpen,
  })
  const { form } = wordingOf('en').profile
  const name = await field(form.name)
  expect(name.value).toBe('Robin Reis')
  await text(form.unsaved)

  await user.clear(name)
  await user.type(name, session.user.profile.full_name)
  await missing(form.unsaved)
})

test('a language chosen on another device is shown here too, and typed text stays', async () => {
  const session = sessionOf()
  const { wire, storage } = await openApp('/settings', {
    session,
    kept: { localStorage: { [LANGUAGE_STORAGE_KEY]: 'en' } },
    answers: leaveRestOpen,
  })
  await fill(wordingOf('en').profile.form.name, 'Robin Reis')
  await text(wordingOf('en').profile.form.unsaved)

  wire.answer('GET /api/session', { session: { ...session, user: { ...session.user, language: 'es' } } })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const { form } = wordingOf('es').profile
  await text(form.unsaved)
  expect((await field(form.name)).value).toBe('Robin Reis')
  expect(storage('localStorage')[LANGUAGE_STORAGE_KEY]).toBe('es')
})

import { expect, test } from 'vitest'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { field, missing, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'

test('a name typed before a reload is shown as an unsaved change', async () => {
  const session = sessionOf()
  const typed = JSON.stringify({ full_name: 'Robin Reis', avatar_url: '' })
  const { user } = await openApp('/settings', {
    session,
    kept: { sessionStorage: { 'kiai.form.profile': `${session.user.id} ${typed}` } },
    answers: (wire) =>
      wire.leaveOpen(
        'GET /api/notifications',
        'GET /api/notifications/choices',
        'GET /api/accounts/devices',
        'GET /api/accounts/rules',
        'GET /api/accounts/passkeys',
      ),
  })
  const { form } = wordingOf('en').profile
  const name = await field(form.name)
  expect(name.value).toBe('Robin Reis')
  await text(form.unsaved)

  await user.clear(name)
  await user.type(name, session.user.profile.full_name)
  await missing(form.unsaved)
})

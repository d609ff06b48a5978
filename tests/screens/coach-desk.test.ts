import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectMessage, field, fill, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'

const words = wordingOf('en')
const { coachDesk } = words

const PROFILE = {
  coach_bio: 'I train amateurs.',
  coach_experience: 'Twenty bouts.',
  coach_specialties: ['boxing' as const, 'kickboxing' as const],
  coach_image_url: null,
  slug: 'robin',
}

const tab = (name: string) => within(document.body).findByRole('tab', { name, hidden: true })

async function openDesk(path: string, session: Session) {
  return await openApp(path, {
    session,
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer('GET /api/coach-desk/today', { due: [], due_count: 0, unpaid: [], silent: [], seminars: [] })
      wire.answer('GET /api/coach-desk', { services: [], products: [], profile: PROFILE })
    },
  })
}

test('a saved public profile shows one message, and none about a change elsewhere', async () => {
  const session = sessionOf('coach', { coach_status: 'approved' })
  const { wire, user } = await openDesk('/coach-dashboard?tab=profile', session)
  await fill(coachDesk.profile.bio, 'I train beginners.')
  wire.answer('PUT /api/coach-desk/profile', { ...PROFILE, coach_bio: 'I train beginners.' })
  const profile = { ...session.user.profile, updated_at: '2026-02-03T18:00:00.000Z' }
  wire.answer('GET /api/session', { session: { ...session, user: { ...session.user, profile } } })
  await user.click(await button(coachDesk.profile.submit))
  await expectMessage(words, coachDesk.profile.done)

  // The server's event makes the page check the session.
  const before = wire.sentTo('GET /api/session').length
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await expect.poll(() => wire.sentTo('GET /api/session').length).toBeGreaterThan(before)
  await user.click(await tab(coachDesk.tabs.services))
  await button(coachDesk.services.add)
  // At once: a toast closes by itself.
  expect(document.body.textContent).not.toContain(words.common.session.updatedElsewhere)
})

test('a new service of a coach in Mexico starts in pesos, and the currencies have names', async () => {
  const session = sessionOf('coach', { coach_status: 'approved', time_zone: 'America/Mexico_City' })
  const { user } = await openDesk('/coach-dashboard', session)
  await user.click(await button(coachDesk.services.add))
  expect((await field(coachDesk.form.currency)).value).toBe('MXN')
  await text('MXN · Mexican Peso')
})

import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, field, text } from '#tests/support/on-screen.ts'
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

async function openDesk(path: string, session: Session) {
  return await openApp(path, {
    session,
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer('GET /api/coach-desk', { services: [], products: [], profile: PROFILE })
    },
  })
}

test('a new service of a coach in Mexico starts in pesos, and the currencies have names', async () => {
  const session = sessionOf('coach', { coach_status: 'approved', time_zone: 'America/Mexico_City' })
  const { user } = await openDesk('/coach-dashboard', session)
  await user.click(await button(coachDesk.services.add))
  expect((await field(coachDesk.form.currency)).value).toBe('MXN')
  await text('MXN · Mexican Peso')
})

import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { DeskOffer } from '#contract/coach-desk.ts'
import type { Session } from '#contract/session.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import {
  button,
  expectDescription,
  expectMessage,
  field,
  fill,
  heading,
  missing,
  text,
} from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { SPACE } from './space-answers.ts'

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

async function openDesk(path: string, session: Session, offers: DeskOffer[] = []) {
  return await openApp(path, {
    session,
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer('GET /api/coach-desk/today', {
        due: [],
        due_count: 0,
        unpaid: [],
        silent: [],
        seminars: [],
        sessions: [],
      })
      const counts = { services: 0, products: 0, seminars: offers.length, active: offers.length }
      wire.answer('GET /api/coach-desk', { counts, hidden_groups: 0, profile: PROFILE })
      wire.answer('GET /api/coach-desk/offers', { offers, next: null })
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

const OFFER = {
  id: '7f6d3c52-0c0e-4a52-9d5e-0a2f6f1f7a01',
  coach_id: '7f6d3c52-0c0e-4a52-9d5e-0a2f6f1f7a02',
  kind: 'seminar' as const,
  title: 'Clinch night',
  description: 'Two hours in the clinch.',
  features: [],
  price: '$25',
  price_minor: 2500,
  original_price: null,
  original_price_minor: null,
  currency: 'USD',
  discount: null,
  duration: null,
  brand: null,
  picture_url: null,
  delivery_hours: null,
  starts_at: '2099-05-01T18:00:00.000Z',
  minutes: 120,
  seats: 20,
  seats_taken: 3,
  seats_left: 17,
  join_url: 'https://meet.example/clinch',
  sessions: null,
  valid_days: null,
  file_id: null,
  rating: null,
  reviews: 0,
  is_sample_rating: false,
  is_active: true,
  created_at: '2026-01-01T00:00:00.000Z',
}

const approved = () => sessionOf('coach', { coach_status: 'approved' })
const SEMINARS = '/coach-dashboard?tab=seminars'

test('a seminar is added with its date, seats and link; problems are shown beside their fields', async () => {
  const { wire, user } = await openDesk(SEMINARS, approved())
  const { form, seminars } = coachDesk
  await user.click(await button(seminars.add))
  await fill(form.title, 'Clinch night')
  await fill(form.description, 'Two hours in the clinch.')
  await fill(form.price, '25')
  await fill(form.startsAt, '2099-05-01T18:00')
  await fill(form.seats, 'many')
  await fill(form.joinUrl, 'http://meet.example')
  await user.click(await button(coachDesk.dialog.save))
  await expectDescription(await field(form.seats), fillIn(form.numberProblem, { least: '1', most: '10,000' }))
  await expectDescription(await field(form.joinUrl), new RegExp(words.errors.problems['https-url']))
  await fill(form.seats, '20')
  await fill(form.joinUrl, 'https://meet.example/clinch')
  wire.answer('POST /api/coach-desk/offers', { ...OFFER, seats_taken: 0, seats_left: 20 })
  await user.click(await button(coachDesk.dialog.save))
  await expectMessage(words, seminars.saved)
  expect(wire.sentTo('POST /api/coach-desk/offers')).toMatchObject([
    {
      kind: 'seminar',
      title: 'Clinch night',
      price_minor: 2500,
      starts_at: new Date('2099-05-01T18:00').toISOString(),
      minutes: 90,
      seats: 20,
      join_url: 'https://meet.example/clinch',
      features: [],
      picture_url: null,
    },
  ])
  await heading('Clinch night', 3)
})

test('a session says how long it takes and for how many', async () => {
  const { wire, user } = await openDesk('/coach-dashboard', approved())
  const { form, services } = coachDesk
  await user.click(await button(services.add))
  await fill(form.title, 'Private hour')
  await fill(form.description, 'You and me.')
  // A session has one length: its minutes.
  await missing(form.duration)
  await fill(form.price, '80')
  await fill(form.sessionMinutes, '5')
  await user.click(await button(coachDesk.dialog.save))
  await expectDescription(await field(form.sessionMinutes), fillIn(form.numberProblem, { least: '10', most: '480' }))
  await fill(form.sessionMinutes, '60')
  wire.answer('POST /api/coach-desk/offers', { ...OFFER, kind: 'coaching', minutes: 60, seats: 1, starts_at: null })
  await user.click(await button(coachDesk.dialog.save))
  await expectMessage(words, services.saved)
  expect(wire.sentTo('POST /api/coach-desk/offers')).toMatchObject([{ kind: 'coaching', minutes: 60, seats: 1 }])
})

test('choosing another kind keeps what was typed', async () => {
  const { user } = await openDesk('/coach-dashboard', approved())
  const { form, services } = coachDesk
  await user.click(await button(services.add))
  await fill(form.title, 'Ten rounds')
  await user.selectOptions(await field(form.type), words.offers.kind.package)
  await fill(form.sessions, '10')
  await user.selectOptions(await field(form.type), words.offers.kind.film_review)
  expect((await field(form.deliveryHours)).value).toBe('48')
  await user.selectOptions(await field(form.type), words.offers.kind.package)
  expect([(await field(form.title)).value, (await field(form.sessions)).value]).toEqual(['Ten rounds', '10'])
})

test('a seminar with buyers is deleted only after the coach agrees to the refunds', async () => {
  const { wire, user } = await openDesk(SEMINARS, approved(), [OFFER])
  const { cancelSeminar } = coachDesk
  wire.refuse('DELETE /api/coach-desk/offers/:id', 'coach-desk.has-buyers')
  await user.click(await button(new RegExp(`^${coachDesk.offer.delete}`)))
  await text(cancelSeminar.text)
  wire.answer('DELETE /api/coach-desk/offers/:id', { kept_bookings: 0 })
  await user.click(await button(cancelSeminar.confirm))
  await expectMessage(words, coachDesk.seminars.deleted, cancelSeminar.done)
  expect(wire.sentTo('DELETE /api/coach-desk/offers/:id').at(-1)).toMatchObject({ id: OFFER.id, refund: true })
})

test('who deletes a session that is booked is told that the bookings stay', async () => {
  const { wire, user } = await openDesk(SEMINARS, approved(), [{ ...OFFER, kind: 'video', starts_at: null }])
  wire.answer('DELETE /api/coach-desk/offers/:id', { kept_bookings: 2 })
  await user.click(await button(new RegExp(`^${coachDesk.offer.delete}`)))
  await expectMessage(words, coachDesk.seminars.deleted, fillIn(coachDesk.keptBookings_other, { count: '2' }))
})

test('letting somebody into the space without a handle asks for one beside the field', async () => {
  const { wire, user } = await openDesk('/coach-dashboard', sessionOf('coach', { coach_status: 'approved' }))
  wire.answer('GET /api/coach-desk/space', { space: { ...SPACE, kind: 'clients', coach_slug: 'robin' } })
  wire.answer('GET /api/coach-desk/space/clients', { clients: [] })
  await user.click(await tab(coachDesk.tabs.space))
  await user.click(await button(words.spaces.own.letIn))
  await expectDescription(await field(words.spaces.own.handle), /Fill this in/)
})

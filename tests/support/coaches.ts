import { applyAsCoach, approveCoach } from '#contract/coach-applications.ts'
import type { OfferFields } from '#contract/coach-desk.ts'
import type { Input } from '#contract/endpoint.ts'
import { tellApplicant } from '#server/features/coach-applications/tell-applicant.ts'
import type { TestApp } from './app.ts'
import { memberOf, type Person } from './people.ts'

export const APPLICATION: Input<typeof applyAsCoach> = {
  full_name: 'Robin Tester',
  bio: 'I teach people who start late and train before work.',
  experience: 'Twelve years on the mat, six of them teaching.',
  specialties: ['boxing', 'mental-performance'],
  image_url: null,
  motivation: 'Somebody did it for me.',
}

type FieldsOf<Kind extends OfferFields['kind']> = Extract<OfferFields, { kind: Kind }>

export const SERVICE: FieldsOf<'coaching'> = {
  kind: 'coaching',
  title: 'Pad work',
  description: 'Rounds on the pads, filmed and talked through.',
  minutes: 45,
  seats: 1,
  price_minor: 4950,
  currency: 'USD',
  picture_url: null,
  features: ['Filmed', 'Notes afterwards'],
}

export const PRODUCT: FieldsOf<'product'> = {
  kind: 'product',
  title: 'Hand wraps',
  brand: 'Plain Cotton',
  description: 'Five metres, machine washable.',
  price_minor: 900,
  original_price_minor: 1200,
  currency: 'USD',
  picture_url: null,
}

/** In the years to come, whatever the clock of a test says. */
export const SEMINAR: FieldsOf<'seminar'> = {
  kind: 'seminar',
  title: 'Clinch night',
  description: 'Two hours in the clinch, live.',
  price_minor: 2500,
  currency: 'USD',
  picture_url: null,
  features: ['Recording afterwards'],
  starts_at: '2099-05-01T18:00:00.000Z',
  minutes: 120,
  seats: 20,
  join_url: 'https://meet.example/clinch',
}

/** A member with a pending application. */
export async function applicantOf(app: TestApp, full_name = 'Robin Tester'): Promise<Person> {
  const member = await memberOf(app)
  await member.browser.call(applyAsCoach, { ...APPLICATION, full_name })
  return { ...member, full_name }
}

/** A coach whom an admin has approved. */
export async function coachOf(app: TestApp, full_name?: string): Promise<Person & { slug: string }> {
  const coach = await applicantOf(app, full_name)
  const admin = await memberOf(app, { membership_type: 'admin' })
  const { slug } = await admin.browser.call(approveCoach, { coach_user_id: coach.user_id })
  return { ...coach, slug }
}

/** Ends the time for undoing: every applicant who was decided on and not notified yet is notified. */
export async function notifyApplicants(app: TestApp): Promise<void> {
  const { rows } = await app.pool.query<{ id: string }>(
    'select id from coach_applications where profile_before is not null',
  )
  await app.clock.later({ hours: 1 }, async () => {
    for (const { id } of rows) await tellApplicant(app.services, id)
  })
}

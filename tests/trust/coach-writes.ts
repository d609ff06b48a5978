import * as applications from '#contract/coach-applications.ts'
import type { OfferFields } from '#contract/coach-desk.ts'
import * as desk from '#contract/coach-desk.ts'
import { followCoach } from '#contract/coaches.ts'
import type { Input } from '#contract/endpoint.ts'
import type { TestApp } from '#tests/support/app.ts'
import { APPLICATION, applicantOf, PRODUCT, SEMINAR, SERVICE } from '#tests/support/coaches.ts'
import { memberOf, newEmail, PASSWORD } from '#tests/support/people.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/** A valid call of every route with which applicants, coaches and their reviewers change something. */
export function coachWrites(app: () => TestApp): PreparedCall[] {
  const coach = () => memberOf(app(), { membership_type: 'coach' })

  function asCoach(input: Record<string, unknown>) {
    return async (): Promise<ReadyCall> => ({ ...(await coach()), input })
  }

  function decidingWith(more: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const { user_id } = await applicantOf(app())
      const admin = await memberOf(app(), { membership_type: 'admin' })
      return { ...admin, input: { coach_user_id: user_id, ...more } }
    }
  }

  async function undoing(): Promise<ReadyCall> {
    const ready = await decidingWith({ reason: 'A slip' })()
    await ready.browser.call(applications.rejectCoach, ready.input as Input<typeof applications.rejectCoach>)
    return { ...ready, input: { coach_user_id: ready.input.coach_user_id } }
  }

  function withOffer(fields: OfferFields, more: Record<string, unknown> = {}, deleted = false) {
    return async (): Promise<ReadyCall> => {
      const { browser, email } = await coach()
      const { id } = await browser.call(desk.addOffer, fields)
      if (deleted) await browser.call(desk.deleteOffer, { id })
      return { browser, email, input: { id, ...more } }
    }
  }

  const coach_profile = {
    coach_bio: 'Mine',
    coach_experience: 'Long',
    coach_specialties: ['boxing', 'mma'],
    coach_image_url: null,
  }

  return [
    [
      applications.signUpAsCoach,
      async () => {
        const email = newEmail()
        const input = { ...APPLICATION, email, password: PASSWORD, language: 'en' }
        return { browser: app().browser(), input, email, changes: { coach_status: 'pending' } }
      },
    ],
    [
      applications.applyAsCoach,
      async () => ({ ...(await memberOf(app())), input: APPLICATION, changes: { coach_status: 'pending' } }),
    ],
    [applications.approveCoach, decidingWith()],
    [applications.rejectCoach, decidingWith({ reason: 'Not yet' })],
    [applications.undoDecision, undoing],
    [desk.addOffer, asCoach(SEMINAR)],
    [desk.changeOffer, withOffer(PRODUCT, PRODUCT)],
    [desk.switchOffer, withOffer(SERVICE, { is_active: false })],
    [desk.deleteOffer, withOffer(SEMINAR)],
    [desk.restoreOffer, withOffer(SERVICE, {}, true)],
    [desk.createSamples, asCoach({ tab: 'products' })],
    [desk.changeCoachProfile, asCoach(coach_profile)],
    [followCoach, async () => ({ ...(await memberOf(app())), input: { slug: 'ai-ember', following: true } })],
  ]
}

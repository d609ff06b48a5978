import { addOffer, changeCoachProfile, changeOffer, listOwnOffers, readCoachDesk } from '#contract/coach-desk.ts'
import { readCoach } from '#contract/coaches.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { listNotifications } from '#contract/notifications.ts'
import { APPLICATION, SERVICE } from '#tests/support/coaches.ts'
import { type ActorContext, byShares, type NextAction, oneOf, read, written } from './action.ts'

const MOST_SERVICES = 5

/** A coach mostly reads, sometimes adds or changes an offer, and sometimes changes the profile. */
export function actAsCoach({ client, ledger, slugs }: ActorContext): NextAction {
  const services: string[] = []
  let changes = 0
  const next = () => {
    changes += 1
    return changes
  }

  async function offer() {
    const title = `Pad work ${next()}`
    if (services.length < MOST_SERVICES) {
      const answer = await client.call(addOffer, { ...SERVICE, title })
      if (answer.status === 201) {
        services.push(answer.body.id)
        ledger.serviceKept(answer.body.id, title)
      }
      return written(addOffer, answer)
    }
    const id = oneOf(services)
    const answer = await client.call(changeOffer, { ...SERVICE, id, title })
    if (answer.status === 200) ledger.serviceKept(id, title)
    return written(changeOffer, answer)
  }

  async function describe() {
    const { bio, experience, specialties } = APPLICATION
    const answer = await client.call(changeCoachProfile, {
      coach_bio: `${bio} ${next()}`,
      coach_experience: experience,
      coach_specialties: specialties,
      coach_image_url: null,
    })
    return written(changeCoachProfile, answer)
  }

  return byShares(
    [20, () => read(client, readCoachDesk, {})],
    [25, () => read(client, listOwnOffers, { tab: 'services' })],
    [15, () => read(client, readDashboard, {})],
    [10, () => read(client, listNotifications, {})],
    [10, () => read(client, readCoach, { slug: oneOf(slugs) })],
    [15, offer],
    [5, describe],
  )
}

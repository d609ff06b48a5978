import * as contract from '#contract/coach-desk.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { addOffer } from './add-offer.ts'
import { changeCoachProfile } from './change-coach-profile.ts'
import { changeOffer } from './change-offer.ts'
import { createSamples } from './create-samples.ts'
import { deleteOffer, restoreOffer } from './delete-offer.ts'
import { listOwnOffers } from './list-offers.ts'
import { readCoachDesk } from './read-coach-desk.ts'
import { switchOffer } from './switch-offer.ts'

const changes = { changes: 'coach-desk' } as const

export function coachDeskRoutes(services: Services): Route[] {
  return [
    route(contract.readCoachDesk, ({ member }) => readCoachDesk(services, member)),
    route(contract.changeCoachProfile, ({ input, member }) => changeCoachProfile(services, member, input), changes),
    route(contract.listOwnOffers, ({ input, member }) => listOwnOffers(services, member, input)),
    route(contract.addOffer, ({ input, member }) => addOffer(services, member, input), changes),
    route(contract.changeOffer, ({ input, member }) => changeOffer(services, member, input), changes),
    route(contract.switchOffer, ({ input, member }) => switchOffer(services, member, input), changes),
    route(contract.deleteOffer, ({ input, member }) => deleteOffer(services, member, input), changes),
    route(contract.restoreOffer, ({ input, member }) => restoreOffer(services, member, input.id), changes),
    route(
      contract.createSamples,
      async ({ input, member }) => ({ offers: await createSamples(services, member, input.tab) }),
      changes,
    ),
  ]
}

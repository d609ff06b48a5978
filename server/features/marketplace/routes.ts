import * as contract from '#contract/marketplace.ts'
import { SECTION_NAMES } from '#contract/offer-rules.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { changeWaiting } from './change-waiting.ts'
import { readSection, readSections } from './read-marketplace.ts'
import { readOffer } from './read-offer.ts'

export function marketplaceRoutes(services: Services): Route[] {
  return [
    route(contract.readMarketplace, ({ input, member }) =>
      readSections(services, member.session.user.language, { ...input, sections: SECTION_NAMES }),
    ),
    route(contract.readSection, ({ input, member }) => readSection(services, member.session.user.language, input)),
    route(contract.readOffer, ({ input, member }) => readOffer(services, member, input.id)),
    route(contract.changeWaiting, ({ input, member }) => changeWaiting(services, member, input)),
  ]
}

import * as contract from '#contract/marketplace.ts'
import { type Route, rawRoute, route } from '#server/http/route.ts'
import { sendMedia } from '#server/http/send-media.ts'
import type { Services } from '#server/services.ts'
import { changeWaiting } from './change-waiting.ts'
import { CLIP_TYPE, findBoughtClip } from './read-clip.ts'
import { readMarketplace, readSection } from './read-marketplace.ts'
import { readOffer } from './read-offer.ts'

export function marketplaceRoutes(services: Services): Route[] {
  return [
    route(contract.readMarketplace, ({ input, member }) => readMarketplace(services, member, input)),
    route(contract.readSection, ({ input, member }) => readSection(services, member.session.user.language, input)),
    route(contract.readOffer, ({ input, member }) => readOffer(services, member, input.id)),
    rawRoute(contract.readClip, CLIP_TYPE, async ({ input, member, request }) => {
      const clip = await findBoughtClip(services, member, input.clip)
      return await sendMedia(
        clip,
        { 'content-type': CLIP_TYPE, 'cache-control': 'private, no-store', etag: clip.etag },
        request,
      )
    }),
    route(contract.changeWaiting, ({ input, member }) => changeWaiting(services, member, input)),
  ]
}

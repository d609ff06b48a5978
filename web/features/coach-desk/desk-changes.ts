import type { CoachProduct, CoachService, readCoachDesk } from '#contract/coach-desk.ts'
import type { Output } from '#contract/endpoint.ts'

export type Desk = Output<typeof readCoachDesk>
export type Offer = CoachService | CoachProduct
export type OfferKind = 'services' | 'products'

/** A service has no brand. */
export function isProduct(offer: Offer): offer is CoachProduct {
  return 'brand' in offer
}

export function kindOf(offer: Offer): OfferKind {
  return isProduct(offer) ? 'products' : 'services'
}

/** Newest first and without duplicates, as the server lists them. */
export function withOffer(desk: Desk, offer: Offer): Desk {
  const { services, products, ...rest } = withoutOffer(desk, offer)
  return isProduct(offer)
    ? { ...rest, services, products: newestFirst([...products, offer]) }
    : { ...rest, products, services: newestFirst([...services, offer]) }
}

export function withoutOffer(desk: Desk, { id }: Pick<Offer, 'id'>): Desk {
  return {
    ...desk,
    services: desk.services.filter((service) => service.id !== id),
    products: desk.products.filter((product) => product.id !== id),
  }
}

export function activeItems({ services, products }: Pick<Desk, OfferKind>): number {
  return [...services, ...products].filter(({ is_active }) => is_active).length
}

function newestFirst<Listed extends Offer>(offers: Listed[]): Listed[] {
  return offers.sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? -1 : 1))
}

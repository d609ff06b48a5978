import type { InfiniteData } from '@tanstack/react-query'
import type { DeskOffer, listOwnOffers, OfferCounts, readCoachDesk } from '#contract/coach-desk.ts'
import type { Output } from '#contract/endpoint.ts'
import { tabOf } from '#contract/offer-rules.ts'

export type Desk = Output<typeof readCoachDesk>
export type Offer = DeskOffer
type OfferPage = Output<typeof listOwnOffers>
export type OfferPages = InfiniteData<OfferPage>

/**
 * Newest first and without duplicates, as the server lists them. An offer that is older than all that are shown belongs
 * to a page that is not loaded yet.
 */
export function withOffer(list: OfferPages, offer: Offer): OfferPages {
  const { pages, ...rest } = withoutOffer(list, offer)
  const later = pages.findIndex(({ offers }) => offers.some((other) => isNewer(offer, other)))
  const at = later === -1 && pages.at(-1)?.next === null ? pages.length - 1 : later
  const filled = pages.map((page, index) =>
    index === at ? { ...page, offers: [...page.offers, offer].sort((a, b) => (isNewer(a, b) ? -1 : 1)) } : page,
  )
  return { ...rest, pages: filled }
}

export function withoutOffer({ pages, ...rest }: OfferPages, { id }: Pick<Offer, 'id'>): OfferPages {
  return { ...rest, pages: pages.map((page) => ({ ...page, offers: page.offers.filter((offer) => offer.id !== id) })) }
}

export function countsAfter(counts: OfferCounts, before: Offer | undefined, after: Offer | undefined): OfferCounts {
  const next = { ...counts }
  const add = (offer: Offer | undefined, by: 1 | -1) => {
    if (!offer) return
    next[tabOf(offer.kind)] += by
    if (offer.is_active) next.active += by
  }
  add(before, -1)
  add(after, 1)
  return next
}

function isNewer(a: Offer, b: Offer): boolean {
  const apart = Date.parse(a.created_at) - Date.parse(b.created_at)
  return apart > 0 || (apart === 0 && a.id > b.id)
}

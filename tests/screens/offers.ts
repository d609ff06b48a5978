import type { Offer, Seller } from '#contract/marketplace.ts'
import type { OfferKind } from '#contract/offer-rules.ts'
import { refundRuleOf } from '#contract/order-rules.ts'
import type { Wire } from '#tests/support/wire.ts'

export const OFFER_ID = '00000000-0000-4000-8000-0000000000a1'
export const BASTION: Seller = { slug: 'ai-bastion', name: 'Bastion', kind: 'persona', user_id: null }

/** An offer as the server sends it, for $39. */
export function offerOf(kind: OfferKind, changed: Partial<Offer> = {}): Offer {
  return {
    id: OFFER_ID,
    kind,
    title: `A ${kind}`,
    description: 'What it is.',
    features: [],
    price_minor: 3900,
    original_price_minor: null,
    currency: 'USD',
    duration: null,
    brand: null,
    picture_url: null,
    delivery_hours: kind === 'shoutout' || kind === 'film_review' ? 48 : null,
    starts_at: kind === 'seminar' ? '2026-12-12T18:00:00.000Z' : null,
    minutes: kind === 'seminar' ? 90 : kind === 'coaching' || kind === 'package' ? 60 : null,
    seats_left: kind === 'seminar' ? 12 : null,
    seats: kind === 'seminar' ? 12 : kind === 'coaching' ? 1 : null,
    sessions: kind === 'package' ? 5 : null,
    valid_days: kind === 'package' ? 90 : null,
    rating: null,
    reviews: 0,
    is_sample_rating: false,
    ...changed,
  }
}

type Details = Awaited<ReturnType<typeof detailsOf>>

/** The same as the checkout reads it. */
export function detailsOf(
  offer: Offer,
  changed: { open_order_id?: string; owned_order_id?: string; seller?: Seller; waiting?: boolean } = {},
) {
  return {
    offer,
    seller: BASTION,
    refund_rule: refundRuleOf(offer.kind),
    open_order_id: null,
    owned_order_id: null,
    waiting: false,
    seat_kept_until: null,
    provider: 'sandbox' as const,
    ...changed,
  }
}

export function answerOffer(wire: Wire, details: Details): void {
  wire.leaveOpen('GET /api/notifications')
  wire.answer('GET /api/offers/:id', details)
}

import type { Input } from '#contract/endpoint.ts'
import type { OfferKind } from '#contract/offer-rules.ts'
import { checkOrder, type OrderRequest, placeOrder } from '#contract/orders.ts'
import { offers } from '#server/features/marketplace/tables.ts'
import type { Sandbox } from '#server/outside/payments/sandbox.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

type NewOffer = Partial<typeof offers.$inferInsert>

/** What each kind needs at least. */
const NEEDED: Record<OfferKind, NewOffer> = {
  coaching: {},
  shoutout: { delivery_hours: 48 },
  film_review: { delivery_hours: 72 },
  seminar: { minutes: 90, seats: 10, join_url: 'https://meet.example/room' },
  video: { sample_clip: 'footwork.webm' },
  product: {},
  package: { sessions: 5, valid_days: 180 },
}

export const REQUESTS = {
  shoutout: {
    kind: 'shoutout',
    for_whom: 'Rui',
    occasion: 'fight',
    wish: 'Keep your hands up and enjoy every round.',
    use: 'personal',
  },
  film_review: {
    kind: 'film_review',
    clip_id: null,
    link: 'https://video.example/my-bout',
    question: 'Why do I get hit when I step back?',
    consent_of_shown: true,
  },
  product: {
    kind: 'product',
    name: 'Robin Tester',
    street: 'Rua do Cais 48',
    more: null,
    postal_code: '40000-000',
    city: 'Porto Bravo',
    region: null,
    country: 'BR',
  },
} as const satisfies Partial<Record<OfferKind, OrderRequest>>

/** Inserts an offer of a coach, or of a persona or house coach by its slug. A seminar starts in ten days. */
export async function offerOf(
  app: TestApp,
  seller: { coach_id: string } | { seller_slug: string },
  kind: OfferKind,
  more: NewOffer = {},
) {
  const starts_at = kind === 'seminar' ? new Date(app.clock.now().getTime() + 10 * 24 * 3_600_000) : null
  const [offer] = await app.services.db
    .insert(offers)
    .values({
      kind,
      title: `A ${kind}`,
      description: 'For a test.',
      price_minor: 5000,
      starts_at,
      ...NEEDED[kind],
      ...seller,
      ...more,
    })
    .returning()
  if (!offer) throw new Error('the offer was not stored')
  return offer
}

type Offer = Awaited<ReturnType<typeof offerOf>>

/** Places an order for the offer, with what its kind asks for; it is not paid yet. */
export async function order({ browser }: Person, offer: Offer, more: Partial<Input<typeof placeOrder>> = {}) {
  const request = offer.kind in REQUESTS ? REQUESTS[offer.kind as keyof typeof REQUESTS] : undefined
  const { order_id, checkout_url } = await browser.call(placeOrder, {
    offer_id: offer.id,
    shown_price_minor: offer.price_minor,
    consent: true,
    ...(request && { request }),
    ...more,
  })
  return { order_id, checkout_id: checkout_url.split('/').at(-1) ?? '' }
}

export const sandboxOf = ({ services }: TestApp): Sandbox => {
  if (services.payments.name !== 'sandbox') throw new Error('this test pays in the sandbox')
  return services.payments
}

/** Orders, pays in the sandbox, and settles like the return page. */
export async function buy(app: TestApp, buyer: Person, offer: Offer, more: Partial<Input<typeof placeOrder>> = {}) {
  const { order_id, checkout_id } = await order(buyer, offer, more)
  await sandboxOf(app).succeed(checkout_id)
  return await buyer.browser.call(checkOrder, { id: order_id })
}

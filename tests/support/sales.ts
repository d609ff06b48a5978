import { randomUUID } from 'node:crypto'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Input } from '#contract/endpoint.ts'
import type { OfferKind } from '#contract/offer-rules.ts'
import { type FulfilmentState, refundRuleOf } from '#contract/order-rules.ts'
import { checkOrder, type OrderRequest, placeOrder } from '#contract/orders.ts'
import { offers } from '#server/features/marketplace/tables.ts'
import { fulfilments, orders } from '#server/features/orders/tables.ts'
import type { Sandbox } from '#server/outside/payments/sandbox.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

type NewOffer = Partial<typeof offers.$inferInsert>

/** What each kind needs at least. */
const NEEDED: Record<OfferKind, NewOffer> = {
  coaching: { minutes: 60, seats: 1 },
  shoutout: { delivery_hours: 48 },
  film_review: { delivery_hours: 72 },
  seminar: { minutes: 90, seats: 10, join_url: 'https://meet.example/room' },
  video: { sample_clip: 'footwork' },
  product: {},
  package: { sessions: 5, minutes: 60, valid_days: 180 },
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

type Seller = { coach_id: string } | { seller_slug: string }

/** Inserts an offer of a coach, or of a persona or house coach by its slug. A seminar starts in ten days. */
export async function offerOf(app: TestApp, seller: Seller, kind: OfferKind, more: NewOffer = {}) {
  return await insertOffer(app.services.db, app.clock.now(), seller, kind, more)
}

export async function insertOffer(
  db: Pick<NodePgDatabase, 'insert'>,
  now: Date,
  seller: Seller,
  kind: OfferKind,
  more: NewOffer = {},
) {
  const starts_at = kind === 'seminar' ? new Date(now.getTime() + 10 * 24 * 3_600_000) : null
  const [offer] = await db
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
    shown_currency: offer.currency,
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

/** An order that was not paid, which the member both made, got and reviewed, a place on a waitlist, a payout and an account for payouts. */
export async function insertOrders(pool: Pool, user_id: string, words: string): Promise<void> {
  await pool.query(
    `with offer as (
       insert into offers (kind, coach_id, title, description, price_minor, is_active)
       values ('video', $1, $2, $2, 100, false) returning id
     ), bought as (
       insert into orders (number, buyer_id, buyer_name, buyer_email, language, offer_id, kind, coach_id, paid_to, seller_slug,
         seller_name, title, subtotal_minor, total_minor, fee_minor, currency, state, refund_rule, expires_at)
       select gen_random_uuid(), $1, $2, $2, 'en', id, 'shoutout', $1, $1, 'x', $2, $2, 100, 100, 15, 'USD', 'expired',
         'until_delivered', now() from offer returning id
     ), waiting as (
       insert into waitlist (offer_id, user_id) select id, $1 from offer
     ), payout as (
       insert into payouts (coach_id, coach_name, amount_minor, currency, state) values ($1, $2, 100, 'USD', 'cancelled')
     ), account as (
       insert into payout_accounts (coach_id, account_id, country, state, checked_at)
       values ($1, gen_random_uuid(), 'DE', 'needs_something', now())
     ), review as (
       insert into reviews (order_id, title, coach_id, user_id, stars, text) select id, $2, $1, $1, 4, $2 from bought returning id
     ), report as (
       insert into review_reports (review_id, user_id, reason, note) select id, $1, 'other', $2 from review
     )
     insert into fulfilments (order_id, coach_id, return_reason) select id, $1, $2 from bought`,
    [user_id, words],
  )
}

/** A paid order without a payment, for tests that are not about money. */
export async function insertSale(
  app: TestApp,
  people: { buyer_id: string; coach_id?: string },
  kind: OfferKind,
  state: FulfilmentState,
): Promise<{ id: string; number: string }> {
  const { db, clock } = app.services
  const now = clock.now()
  const later = new Date(now.getTime() + 7 * 24 * 3_600_000)
  const [sale] = await db
    .insert(orders)
    .values({
      number: `T-${randomUUID()}`.toUpperCase(),
      ...people,
      paid_to: people.coach_id ?? null,
      buyer_name: 'Robin Tester',
      buyer_email: `${people.buyer_id}@people.example`,
      language: 'en',
      kind,
      seller_slug: 'ana-prado',
      seller_name: 'Ana Prado',
      title: `A ${kind}`,
      subtotal_minor: 5000,
      total_minor: 5000,
      fee_minor: 750,
      currency: 'USD',
      state: 'paid',
      paid_at: now,
      withdraw_until: later,
      refund_rule: refundRuleOf(kind),
      expires_at: now,
    })
    .returning()
  if (!sale) throw new Error('the order was not stored')
  await db.insert(fulfilments).values({
    order_id: sale.id,
    coach_id: people.coach_id ?? null,
    state,
    due_at: state === 'due' || state === 'return_asked' ? later : null,
    request: kind in REQUESTS ? REQUESTS[kind as keyof typeof REQUESTS] : null,
    ...(kind === 'seminar' && { starts_at: later, minutes: 60 }),
    ...(kind === 'package' && { sessions: 5, sessions_expire_at: later }),
    ...(state === 'done' && { done_at: now }),
  })
  return sale
}

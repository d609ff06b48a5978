import { drizzle } from 'drizzle-orm/node-postgres'
import { deliverOrder } from '#contract/coach-orders.ts'
import type { OfferKind } from '#contract/offer-rules.ts'
import type { SandboxAct } from '#contract/order-rules.ts'
import { actInSandbox, checkOrder, type Order, placeOrder } from '#contract/orders.ts'
import { reportReview, writeReview } from '#contract/reviews.ts'
import { choiceOf } from '#tests/support/chosen-times.ts'
import { insertOffer, REQUESTS } from '#tests/support/sales.ts'
import { type Account, callsOf, memberAccount } from './accounts.ts'
import { bookedSession } from './booked-sessions.ts'
import { makePublic } from './human-coaches.ts'
import type { Installation } from './installation.ts'
import { expect } from './kiai.ts'
import { heading, type Screen } from './screen.ts'

type Offer = Awaited<ReturnType<typeof insertOffer>>
type NewOffer = Parameters<typeof insertOffer>[4]

/** An offer of this coach, inserted directly into the database: making offers has its own journeys. */
export async function offerOfCoach(
  { database }: Installation,
  { user_id }: Pick<Account, 'user_id'>,
  kind: OfferKind,
  more: NewOffer = {},
): Promise<Offer> {
  return await insertOffer(drizzle(database), new Date(), { coach_id: user_id }, kind, more)
}

/** The cheapest offer of this kind that a persona or house coach sells. */
export async function offerOfHouse({ database }: Installation, seller_slug: string, kind: OfferKind): Promise<Offer> {
  const { rows } = await database.query<Offer>(
    'select * from offers where seller_slug = $1 and kind = $2 order by price_minor limit 1',
    [seller_slug, kind],
  )
  if (!rows[0]) throw new Error(`${seller_slug} sells no ${kind}`)
  return rows[0]
}

/** Books and pays a time of a coach, without a page. */
export async function bookWithoutPage(
  kiai: Installation,
  buyer: Account,
  offer: Offer,
  starts_at: Date,
): Promise<void> {
  const calls = await callsOf(kiai, buyer)
  const { order_id, checkout_url } = await calls.call(placeOrder, choiceOf(offer, starts_at))
  await calls.call(actInSandbox, { checkout_id: checkout_url.split('/').at(-1) ?? '', act: 'succeed' })
  await calls.call(checkOrder, { id: order_id })
}

type Bought = Pick<Offer, 'id' | 'kind' | 'price_minor' | 'currency'>

/** Orders the offer like the checkout page does. */
async function order(kiai: Installation, buyer: Account, { id, kind, price_minor, currency }: Bought) {
  const calls = await callsOf(kiai, buyer)
  const request = kind in REQUESTS ? REQUESTS[kind as keyof typeof REQUESTS] : undefined
  const { order_id, checkout_url } = await calls.call(placeOrder, {
    offer_id: id,
    shown_price_minor: price_minor,
    shown_currency: currency,
    consent: true,
    ...(request && { request }),
  })
  return { calls, order_id, checkout_id: checkout_url.split('/').at(-1) ?? '' }
}

/** Orders and pays the offer, without a page. */
export async function buyWithoutPage(kiai: Installation, buyer: Account, offer: Bought): Promise<Order> {
  const { calls, order_id, checkout_id } = await order(kiai, buyer, offer)
  await calls.call(actInSandbox, { checkout_id, act: 'succeed' })
  return await calls.call(checkOrder, { id: order_id })
}

/** The titles of the orders that `tradeEachKind` makes. */
export const SOLD = {
  shoutout: 'A few words for Rui',
  film_review: 'Three rounds, reviewed',
  seminar: 'An evening about distance',
  video: 'Ten minutes of footwork',
  product: 'Hand wraps',
  package: 'Five sessions',
  sent: 'Focus mitts',
  delivered: 'A word before the fight',
  unpaid: 'A word for later',
} as const

/** The title of the session that `tradeEachKind` books, three days ahead. */
export const SESSION = 'Private Coaching'
const SESSION_AHEAD_MINUTES = 3 * 24 * 60

/** What the buyer of the delivered shoutout says about it; a reader reported it. */
export const REVIEW = 'Rui watched it three times before he went out.'

const SOLD_KINDS: Record<keyof typeof SOLD, OfferKind> = {
  ...{ shoutout: 'shoutout', film_review: 'film_review', seminar: 'seminar', video: 'video', product: 'product' },
  ...{ package: 'package', sent: 'product', delivered: 'shoutout', unpaid: 'shoutout' },
}

/** One order of each kind, and one that is sent, delivered and not paid yet. The delivered one can be paid out and has a review. */
export async function tradeEachKind(kiai: Installation, known: { buyer?: Account; coach?: Account }): Promise<void> {
  const buyer = known.buyer ?? (await memberAccount(kiai))
  const coach = known.coach ?? (await memberAccount(kiai, { membership_type: 'coach' }))
  await makePublic(kiai, coach, { full_name: 'Odete Ferrão', slug: `odete-${coach.user_id.slice(0, 13)}` })
  await bookedSession(kiai, { coach, member: buyer, minutes_ahead: SESSION_AHEAD_MINUTES })
  for (const name of Object.keys(SOLD) as (keyof typeof SOLD)[]) {
    const offer = await offerOfCoach(kiai, coach, SOLD_KINDS[name], { title: SOLD[name] })
    if (name === 'unpaid') {
      await order(kiai, buyer, offer)
      continue
    }
    const { id } = await buyWithoutPage(kiai, buyer, offer)
    if (name === 'delivered') {
      const delivery = { kind: 'shoutout', file_id: null, link: null, text: 'Breathe, Rui. Then go.' } as const
      await (await callsOf(kiai, coach)).call(deliverOrder, { id, delivery })
      await reachPayoutDay(kiai, id)
      const { review } = await (await callsOf(kiai, buyer)).call(writeReview, { id, stars: 4, text: REVIEW })
      const reader = await callsOf(kiai, await memberAccount(kiai))
      await reader.call(reportReview, { id: review.id, reason: 'advertising', note: null })
    }
    if (name === 'sent') {
      const delivery = { kind: 'product', tracking: 'https://parcel.example/1' } as const
      await (await callsOf(kiai, coach)).call(deliverOrder, { id, delivery })
    }
  }
}

/** The days until the coach's share is paid out are over. */
export async function reachPayoutDay({ database }: Installation, order_id: string): Promise<void> {
  await database.query(`update orders set payout_at = now() - interval '1 minute' where id = $1`, [order_id])
}

/** Presses the button at the end of the checkout, and waits for the sandbox's page. */
export async function goToPay(screen: Screen): Promise<void> {
  await screen.page.locator('form button[type=submit]').click()
  await expect(heading(screen, screen.words.checkout.sandbox.title)).toBeVisible()
}

export async function actInSandboxPage({ page, words }: Screen, act: SandboxAct): Promise<void> {
  await page.getByRole('button', { name: words.checkout.sandbox.act[act], exact: true }).click()
}

/** Pays on the sandbox's page, and waits until the order's page knows. */
export async function payInSandbox(screen: Screen): Promise<void> {
  await actInSandboxPage(screen, 'succeed')
  await expect(screen.page.getByText(screen.words.orders.payment.paid, { exact: true })).toBeVisible()
}

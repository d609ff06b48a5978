import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Input } from '#contract/endpoint.ts'
import { needsConsent, type OfferKind } from '#contract/offer-rules.ts'
import { FREE_ORDERS_A_DAY, OPEN_ORDER_HOURS, refundRuleOf, SEAT_HOLD_MINUTES } from '#contract/order-rules.ts'
import type { placeOrder as endpoint, OrderRequest } from '#contract/orders.ts'
import { daysAfter } from '#server/clock.ts'
import { keyedTransactionLock } from '#server/db/advisory-locks.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { claimMedia } from '#server/features/files/public.ts'
import { findOfferForSale, type OfferForSale, offers } from '#server/features/marketplace/public.ts'
import { readHidden } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Checkout, PaymentError } from '#server/outside/payments/payment-provider.ts'
import { hasAnother } from './book-paid.ts'
import {
  assertPaysSometimes,
  changeChosenTime,
  checkoutEnd,
  findBookingId,
  findFreeTime,
  hasItsTime,
  heldUntil,
  prepareTime,
  takeChosenTime,
} from './chosen-time.ts'
import { endOrder } from './end-order.ts'
import { readFulfilment } from './fulfilment.ts'
import { releaseClip } from './order-files.ts'
import { lockOrder, nextOrderNumber, type OrderRow, type SettleServices, type TimeServices } from './order-row.ts'
import { takeSeat } from './seats.ts'
import { settleOrder } from './settle-order.ts'
import { feeOf } from './shares.ts'
import { startFulfilment } from './start-fulfilment.ts'
import { fulfilments, orders, payments } from './tables.ts'
import { writeShoutout } from './write-shoutout.ts'

type PlaceServices = TimeServices & { env: { COMMISSION_PERCENT: number } }
const MINUTE_MS = 60_000
const DAY_SECONDS = 24 * 60 * 60
/** How long the same key is used to open a checkout. */
const KEY_LIVES_MS = 5 * MINUTE_MS

/** Kinds that ask the buyer for something. */
const WITH_REQUEST: readonly OfferKind[] = ['shoutout', 'film_review', 'product']

/** Orders an offer, or takes up the open order for it; then opens the page to pay on. */
export async function placeOrder(services: PlaceServices, member: Member, input: Input<typeof endpoint>) {
  const offer = await findOfferForSale(services, input.offer_id, member.session.user.language)
  assertMayBuy(offer, member, input)
  await assertNotBlocked(services.db, offer, member)
  const existing = await findOpen(services.db, member.user_id, offer.id)
  // Paid, and we had not heard of it: no second payment is asked for.
  if (existing && (await isPaidMeanwhile(services, existing, offer))) return await placed(services, existing.id)
  if (input.time) {
    await assertPaysSometimes(services.db, member.user_id, orderedFrom(offer), services.clock.now())
    await prepareTime(services, { offer, starts_at: new Date(input.time.starts_at) })
  }
  const order = await services.db.transaction((tx) => insertOrder(services, tx, member, offer, input))
  if (order.total_minor > 0)
    return { ...(await openCheckout(services, order)), booking_id: await findBookingId(services.db, order.id) }
  await writeShoutout(services, order.id)
  return await placed(services, order.id)
}

/** There is nothing to pay: the buyer goes on to the order. */
async function placed(services: PlaceServices, order_id: string) {
  const booking_id = await findBookingId(services.db, order_id)
  return { order_id, checkout_url: orderUrl(services, order_id), booking_id }
}

const orderedFrom = ({ coach_id, seller }: OfferForSale) => ({ coach_id, seller_slug: seller.slug })

/** Asks the provider about an open order. One whose time is over, or whose price is no longer true, ends. */
async function isPaidMeanwhile(services: PlaceServices, order: OrderRow, offer: OfferForSale): Promise<boolean> {
  return await withPayments(services, async () => {
    const isOver = order.expires_at <= services.clock.now()
    const isGone = !(await hasItsTime(services.db, order))
    if (isOver || isGone || !isAtPriceOf(order, offer))
      await endOrder(services, order.id, isOver ? 'expired' : 'cancelled')
    else await settleOrder(services, order.id)
    return (await services.db.$count(orders, and(eq(orders.id, order.id), eq(orders.state, 'paid')))) > 0
  })
}

function isAtPriceOf({ total_minor, currency }: OrderRow, offer: OfferForSale): boolean {
  return total_minor === offer.price_minor && currency === offer.currency
}

function assertMayBuy(offer: OfferForSale, { user_id }: Member, input: Input<typeof endpoint>): void {
  if ((offer.kind === 'coaching') !== (input.time !== undefined))
    throw new Refusal('request.invalid', { fields: { time: { problem: input.time ? 'invalid' : 'required' } } })
  if (offer.coach_id === user_id) throw new Refusal('orders.own-offer')
  if (offer.price_minor !== input.shown_price_minor || offer.currency !== input.shown_currency)
    throw new Refusal('orders.offer-changed')
  if (needsConsent(offer.kind) && !input.consent) throw new Refusal('orders.consent-needed')
  const wanted = WITH_REQUEST.includes(offer.kind)
  if (wanted !== (input.request !== undefined) || (input.request && input.request.kind !== offer.kind))
    throw new Refusal('request.invalid', { fields: { request: { problem: wanted ? 'required' : 'invalid' } } })
}

/** Where one of the two blocked the other, there is nothing for sale; nobody learns who blocked whom. */
async function assertNotBlocked(
  db: Pick<Database, 'execute'>,
  { coach_id }: OfferForSale,
  { user_id }: Member,
): Promise<void> {
  if (coach_id === null) return
  const { blocked } = await readHidden(db, user_id)
  if (blocked.has(coach_id)) throw new Refusal('orders.offer-gone')
}

async function findOpen(db: Pick<Database, 'select'>, buyer_id: string, offer_id: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.buyer_id, buyer_id), eq(orders.offer_id, offer_id), eq(orders.state, 'open')))
  return order
}

/**
 * Fifty clicks at once make one order: the unique index lets one in, and the others find it. What costs nothing is paid at
 * once, so there the clicks take turns, and each member has one as long as it is not used up.
 */
async function insertOrder(
  services: PlaceServices,
  tx: Transaction,
  member: Member,
  offer: OfferForSale,
  { request, time, consent }: Input<typeof endpoint>,
): Promise<OrderRow> {
  const now = services.clock.now()
  if (offer.price_minor === 0) {
    const key = time ? (offer.coach_id ?? offer.seller.slug) : offer.id
    await tx.execute(sql`select ${keyedTransactionLock('free-order', `${member.user_id} ${key}`)}`)
    const running = time
      ? await findFreeTime(tx, { buyer_id: member.user_id, offer, time, now })
      : await findFree(tx, member.user_id, offer.id)
    if (running) return running
    const today = and(
      eq(orders.buyer_id, member.user_id),
      eq(orders.offer_id, offer.id),
      gt(orders.created_at, daysAfter(now, -1)),
    )
    if ((await tx.$count(orders, today)) >= FREE_ORDERS_A_DAY)
      throw new Refusal('request.too-many', { retryAfter: DAY_SECONDS })
  }
  const { user } = member.session
  const [inserted] = await tx
    .insert(orders)
    .values({
      number: nextOrderNumber(now),
      buyer_id: member.user_id,
      buyer_name: user.profile.full_name || user.email,
      buyer_email: user.email,
      language: user.language,
      offer_id: offer.id,
      kind: offer.kind,
      coach_id: offer.coach_id,
      paid_to: offer.coach_id,
      seller_slug: offer.seller.slug,
      seller_name: offer.seller.name,
      title: offer.title,
      subtotal_minor: offer.price_minor,
      total_minor: offer.price_minor,
      fee_minor:
        offer.coach_id === null ? offer.price_minor : feeOf(offer.price_minor, services.env.COMMISSION_PERCENT),
      currency: offer.currency,
      refund_rule: refundRuleOf(offer.kind),
      consented_at: consent ? now : null,
      expires_at: time ? heldUntil(time, now) : keptUntil(offer, now),
      created_at: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!inserted) {
    const open = await findOpen(tx, member.user_id, offer.id)
    if (!open) throw new Refusal('orders.offer-changed')
    // Nobody pays it while the request is changed. Money for the old price may be under way.
    if ((await lockOrder(tx, open.id))?.state !== 'open' || !isAtPriceOf(open, offer))
      throw new Refusal('orders.offer-changed')
    if (time) await changeChosenTime(tx, open, time, now)
    await keepRequest(services, tx, open, await claimClip(tx, member.user_id, request))
    return open
  }
  // After the insert: what was paid before is seen now, and what is still open would have been found.
  if (offer.kind === 'video' && (await hasAnother(tx, inserted))) throw new Refusal('orders.already-bought')
  if (!(await takeSeat(tx, inserted, now))) throw new Refusal('orders.sold-out')
  // The order keeps the offer from being changed. What was changed since it was read belongs to the buyer too.
  const [current] = await tx
    .select({ starts_at: offers.starts_at, minutes: offers.minutes, file_id: offers.file_id })
    .from(offers)
    .where(eq(offers.id, offer.id))
  const chosen = time ? await takeChosenTime(tx, inserted, { offer, time, now }) : {}
  await tx.insert(fulfilments).values({
    order_id: inserted.id,
    coach_id: offer.coach_id,
    request: (await claimClip(tx, member.user_id, request)) ?? null,
    delivery_hours: offer.delivery_hours,
    valid_days: offer.valid_days,
    sessions: offer.sessions,
    ...current,
    ...chosen,
    sample_clip: offer.sample_clip,
  })
  if (inserted.total_minor === 0) {
    await tx.update(orders).set({ state: 'paid', paid_at: now }).where(eq(orders.id, inserted.id))
    Object.assign(inserted, { state: 'paid', paid_at: now })
    await startFulfilment(services, tx, inserted)
  }
  return inserted
}

function keptUntil({ kind, starts_at }: OfferForSale, now: Date): Date {
  const minutes = kind === 'seminar' ? SEAT_HOLD_MINUTES : OPEN_ORDER_HOURS * 60
  return new Date(Math.min(now.getTime() + minutes * MINUTE_MS, starts_at?.getTime() ?? Number.POSITIVE_INFINITY))
}

/** The clip of a film review must be the buyer's own upload; the review has a clip or a link. */
async function claimClip(tx: Transaction, owner_id: string, request: OrderRequest | undefined) {
  if (request?.kind !== 'film_review') return request
  if ((request.clip_id === null) === (request.link === null))
    throw new Refusal('request.invalid', { fields: { 'request.link': { problem: 'required' } } })
  if (request.clip_id !== null)
    await claimMedia(tx, { file: request.clip_id, owner_id, kinds: ['clip'], field: 'request.clip_id' })
  return request
}

/** The buyer may correct what they asked for until they pay. */
async function keepRequest(
  services: PlaceServices,
  tx: Transaction,
  open: OrderRow,
  request: OrderRequest | undefined,
): Promise<void> {
  if (!request) return
  const { request: before } = await readFulfilment(tx, open.id)
  await tx.update(fulfilments).set({ request }).where(eq(fulfilments.order_id, open.id))
  if (!isDeepStrictEqual(before, request)) await releaseClip(services, tx, open, before)
}

async function findFree(tx: Transaction, buyer_id: string, offer_id: string): Promise<OrderRow | undefined> {
  const [found] = await tx
    .select({ order: orders })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(
      and(
        eq(orders.buyer_id, buyer_id),
        eq(orders.offer_id, offer_id),
        eq(orders.state, 'paid'),
        eq(orders.total_minor, 0),
        or(ne(fulfilments.state, 'cancelled'), isNull(fulfilments.state)),
        or(ne(fulfilments.state, 'done'), eq(orders.kind, 'video')),
      ),
    )
    .limit(1)
  return found?.order
}

/** The page of an open order; a new one where the old one has ended. */
export async function resumeOrder(services: PlaceServices, member: Member, order_id: string) {
  const isTheirs = and(eq(orders.id, order_id), eq(orders.buyer_id, member.user_id))
  const [before] = await services.db.select().from(orders).where(isTheirs)
  if (!before) throw new Refusal('not-found')
  if (before.state === 'open')
    await withPayments(services, async () => {
      if (before.expires_at <= services.clock.now()) await endOrder(services, order_id, 'expired')
      else await settleOrder(services, order_id)
    })
  const [order] = await services.db.select().from(orders).where(isTheirs)
  if (order?.state !== 'open') throw new Refusal('orders.not-possible-now')
  // Deleted, hidden, cancelled or over meanwhile: nobody should pay for it now.
  if (order.offer_id === null || !(await hasItsTime(services.db, order))) throw new Refusal('orders.offer-gone')
  await findOfferForSale(services, order.offer_id, member.session.user.language)
  return { ...(await openCheckout(services, order)), provider: services.payments.name }
}

/**
 * The same checkout as long as it is open, so that coming back or clicking twice never pays twice. A provider may repeat
 * the failure of a key for a day, so that the key changes after a while; nobody has seen a checkout that failed to open.
 */
async function openCheckout(services: PlaceServices, order: OrderRow) {
  const now = services.clock.now()
  const latest = await latestCheckout(services.db, order.id)
  if (latest && latest.expires_at > now) return { order_id: order.id, checkout_url: latest.url }
  const tries = await services.db.$count(payments, eq(payments.order_id, order.id))
  return await withPayments(services, async () => {
    const checkout = await services.payments.openCheckout({
      key: `${order.id}:${tries}:${Math.floor(now.getTime() / KEY_LIVES_MS)}`,
      order_id: order.id,
      order_number: order.number,
      title: order.title,
      amount_minor: order.total_minor,
      currency: order.currency,
      language: order.language,
      buyer_email: order.buyer_email ?? '',
      success_url: orderUrl(services, order.id, 'returned'),
      cancel_url: orderUrl(services, order.id, 'left'),
      expires_at: checkoutEnd(order),
    })
    const { url, isOpen } = await keepCheckout(services, order.id, checkout)
    if (url === checkout.url && isOpen) return { order_id: order.id, checkout_url: url }
    await services.payments.expireCheckout(checkout.checkout_id)
    if (!isOpen) throw new Refusal('orders.not-possible-now')
    return { order_id: order.id, checkout_url: url }
  })
}

async function latestCheckout(db: Pick<Database, 'select'>, order_id: string) {
  const [latest] = await db
    .select()
    .from(payments)
    .where(eq(payments.order_id, order_id))
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(1)
  return latest
}

/** Stores the checkout, unless another click has stored one: then that is the one to pay on. */
async function keepCheckout(services: PlaceServices, order_id: string, checkout: Checkout) {
  const now = services.clock.now()
  return await services.db.transaction(async (tx) => {
    const isOpen = (await lockOrder(tx, order_id))?.state === 'open'
    const latest = await latestCheckout(tx, order_id)
    if (latest && latest.expires_at > now) return { url: latest.url, isOpen }
    await tx
      .insert(payments)
      .values({
        order_id,
        provider: services.payments.name,
        is_live: services.payments.isLive,
        ...checkout,
        created_at: now,
      })
      .onConflictDoNothing()
    return { url: checkout.url, isOpen }
  })
}

/** The member's words for a provider that cannot be reached; the operator reads the reason in the log. */
export async function withPayments<T>(services: Pick<SettleServices, 'log'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asRefusal(error, services)
  }
}

export function asRefusal(error: unknown, { log }: Pick<SettleServices, 'log'>): unknown {
  if (!(error instanceof PaymentError)) return error
  log.error({ err: error }, 'the payment provider could not be used')
  return new Refusal('orders.payments-away')
}

function orderUrl({ baseUrl }: Pick<PlaceServices, 'baseUrl'>, order_id: string, came?: 'returned' | 'left'): string {
  return new URL(`/purchases/${order_id}${came ? `?came=${came}` : ''}`, baseUrl).toString()
}

import { and, desc, eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/endpoint.ts'
import { isSoldHere, needsConsent, type OfferKind } from '#contract/offer-rules.ts'
import { OPEN_ORDER_HOURS, refundRuleOf, SEAT_HOLD_MINUTES } from '#contract/order-rules.ts'
import type { placeOrder as endpoint, OrderRequest } from '#contract/orders.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { claimMedia } from '#server/features/files/public.ts'
import { findOfferForSale, type OfferForSale } from '#server/features/marketplace/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { PaymentError } from '#server/outside/payments/payment-provider.ts'
import { endOrder } from './end-order.ts'
import { takeSeat } from './seats.ts'
import { lockOrder, type OrderRow, type SettleServices, settleOrder } from './settle-order.ts'
import { feeOf } from './shares.ts'
import { startFulfilment } from './start-fulfilment.ts'
import { fulfilments, orders, payments } from './tables.ts'
import { writeShoutout } from './write-shoutout.ts'

type PlaceServices = SettleServices & { env: { COMMISSION_PERCENT: number } }
const MINUTE_MS = 60_000

/** Kinds that ask the buyer for something. */
const WITH_REQUEST: readonly OfferKind[] = ['shoutout', 'film_review', 'product']

/** Orders an offer, or takes up the open order for it; then opens the page to pay on. */
export async function placeOrder(services: PlaceServices, member: Member, input: Input<typeof endpoint>) {
  const offer = await findOfferForSale(services, input.offer_id, member.session.user.language)
  assertMayBuy(offer, member, input)
  const existing = await findOpen(services.db, member.user_id, offer.id)
  // Another price than the one that was ordered: the old order ends first, if it was not paid in the last moment.
  if (existing && (existing.total_minor !== offer.price_minor || existing.currency !== offer.currency))
    await endOrder(services, existing.id, 'cancelled')
  const order = await services.db.transaction((tx) => insertOrder(services, tx, member, offer, input))
  if (order.total_minor === 0) {
    await writeShoutout(services, order.id)
    return { order_id: order.id, checkout_url: orderUrl(services, order.id) }
  }
  return await openCheckout(services, order)
}

function assertMayBuy(offer: OfferForSale, { user_id }: Member, input: Input<typeof endpoint>): void {
  if (!isSoldHere(offer.kind)) throw new Refusal('orders.not-sold-here')
  if (offer.coach_id === user_id) throw new Refusal('orders.own-offer')
  if (offer.price_minor !== input.shown_price_minor) throw new Refusal('orders.offer-changed')
  if (needsConsent(offer.kind) && !input.consent) throw new Refusal('orders.consent-needed')
  const wanted = WITH_REQUEST.includes(offer.kind)
  if (wanted !== (input.request !== undefined) || (input.request && input.request.kind !== offer.kind))
    throw new Refusal('request.invalid', { fields: { request: { problem: wanted ? 'required' : 'invalid' } } })
}

async function findOpen(db: Pick<Database, 'select'>, buyer_id: string, offer_id: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.buyer_id, buyer_id), eq(orders.offer_id, offer_id), eq(orders.state, 'open')))
  return order
}

/** Fifty clicks at once make one order: the unique index lets one in, and the others find it. */
async function insertOrder(
  services: PlaceServices,
  tx: Transaction,
  member: Member,
  offer: OfferForSale,
  { request, consent }: Input<typeof endpoint>,
): Promise<OrderRow> {
  const now = services.clock.now()
  if (offer.kind === 'video') await refuseSecondVideo(tx, member.user_id, offer.id)
  const minutes = offer.kind === 'seminar' ? SEAT_HOLD_MINUTES : OPEN_ORDER_HOURS * 60
  const { user } = member.session
  const [inserted] = await tx
    .insert(orders)
    .values({
      number: sql`'K' || to_char(${now.toISOString()}::timestamptz, 'YY') || '-' || lpad(nextval('order_numbers')::text, 6, '0')`,
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
      expires_at: new Date(now.getTime() + minutes * MINUTE_MS),
      created_at: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!inserted) {
    const open = await findOpen(tx, member.user_id, offer.id)
    if (!open) throw new Refusal('orders.offer-changed')
    await keepRequest(tx, open.id, await claimClip(tx, member.user_id, request))
    return open
  }
  if (!(await takeSeat(tx, inserted, now))) throw new Refusal('orders.sold-out')
  await tx.insert(fulfilments).values({
    order_id: inserted.id,
    coach_id: offer.coach_id,
    request: (await claimClip(tx, member.user_id, request)) ?? null,
    delivery_hours: offer.delivery_hours,
    valid_days: offer.valid_days,
    starts_at: offer.starts_at,
    minutes: offer.minutes,
    sessions: offer.sessions,
    file_id: offer.file_id,
    sample_clip: offer.sample_clip,
  })
  if (inserted.total_minor === 0) {
    await tx.update(orders).set({ state: 'paid', paid_at: now }).where(eq(orders.id, inserted.id))
    Object.assign(inserted, { state: 'paid', paid_at: now })
    await startFulfilment(services, tx, inserted)
  }
  return inserted
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
async function keepRequest(tx: Transaction, order_id: string, request: OrderRequest | undefined): Promise<void> {
  if (request) await tx.update(fulfilments).set({ request }).where(eq(fulfilments.order_id, order_id))
}

async function refuseSecondVideo(tx: Transaction, buyer_id: string, offer_id: string): Promise<void> {
  const bought = and(
    eq(orders.buyer_id, buyer_id),
    eq(orders.offer_id, offer_id),
    eq(orders.state, 'paid'),
    sql`${orders.refunded_minor} < ${orders.total_minor}`,
  )
  if ((await tx.$count(orders, bought)) > 0) throw new Refusal('orders.already-bought')
}

/** The page of an open order; a new one where the old one has ended. */
export async function resumeOrder(services: PlaceServices, { user_id }: Member, order_id: string) {
  await settleOrEnd(services, user_id, order_id)
  const [order] = await services.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), eq(orders.buyer_id, user_id)))
  if (!order) throw new Refusal('not-found')
  if (order.state !== 'open') throw new Refusal('orders.not-possible-now')
  return await openCheckout(services, order)
}

async function settleOrEnd(services: PlaceServices, user_id: string, order_id: string): Promise<void> {
  const [order] = await services.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), eq(orders.buyer_id, user_id)))
  if (!order) throw new Refusal('not-found')
  if (order.state !== 'open') return
  if (order.expires_at <= services.clock.now()) await endOrder(services, order_id, 'expired')
  else await settleOrder(services, order_id)
}

/** The same checkout as long as it is open, so that coming back or clicking twice never pays twice. */
async function openCheckout(services: PlaceServices, order: OrderRow) {
  const now = services.clock.now()
  const [latest] = await services.db
    .select()
    .from(payments)
    .where(eq(payments.order_id, order.id))
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(1)
  if (latest && latest.expires_at > now) return { order_id: order.id, checkout_url: latest.url }
  const tries = await services.db.$count(payments, eq(payments.order_id, order.id))
  try {
    const checkout = await services.payments.openCheckout({
      key: `${order.id}:${tries}`,
      order_id: order.id,
      order_number: order.number,
      title: order.title,
      amount_minor: order.total_minor,
      currency: order.currency,
      language: order.language,
      buyer_email: order.buyer_email ?? '',
      success_url: orderUrl(services, order.id, 'returned'),
      cancel_url: orderUrl(services, order.id, 'left'),
      expires_at: order.expires_at,
    })
    await services.db.transaction(async (tx) => {
      await lockOrder(tx, order.id)
      await tx
        .insert(payments)
        .values({ order_id: order.id, provider: services.payments.name, ...checkout, created_at: now })
        .onConflictDoNothing()
    })
    return { order_id: order.id, checkout_url: checkout.url }
  } catch (error) {
    throw asRefusal(error, services)
  }
}

/** The member's words for a provider that cannot be reached; the operator reads the reason in the log. */
export function asRefusal(error: unknown, { log }: Pick<SettleServices, 'log'>): unknown {
  if (!(error instanceof PaymentError)) return error
  log.error({ err: error }, 'the payment provider could not be used')
  return new Refusal('orders.payments-away')
}

function orderUrl({ baseUrl }: Pick<PlaceServices, 'baseUrl'>, order_id: string, came?: 'returned' | 'left'): string {
  return new URL(`/purchases/${order_id}${came ? `?came=${came}` : ''}`, baseUrl).toString()
}

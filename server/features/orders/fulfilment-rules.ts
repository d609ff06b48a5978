import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { FREE_CANCEL_HOURS } from '#contract/booking-rules.ts'
import type { Seller } from '#contract/marketplace.ts'
import { DELIVERED_KINDS } from '#contract/offer-rules.ts'
import {
  type FulfilmentState,
  type OrderAction,
  RETURN_ARRIVES_WITHIN_DAYS,
  RETURN_WITHIN_DAYS,
  refundOnWithdrawal,
  SEAT_CANCEL_HOURS,
  SEND_WITHIN_DAYS,
  WITHDRAWAL_DAYS,
} from '#contract/order-rules.ts'
import type { Order } from '#contract/orders.ts'
import { COACH_IDS, personaOf } from '#contract/personas.ts'
import { daysAfter } from '#server/clock.ts'
import type { OrderRow } from './order-row.ts'
import type { fulfilments } from './tables.ts'

export type FulfilmentRow = typeof fulfilments.$inferSelect
/** An order with what was promised. */
export interface Sale {
  order: OrderRow
  fulfilment: FulfilmentRow
}

const HOUR_MS = 60 * 60 * 1000

const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR_MS)

/** States in which something is still owed. */
export const UNDER_WAY = ['due', 'sent', 'ready', 'return_asked', 'return_missing'] as const satisfies FulfilmentState[]

/** What a sale begins with when it is paid. */
export function startOf({ order, fulfilment }: Sale, paid_at: Date) {
  const { kind } = order
  const { delivery_hours, valid_days } = fulfilment
  const isMade = (DELIVERED_KINDS as readonly OrderRow['kind'][]).includes(kind) || kind === 'product'
  return {
    state: isMade ? ('due' as const) : ('ready' as const),
    due_at: isMade ? hoursAfter(paid_at, delivery_hours ?? SEND_WITHIN_DAYS * 24) : null,
    sessions_expire_at: kind === 'package' ? daysAfter(paid_at, valid_days ?? 0) : null,
    withdraw_until: withdrawUntil(order, paid_at),
  }
}

/**
 * A seminar or a session has a fixed date, so there is no such right, unless its seller moved it; for a product the time
 * begins when it is received.
 */
function withdrawUntil({ kind, withdraw_until }: OrderRow, paid_at: Date): Date | null {
  if (kind === 'seminar' || kind === 'coaching') return withdraw_until
  return kind === 'product' ? null : daysAfter(paid_at, WITHDRAWAL_DAYS)
}

/** Whether a seminar or a session has taken place. */
export function hasEnded({ starts_at, minutes }: Pick<FulfilmentRow, 'starts_at' | 'minutes'>, now: Date): boolean {
  return starts_at !== null && starts_at.getTime() + (minutes ?? 0) * 60_000 <= now.getTime()
}

/** A persona writes shoutouts itself, at once. */
export function isWrittenByPersona({ kind, coach_id, seller_slug }: OrderRow): boolean {
  return kind === 'shoutout' && coach_id === null && personaOf(seller_slug) !== undefined
}

/** Who sells memberships. */
export const PLATFORM_SELLER = { seller_slug: 'kiai', seller_name: 'Kiai' } as const

/** Personas, house coaches and the platform itself: nobody has their account, and admins fulfil what they sell. */
export function isOfHouse({ coach_id, seller_slug }: Pick<OrderRow, 'coach_id' | 'seller_slug'>): boolean {
  const slugs: readonly string[] = [...COACH_IDS, ...HOUSE_COACH_SLUGS, PLATFORM_SELLER.seller_slug]
  return coach_id === null && slugs.includes(seller_slug)
}

export function sellerOf({ coach_id, seller_slug, seller_name }: OrderRow): Seller {
  const kind = !isOfHouse({ coach_id, seller_slug }) ? 'coach' : personaOf(seller_slug) ? 'persona' : 'house'
  return { slug: seller_slug, name: seller_name, kind, user_id: coach_id }
}

/** Whether the refund rule of the order lets the buyer cancel it. */
export function mayCancel({ order, fulfilment }: Sale, now: Date): boolean {
  if (order.state === 'open') return true
  if (order.state !== 'paid' || order.disputed_minor > 0) return false
  const { state, first_watched_at, starts_at, sessions_used, sessions_expire_at } = fulfilment
  switch (order.refund_rule) {
    case 'until_delivered':
    case 'return_14_days':
      return state === 'due'
    case 'until_watched':
      return state === 'ready' && first_watched_at === null
    case 'until_two_days_before':
      return state === 'ready' && starts_at !== null && hoursAfter(now, SEAT_CANCEL_HOURS) <= starts_at
    case 'until_day_before':
      // One that its coach moved can be cancelled until it begins.
      if (state !== 'ready' || starts_at === null) return false
      return hoursAfter(now, FREE_CANCEL_HOURS) <= starts_at || (order.withdraw_until !== null && now < starts_at)
    case 'until_used':
      return state === 'ready' && sessions_used === 0 && sessions_expire_at !== null && now < sessions_expire_at
    // A membership is cancelled on its own page, and ends with the time that is paid.
    case 'unused_days':
      return false
  }
}

/** The legal right. It ends when a service is done or a video was begun, as the buyer agreed. */
export function mayWithdraw({ order, fulfilment }: Sale, now: Date): boolean {
  if (order.state !== 'paid' || order.disputed_minor > 0 || order.refunded_minor === order.total_minor) return false
  const { state } = fulfilment
  if (order.kind === 'product') return state === 'due' || mayReturn({ order, fulfilment }, now)
  return (state === 'due' || state === 'ready') && order.withdraw_until !== null && now < order.withdraw_until
}

/** A product that was sent can be sent back, until the legal time after it was received is over. */
export function mayReturn({ order, fulfilment }: Sale, now: Date): boolean {
  if (order.kind !== 'product' || order.state !== 'paid') return false
  if (order.disputed_minor > 0 || order.refunded_minor === order.total_minor) return false
  const { state } = fulfilment
  return state === 'sent' || (state === 'done' && order.withdraw_until !== null && now < order.withdraw_until)
}

/** From when on the seller may say that an announced return has not arrived. */
export function missingFrom({ state, due_at }: Pick<FulfilmentRow, 'state' | 'due_at'>): Date | null {
  if (state !== 'return_asked' || due_at === null) return null
  return daysAfter(due_at, RETURN_ARRIVES_WITHIN_DAYS - RETURN_WITHIN_DAYS)
}

/** `credit_minor`: see `findCredit`. */
export function amountOnWithdrawal({ order, fulfilment }: Sale, now: Date, credit_minor = 0): number {
  const { sessions, sessions_used } = fulfilment
  const used = sessions ? { total: sessions, used: sessions_used } : null
  // Without the agreement that Elite begins at once, nothing of the price may be kept.
  if (!order.consented_at && credit_minor > 0) return order.total_minor - order.refunded_minor + credit_minor
  const period = order.consented_at ? periodOf(fulfilment, credit_minor) : null
  return refundOnWithdrawal({ ...order, sessions: used, period }, now.getTime())
}

/** The time that a payment of a membership covers. */
export function periodOf({ period_start, period_end }: FulfilmentRow, credit_minor: number): Order['period'] {
  if (!period_start || !period_end) return null
  return { start: period_start.toISOString(), end: period_end.toISOString(), credit_minor }
}

/** The whole price went back, also after a dispute. What costs nothing is never given back. */
function isGivenBack({ total_minor, refunded_minor }: Pick<OrderRow, 'total_minor' | 'refunded_minor'>): boolean {
  return total_minor > 0 && refunded_minor === total_minor
}

/** Whether the coach may record used sessions: until they expire, and after the last one until it is paid out. */
export function mayRecordSessions({ order, fulfilment }: Sale, now: Date): boolean {
  const { state, sessions, sessions_expire_at } = fulfilment
  if (order.state !== 'paid' || order.disputed_minor > 0) return false
  if (!sessions || sessions_expire_at === null || sessions_expire_at <= now) return false
  return state === 'ready' || (state === 'done' && order.payout_at !== null && now < order.payout_at)
}

/** A session that its buyer cancelled too late for a refund: it was done before it began. */
export function isCancelledLate({ order, fulfilment }: Sale): boolean {
  const { state, done_at, starts_at } = fulfilment
  return order.kind === 'coaching' && state === 'done' && done_at !== null && starts_at !== null && done_at < starts_at
}

/**
 * Received or used at least in part, and paid for at least in part; the seller is still there to be reviewed. `not_over`: the
 * sessions of a package that count as used because they are booked, and are not over.
 */
export function mayReview({ order, fulfilment }: Sale, not_over = 0): boolean {
  if (order.state !== 'paid' || order.kind === 'membership') return false
  if (order.coach_id === null && !isOfHouse(order)) return false
  if (isGivenBack(order) || isCancelledLate({ order, fulfilment })) return false
  const { state, sessions_used } = fulfilment
  return state === 'done' || (state === 'ready' && sessions_used > not_over)
}

/** What the buyer may still do, in the order of the contract. `not_over`: see `mayReview`. */
export function actionsOf(sale: Sale, now: Date, not_over = 0): OrderAction[] {
  const { order, fulfilment } = sale
  const { state } = fulfilment
  const isHeld = order.state === 'paid' && !isGivenBack(order) && (state === 'ready' || state === 'done')
  const allowed: Record<OrderAction, boolean> = {
    pay: order.state === 'open' && now < order.expires_at,
    cancel: mayCancel(sale, now),
    withdraw: mayWithdraw(sale, now),
    return: mayReturn(sale, now),
    confirm_receipt: order.kind === 'product' && state === 'sent',
    review: mayReview(sale, not_over),
    watch: isHeld && order.kind === 'video',
    add_to_calendar:
      order.kind === 'seminar' && state === 'ready' && fulfilment.starts_at !== null && now < fulfilment.starts_at,
  }
  return (Object.keys(allowed) as OrderAction[]).filter((action) => allowed[action])
}

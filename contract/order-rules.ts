import type { OrderKind } from './offer-rules.ts'

/** `open`: not paid yet. `expired` and `cancelled`: never paid. Refunds do not change the state; they are amounts. */
export const ORDER_STATES = ['open', 'paid', 'expired', 'cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/**
 * What was promised, and how far it is. `due`: someone has to deliver or send it. `ready`: it can be used (a video, a
 * seat, sessions). `done`: delivered, received or over. `return_missing`: the seller says that a return has not arrived,
 * and an admin decides. `cancelled`: refunded before it was done.
 */
export const FULFILMENT_STATES = [
  'due',
  'sent',
  'ready',
  'done',
  'return_asked',
  'return_missing',
  'returned',
  'cancelled',
] as const
export type FulfilmentState = (typeof FULFILMENT_STATES)[number]

/** Why money was given back. */
export const REFUND_CAUSES = [
  'late',
  'withdrawn',
  'cancelled',
  'returned',
  'sold_out',
  'seller_gone',
  'declined',
  'admin',
] as const
export type RefundCause = (typeof REFUND_CAUSES)[number]

/** As the buyer reads it: a session that was declined is one that its coach cancelled or did not come to. */
export const SHOWN_REFUND_CAUSES = [...REFUND_CAUSES, 'coach_cancelled', 'coach_absent'] as const
export type ShownRefundCause = (typeof SHOWN_REFUND_CAUSES)[number]

export const PAYOUT_STATES = ['open', 'paid', 'cancelled'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

export const ORDERS_PAGE = 20

/** What a buyer may still do. Worked out by the server, so that no page decides it differently. */
export const ORDER_ACTIONS = [
  'pay',
  'cancel',
  'withdraw',
  'return',
  'confirm_receipt',
  'review',
  'watch',
  'add_to_calendar',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** The time in which a consumer may withdraw without giving a reason. */
export const WITHDRAWAL_DAYS = 14
/** A seat is kept this long for an order that is not paid; other open orders are kept for a day. */
export const SEAT_HOLD_MINUTES = 35
export const OPEN_ORDER_HOURS = 24
/** How often a member may order one thing that costs nothing. Each order is a mail to its seller. */
export const FREE_ORDERS_A_DAY = 3
/** A seat that becomes free is kept this long for the first on the waitlist. */
export const WAITLIST_OFFER_HOURS = 12
/** A seat can be given back until this many hours before a seminar. */
export const SEAT_CANCEL_HOURS = 48
/** A seminar that was ordered is moved to a time at least this many hours ahead. */
export const MOVE_NOTICE_HOURS = 48
/** The coach's share is paid out this many days after the sale is fulfilled; for a product see `payoutDaysOf`. */
export const PAYOUT_AFTER_DAYS = 7
/** A product that was sent counts as received after this many days without a word. */
export const RECEIVED_AFTER_DAYS = 21

/** A product is sent within this time, unless its offer says otherwise; then the money goes back. */
export const SEND_WITHIN_DAYS = 14
/** A seller who says nothing about a return for this long has accepted it. */
export const RETURN_WITHIN_DAYS = 14
/** A return may be on its way for this long before its seller can say that it has not arrived. */
export const RETURN_ARRIVES_WITHIN_DAYS = 7

/** A product can be sent back after it was received: its share is not paid out before that right is over. */
export function payoutDaysOf(kind: OrderKind): number {
  return kind === 'product' ? Math.max(PAYOUT_AFTER_DAYS, WITHDRAWAL_DAYS) : PAYOUT_AFTER_DAYS
}

/** Which refund rule an offer has. The texts are in the pages; the rule is stored with the order. */
export const REFUND_RULES = [
  'until_delivered',
  'until_watched',
  'until_two_days_before',
  'until_day_before',
  'until_used',
  'return_14_days',
  'unused_days',
] as const
export type RefundRule = (typeof REFUND_RULES)[number]

export function refundRuleOf(kind: OrderKind): RefundRule {
  switch (kind) {
    case 'video':
      return 'until_watched'
    case 'seminar':
      return 'until_two_days_before'
    case 'coaching':
      return 'until_day_before'
    case 'package':
      return 'until_used'
    case 'product':
      return 'return_14_days'
    case 'membership':
      return 'unused_days'
    default:
      return 'until_delivered'
  }
}

/**
 * How a part of the price divides between the platform and the coach. `before_minor` of it were given back earlier:
 * fees are rounded on the sum, so that parts given back one by one cost exactly what the whole would.
 */
export function sharesOf(order: { total_minor: number; fee_minor: number }, part_minor: number, before_minor: number) {
  const feeUntil = (minor: number) =>
    order.total_minor === 0 ? 0 : Math.floor((order.fee_minor * minor) / order.total_minor)
  const fee_minor = feeUntil(before_minor + part_minor) - feeUntil(before_minor)
  return { fee_minor, coach_minor: part_minor - fee_minor }
}

interface Withdrawn {
  total_minor: number
  refunded_minor: number
  /** Of a package. */
  sessions: { total: number; used: number; booked?: number } | null
  /** Of a membership. The credit was paid with the order before, and counted when the plan changed. */
  period: { start: string; end: string; credit_minor: number } | null
}

/**
 * What goes back to a buyer who withdraws at the moment `now`: of a package the price of the sessions that are left, of a
 * membership the price of the time that is left.
 */
export function refundOnWithdrawal({ total_minor, refunded_minor, sessions, period }: Withdrawn, now: number): number {
  const left = total_minor - refunded_minor
  if (period) {
    const { credit_minor } = period
    return Math.min(left + credit_minor, Math.floor((total_minor + credit_minor) * unusedShare(period, now)))
  }
  if (!sessions) return left
  // Sessions that are booked and have not begun do not take place.
  const used = sessions.used - (sessions.booked ?? 0)
  return used === 0 ? left : Math.min(left, Math.floor((total_minor * (sessions.total - used)) / sessions.total))
}

function unusedShare({ start, end }: { start: string; end: string }, now: number): number {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  return Math.min(1, Math.max(0, (to - now) / (to - from)))
}

/** What the buyer of a shoutout is asked. */
export const SHOUTOUT_USES = ['personal', 'business'] as const
export const OCCASIONS = ['birthday', 'fight', 'grading', 'comeback', 'thanks', 'other'] as const
export const FOR_WHOM_MAX_LENGTH = 80
export const WISH_MAX_LENGTH = 1000
export const ADDRESS_LINE_MAX_LENGTH = 120
export const POSTAL_CODE_MAX_LENGTH = 20
export const TRACKING_MAX_LENGTH = 500
export const MESSAGE_MAX_LENGTH = 4000
export const MOST_FILM_NOTES = 60
export const NOTE_MAX_LENGTH = 500
export const MOST_DRILLS = 10
export const MOST_FILM_SECONDS = 3 * 60 * 60

/** The sandbox's page: what a tester may let happen. */
export const SANDBOX_ACTS = ['succeed', 'decline', 'pay_late', 'dispute', 'dispute_won', 'dispute_lost'] as const
export type SandboxAct = (typeof SANDBOX_ACTS)[number]

import {
  GRACE_DAYS,
  givesElite,
  LAST_WARNING_DAYS,
  type MEMBERSHIP_CHANGES,
  RENEWAL_NOTICE_DAYS,
} from '#contract/membership-rules.ts'
import { daysAfter } from '#server/clock.ts'
import type { memberships } from '#server/features/membership/public.ts'
import type { ProviderInvoice, ProviderSubscription } from '#server/outside/payments/subscription-provider.ts'

export type MembershipRow = typeof memberships.$inferSelect
type Changes = Partial<MembershipRow>

/** What the provider says: about the subscription, or about the page on which it would begin. */
export type Told = { subscription: ProviderSubscription } | { checkout: 'none' | 'open' | 'expired' }

interface Facts {
  /** The member has another paid membership that is live. */
  hasOther: boolean
  /** The price of the newest period went back. */
  isNewestGivenBack: boolean
  /** The member cannot sign in. */
  isBanned: boolean
  now: Date
}

/** A renewal is told to us some time after the period began: until then nobody is locked out. */
const RENEWAL_HEARD_WITHIN_DAYS = 1

/** Elite stays this long after a renewal that was not paid. The period that is not paid has begun. */
export function graceEndOf({ period_start }: Pick<ProviderSubscription, 'period_start'>): Date {
  return daysAfter(period_start, GRACE_DAYS)
}

/** What is true about the membership, from what the provider says and why we ended it. */
export function judge(row: MembershipRow, told: Told, facts: Facts): Changes {
  if ('checkout' in told) {
    const isOver = told.checkout === 'expired' || (told.checkout === 'none' && row.end_cause !== null)
    return isOver ? { state: 'ended', ended_at: row.ended_at ?? facts.now } : {}
  }
  const subscription = withPaidPeriod(told.subscription)
  const { state: theirs, plan, period_start, period_end, ends_at_period_end, next_plan } = subscription
  const end_cause = row.end_cause ?? causeToEnd(row, subscription, facts)
  // One that was given up does not wait for its payment again.
  const isGivenUp = end_cause !== null || (row.state === 'ended' && theirs === 'incomplete')
  return {
    ...{ plan, period_start, period_end, ends_at_period_end, next_plan, end_cause },
    state: isGivenUp ? 'ended' : theirs,
    access_until: isGivenUp ? null : accessUntil(subscription),
    provider_customer_id: subscription.customer_id,
    provider_subscription_id: subscription.id,
    ended_at: theirs === 'ended' ? (row.ended_at ?? facts.now) : null,
  }
}

/**
 * The subscription and its invoices are read one after the other: what was owed may have been paid in between. A period
 * that is paid is not owed.
 */
function withPaidPeriod(told: ProviderSubscription): ProviderSubscription {
  const isPaid = told.invoices.some(({ state, period_end }) => state === 'paid' && period_end >= told.period_end)
  return told.state === 'past_due' && isPaid ? { ...told, state: 'active' } : told
}

/**
 * The member does not get the time that this invoice pays for: it was paid after the end or beside another membership, or
 * we hear of the payment and of an early end together. Its money goes back.
 */
export function isPaidInVain(
  before: MembershipRow,
  after: MembershipRow,
  { period_end }: Pick<ProviderInvoice, 'period_end'>,
  as_of: Date,
): boolean {
  if (before.end_cause !== null || before.ended_at !== null || after.end_cause !== null) return true
  return after.ended_at !== null && period_end > as_of
}

function causeToEnd(row: MembershipRow, told: ProviderSubscription, facts: Facts): MembershipRow['end_cause'] {
  if (!givesElite(told.state)) return null
  if (row.user_id === null) return 'account_deleted'
  if (facts.hasOther && !givesElite(row.state)) return 'duplicate'
  if (told.state === 'past_due' && told.as_of >= graceEndOf(told)) return 'grace_over'
  if (told.state === 'past_due' && facts.isBanned) return 'cancelled'
  return facts.isNewestGivenBack ? 'given_back' : null
}

function accessUntil(told: ProviderSubscription): Date | null {
  if (!givesElite(told.state)) return null
  if (told.state === 'past_due') return graceEndOf(told)
  return told.ends_at_period_end ? told.period_end : daysAfter(told.period_end, RENEWAL_HEARD_WITHIN_DAYS)
}

export interface News {
  change: (typeof MEMBERSHIP_CHANGES)[number]
  /** The day that its sentence names. */
  day: Date | null
}

const UNTOLD_ENDS: readonly MembershipRow['end_cause'][] = ['duplicate', 'replaced', 'admin', 'account_deleted']

/** What the member is told about a change, and what is remembered so that it is told once. */
export function newsOf(before: MembershipRow, after: MembershipRow, as_of: Date): { news: News[]; told: Changes } {
  const [wasLive, isLive] = [givesElite(before.state), givesElite(after.state)]
  const { period_start, period_end } = after
  if (!isLive || period_end === null) {
    const isTold = wasLive && !UNTOLD_ENDS.includes(after.end_cause)
    return { news: isTold ? [{ change: 'expired', day: null }] : [], told: {} }
  }
  const news: News[] = []
  const told: Changes = {}
  if (!wasLive) news.push({ change: 'started', day: null })
  else if (after.ends_at_period_end !== before.ends_at_period_end)
    news.push(after.ends_at_period_end ? { change: 'cancelled', day: period_end } : { change: 'resumed', day: null })
  if (after.state === 'past_due') {
    const day = graceEndOf(after)
    const isLast = as_of >= daysAfter(day, -LAST_WARNING_DAYS)
    if (isLast && !isSame(after.warning_told_for, period_start)) {
      news.push({ change: 'last_warning', day })
      Object.assign(told, { warning_told_for: period_start, failure_told_for: period_start })
    } else if (!isSame(after.failure_told_for, period_start)) {
      news.push({ change: 'payment_failed', day })
      told.failure_told_for = period_start
    }
  } else if (isRenewalToAnnounce(after, period_end, as_of)) {
    news.push({ change: 'renews', day: period_end })
    told.renewal_told_for = period_end
  }
  return { news, told }
}

/** A month is charged without a word; a year, and the first payment after a trial, are announced. */
function isRenewalToAnnounce(row: MembershipRow, period_end: Date, as_of: Date): boolean {
  if (row.ends_at_period_end || isSame(row.renewal_told_for, period_end)) return false
  if (row.plan !== 'elite_yearly' && row.state !== 'trialing') return false
  return as_of >= daysAfter(period_end, -RENEWAL_NOTICE_DAYS)
}

export function isSame(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other
}

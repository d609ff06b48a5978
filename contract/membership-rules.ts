/** What can be paid for. Prices are content (content/membership-plans), never part of a request. */
export const MEMBERSHIP_PLANS = ['elite_monthly', 'elite_yearly'] as const
export type MembershipPlan = (typeof MEMBERSHIP_PLANS)[number]

/**
 * The state of a membership, as read back from the provider.
 * `incomplete`: never paid, gives nothing. `trialing`, `active`: gives Elite. `past_due`: a renewal failed; Elite stays for
 * the grace period. `ended`: over.
 */
export const MEMBERSHIP_STATES = ['incomplete', 'trialing', 'active', 'past_due', 'ended'] as const
export type MembershipState = (typeof MEMBERSHIP_STATES)[number]

/** How long Elite stays after a renewal failed. The provider tries again meanwhile. */
export const GRACE_DAYS = 7
/** A card is charged without a word beforehand only for what was announced this many days earlier. */
export const RENEWAL_NOTICE_DAYS = 7
/** The last warning comes this many days before the grace period ends. */
export const LAST_WARNING_DAYS = 2
export const MEMBERSHIP_PAYMENTS_PAGE = 20

export function givesElite(state: MembershipState): boolean {
  return state === 'trialing' || state === 'active' || state === 'past_due'
}

/**
 * A longer plan begins at once and is charged for what it costs more; a shorter one begins with the next period, so that
 * nothing has to be paid back.
 */
export function beginsAtOnce(plan: MembershipPlan, next: MembershipPlan): boolean {
  return plan === 'elite_monthly' && next === 'elite_yearly'
}

/** What a member is told about Elite: by an admin the first three, about a paid membership the others. */
export const MEMBERSHIP_CHANGES = [
  ...(['given', 'moved', 'ended'] as const),
  ...(['started', 'renews', 'payment_failed', 'last_warning', 'cancelled', 'resumed', 'expired'] as const),
] as const

/** How a payout reaches the coach: an admin pays it at a bank, or Stripe transfers it to the coach's account there. */
export const PAYOUT_WAYS = ['manual', 'stripe'] as const
export type PayoutWay = (typeof PAYOUT_WAYS)[number]

/** What Stripe says about a coach's account. `needs_something`: the coach has to give Stripe details first. */
export const PAYOUT_ACCOUNT_STATES = ['needs_something', 'in_review', 'ready', 'rejected'] as const
export type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number]

/**
 * Why a transfer is not made. `balance`: our balance at Stripe does not cover it. `account`: the coach's account cannot
 * receive it now. `refused`: any other refusal. `differs`: Stripe has a transfer that our books do not expect.
 */
export const PAYOUT_PROBLEMS = ['balance', 'account', 'refused', 'differs'] as const
export type PayoutProblem = (typeof PAYOUT_PROBLEMS)[number]

/**
 * Between these countries Stripe transfers by itself: United States, Canada, United Kingdom, Switzerland and the European
 * Economic Area without Iceland, where it has no accounts (docs.stripe.com/connect/cross-border-payouts).
 */
const CROSS_BORDER_COUNTRIES = [
  ...['AT', 'BE', 'BG', 'CA', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE'],
  ...['IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'US'],
]

/** Where coaches can have an account, for an operator whose own account is in `home`. Elsewhere payouts are manual. */
export function payoutCountriesOf(home: string): string[] {
  return CROSS_BORDER_COUNTRIES.includes(home) ? CROSS_BORDER_COUNTRIES : [home]
}

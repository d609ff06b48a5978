import type { PlanOffer } from '#contract/memberships.ts'

/** What a year costs less than twelve months, in minor units; 0 for other plans. */
export function savedAYear(plans: PlanOffer[], { every, price_minor, currency }: PlanOffer): number {
  const monthly = plans.find((other) => other.every === 'month' && other.currency === currency)
  return every === 'year' && monthly ? monthly.price_minor * 12 - price_minor : 0
}

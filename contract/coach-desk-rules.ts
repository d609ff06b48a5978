export const SERVICE_TYPES = ['coaching', 'shoutout'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]

export const TITLE_MAX_LENGTH = 120
export const DESCRIPTION_MAX_LENGTH = 2000
export const DURATION_MAX_LENGTH = 60
export const FEATURE_MAX_LENGTH = 160
export const MOST_FEATURES = 12
export const BRAND_MAX_LENGTH = 80
/** A million in a currency with two digits: a higher price is a typing mistake. */
export const MOST_MINOR_UNITS = 100_000_000

/** Rounded down, so that the discount shown is never larger than the real one. */
export function percentOff(price_minor: number, original_price_minor: number | null): number {
  if (original_price_minor === null || original_price_minor <= price_minor) return 0
  return Math.floor(((original_price_minor - price_minor) * 100) / original_price_minor)
}

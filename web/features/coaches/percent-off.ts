/** Rounded down, so that it never promises more than it gives. */
export function percentOff(price_cents: number, original_price_cents: number | null): number {
  if (original_price_cents === null || original_price_cents <= price_cents) return 0
  return Math.floor(((original_price_cents - price_cents) * 100) / original_price_cents)
}

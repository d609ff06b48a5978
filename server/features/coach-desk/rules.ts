import { formatMoney } from '#contract/money.ts'
import { percentOff } from '#contract/offer-rules.ts'

/** `$149`, `$59.99`: the specification's format in every language. */
export function priceText(minor: number, currency: string): string {
  return formatMoney(minor, currency, 'en-US', { short: true })
}

/** Null without a discount. */
export function discountText(cents: number, original: number | null): string | null {
  const percent = percentOff(cents, original)
  return percent === 0 ? null : `${percent}% OFF`
}

import { percentOff } from '#contract/coach-desk-rules.ts'
import type { CURRENCIES } from '#contract/money.ts'
import { formatMoney } from '#contract/money.ts'

export type Currency = (typeof CURRENCIES)[number]

/** `$149`, `$59.99`: the specification's format in every language. */
export function priceText(minor: number, currency: Currency): string {
  return formatMoney(minor, currency, 'en-US', { short: true })
}

/** Null without a discount. */
export function discountText(cents: number, original: number | null): string | null {
  const percent = percentOff(cents, original)
  return percent === 0 ? null : `${percent}% OFF`
}

interface Prices {
  price_minor: number
  original_price_minor: number | null
  currency: Currency
}

/** The texts that are stored beside the amounts of a product. */
export function productPrices({ price_minor, original_price_minor, currency }: Prices) {
  return {
    price: priceText(price_minor, currency),
    original_price: original_price_minor === null ? null : priceText(original_price_minor, currency),
    discount: discountText(price_minor, original_price_minor),
  }
}

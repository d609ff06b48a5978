import { type CURRENCIES, percentOff } from '#contract/coach-desk-rules.ts'

export type Currency = (typeof CURRENCIES)[number]

/** `$149`, `$59.99`: the specification's spelling, whatever language the reader has. */
export function priceText(cents: number, currency: Currency): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat('en-US', options).format(cents / 100)
}

/** Null where there is nothing to promise. */
export function discountText(cents: number, original: number | null): string | null {
  const percent = percentOff(cents, original)
  return percent === 0 ? null : `${percent}% OFF`
}

interface Prices {
  price_cents: number
  original_price_cents: number | null
  currency: Currency
}

/** What is stored beside the amounts of a product. */
export function productPrices({ price_cents, original_price_cents, currency }: Prices) {
  return {
    price: priceText(price_cents, currency),
    original_price: original_price_cents === null ? null : priceText(original_price_cents, currency),
    discount: discountText(price_cents, original_price_cents),
  }
}

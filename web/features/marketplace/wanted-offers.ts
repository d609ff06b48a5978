import { CURRENCIES } from '#contract/money.ts'
import { MOST_MINOR_UNITS, OFFER_SORTS, type OfferSort, SECTION_NAMES, type Section } from '#contract/offer-rules.ts'

export type Currency = (typeof CURRENCIES)[number]

/** What a visitor wants to see. Amounts are minor units of `currency`. */
export type WantedOffers = {
  section: Section | undefined
  sort: OfferSort | undefined
  currency: Currency | undefined
  least: number | undefined
  most: number | undefined
}

export const EVERYTHING: WantedOffers = {
  section: undefined,
  sort: undefined,
  currency: undefined,
  least: undefined,
  most: undefined,
}

/** The choice in an address, without invalid values. An amount without its currency says nothing, and is left out. */
export function readWanted(address: URLSearchParams): WantedOffers {
  const currency = oneOf(CURRENCIES, address.get('currency'))
  return {
    section: oneOf(SECTION_NAMES, address.get('section')),
    sort: oneOf(OFFER_SORTS, address.get('sort')),
    currency,
    least: currency && readAmount(address.get('least')),
    most: currency && readAmount(address.get('most')),
  }
}

/** The address of a choice, which can be shared: only what is chosen is in it. */
export function addressOf({ section, sort, currency, least, most }: WantedOffers): Record<string, string> {
  const isPriced = least !== undefined || most !== undefined
  return {
    ...(section && { section }),
    ...(sort && { sort }),
    ...(currency && isPriced && { currency }),
    ...(least !== undefined && { least: String(least) }),
    ...(most !== undefined && { most: String(most) }),
  }
}

/** The part of the choice that the server applies; the section is chosen on the page. */
export function filtersOf({ sort, currency, least, most }: WantedOffers) {
  return { sort, currency, least, most }
}

export function isNarrowed({ least, most }: WantedOffers): boolean {
  return least !== undefined || most !== undefined
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given)
}

function readAmount(given: string | null): number | undefined {
  if (given === null || !/^\d{1,12}$/.test(given)) return undefined
  const amount = Number(given)
  return amount <= MOST_MINOR_UNITS ? amount : undefined
}

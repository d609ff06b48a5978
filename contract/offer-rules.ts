import type { Language } from './language.ts'

/** What can be bought. A coaching session is bought by choosing a time, so it has no price button without one. */
export const OFFER_KINDS = ['coaching', 'package', 'film_review', 'shoutout', 'seminar', 'video', 'product'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** What an order can be for: an offer, or one period of a membership, which no coach sells. */
export const ORDER_KINDS = [...OFFER_KINDS, 'membership'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

/** The sections of a marketplace page (specification, section 2) and the kinds that each shows. */
export const SECTIONS = {
  coaching: ['coaching', 'package', 'film_review'],
  shoutouts: ['shoutout'],
  seminars: ['seminar'],
  videos: ['video'],
  products: ['product'],
} as const satisfies Record<string, readonly OfferKind[]>
export type Section = keyof typeof SECTIONS
export const SECTION_NAMES = Object.keys(SECTIONS) as Section[]

/** The tabs of the coach dashboard that list offers, and the kinds that each lists. */
export const OFFER_TABS = {
  services: ['coaching', 'shoutout', 'film_review', 'package'],
  products: ['product'],
  seminars: ['seminar', 'video'],
} as const satisfies Record<string, readonly OfferKind[]>
export type OfferTab = keyof typeof OFFER_TABS
export const OFFER_TAB_NAMES = Object.keys(OFFER_TABS) as OfferTab[]

/** The tabs for which there are samples. */
export const SAMPLE_TABS = ['services', 'products'] as const satisfies readonly OfferTab[]

/** How many offers the coach dashboard shows at first, and how many each further page adds. */
export const DESK_PAGE = 24

export function tabOf(kind: OfferKind): OfferTab {
  return OFFER_TAB_NAMES.find((tab) => (OFFER_TABS[tab] as readonly OfferKind[]).includes(kind)) ?? 'services'
}

export const OFFER_SORTS = ['newest', 'cheapest', 'dearest', 'best-rated'] as const
export type OfferSort = (typeof OFFER_SORTS)[number]

/** How many offers a section shows at first, and how many each further page adds. */
export const SECTION_PAGE = 12

export const TITLE_MAX_LENGTH = 120
export const DESCRIPTION_MAX_LENGTH = 2000
export const DURATION_MAX_LENGTH = 60
export const FEATURE_MAX_LENGTH = 160
export const MOST_FEATURES = 12
export const BRAND_MAX_LENGTH = 80
/** A million in a currency with two digits: a higher price is a typing mistake. */
export const MOST_MINOR_UNITS = 100_000_000
export const MOST_DELIVERY_HOURS = 30 * 24
export const MOST_SEATS = 10_000
export const MOST_SESSIONS = 100
/** Followers are told of so many new offers of a coach in 24 hours; the others are found on the coach's page. */
export const ANNOUNCED_A_DAY = 5
export const MOST_VALID_DAYS = 730
export const MOST_SEMINAR_MINUTES = 24 * 60

/** Rounded down, so that the discount shown is never larger than the real one. */
export function percentOff(price_minor: number, original_price_minor: number | null): number {
  if (original_price_minor === null || original_price_minor <= price_minor) return 0
  return Math.floor(((original_price_minor - price_minor) * 100) / original_price_minor)
}

/** The kinds that are delivered by a person or the AI after payment, with a clock. */
export const DELIVERED_KINDS: readonly OfferKind[] = ['shoutout', 'film_review']

/** Delivered at once after payment: the buyer is asked to agree that the right to withdraw ends then. */
export function needsConsent(kind: OfferKind): boolean {
  return kind === 'video'
}

export type OfferTexts = Record<Language, { title: string; description: string; features: readonly string[] }>

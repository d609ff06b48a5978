import type { PersonaLabel } from '#contract/personas.ts'
import type { HouseCoachSlug } from '../house-coaches/house-coach.ts'
import { KINGS_MASTER } from '../house-coaches/slugs.ts'

/** The clips that ship with Kiai: drawn, animated, without words. Their files are server/features/marketplace/clips. */
export const CLIPS = {
  breathing: { seconds: 16 },
  footwork: { seconds: 12 },
  'round-timer': { seconds: 30 },
  'guard-pass': { seconds: 12 },
  combination: { seconds: 10 },
} as const
export type ClipName = keyof typeof CLIPS

/** What every persona and house coach sells besides sessions. Prices are those of the specification (§9), in cents. */
const SHARED = {
  'shoutout-48h': { kind: 'shoutout', price_minor: 3_900, delivery_hours: 48 },
  'shoutout-72h': { kind: 'shoutout', price_minor: 5_900, delivery_hours: 72 },
  'shoutout-5d': { kind: 'shoutout', price_minor: 9_900, delivery_hours: 120 },
  'seminar-1': { kind: 'seminar', price_minor: 7_900, minutes: 90, seats: 12, in_days: 10 },
  'seminar-2': { kind: 'seminar', price_minor: 5_900, minutes: 60, seats: 8, in_days: 17 },
  'seminar-3': { kind: 'seminar', price_minor: 9_900, minutes: 120, seats: 5, in_days: 31 },
  'video-1': { kind: 'video', price_minor: 2_900 },
  'video-2': { kind: 'video', price_minor: 2_400 },
  'video-3': { kind: 'video', price_minor: 1_900 },
  'video-4': { kind: 'video', price_minor: 3_400 },
  // The price is that of the seller's product.
  'product-1': { kind: 'product', price_minor: 0 },
  'product-2': { kind: 'product', price_minor: 0 },
} as const

export const PERSONA_OFFERS = {
  'one-on-one': { kind: 'coaching', price_minor: 14_900, minutes: 60, seats: 1 },
  group: { kind: 'coaching', price_minor: 7_900, minutes: 90, seats: 6 },
  'deep-dive': { kind: 'coaching', price_minor: 24_900, minutes: 120, seats: 1 },
  ...SHARED,
} as const

export const HOUSE_OFFERS = {
  package: { kind: 'package', price_minor: 109_900, sessions: 4, minutes: 60, valid_days: 120 },
  'film-review': { kind: 'film_review', price_minor: 11_900, delivery_hours: 96 },
  ...SHARED,
} as const

/** A free call with the master coach of the Kings Network, which the page of the network offers. */
export const CONSULTATION = {
  seller_slug: KINGS_MASTER,
  kind: 'coaching',
  price_minor: 0,
  minutes: 20,
  seats: 1,
} as const

/** Personas that work over several weeks sell their sessions in a package too. */
export const PACKAGE_PERSONAS = ['leadership', 'performance', 'excellence', 'balance'] as const
export const PERSONA_PACKAGE = {
  kind: 'package',
  price_minor: 49_900,
  sessions: 4,
  minutes: 60,
  valid_days: 90,
} as const

type Text = readonly [title: string, description: string]
export type PersonaOffer = keyof typeof PERSONA_OFFERS
export type HouseOffer = keyof typeof HOUSE_OFFERS
export type PersonaOfferTexts = Record<PersonaLabel, Record<PersonaOffer, Text>>
export type HouseOfferTexts = Record<HouseCoachSlug, Record<HouseOffer, Text>>

/** Sentences that hold for all offers of a kind: what an AI writes, what the Kiai team does. */
export interface SharedOfferTexts {
  packages: Record<(typeof PACKAGE_PERSONAS)[number], Text>
  consultation: Text
  consultation_features: readonly string[]
  persona: Record<'coaching' | 'group' | 'package' | 'shoutout' | 'seminar', readonly string[]>
  house: Record<'package' | 'film_review' | 'shoutout' | 'seminar', readonly string[]>
  video: readonly string[]
  product: readonly string[]
  minutes(count: number): string
  hours(count: number): string
  seconds(count: number): string
}

interface Product {
  brand: string
  price_minor: number
  original_price_minor: number
  /** Invented, and shown as a sample. */
  sample_rating: number
  sample_reviews: number
}

interface SellerFacts {
  clips: readonly [ClipName, ClipName, ClipName, ClipName]
  products: readonly [Product, Product]
}

const product = (
  brand: string,
  price_minor: number,
  original_price_minor: number,
  rating: number,
  reviews: number,
) => ({
  brand,
  price_minor,
  original_price_minor,
  sample_rating: rating,
  sample_reviews: reviews,
})

/** The brands are invented. */
export const PERSONA_SELLERS: Record<PersonaLabel, SellerFacts> = {
  leadership: {
    clips: ['round-timer', 'breathing', 'footwork', 'guard-pass'],
    products: [product('Varnoq', 3_999, 5_999, 4.7, 312), product('Ostrello', 5_999, 7_999, 4.8, 641)],
  },
  mindset: {
    clips: ['breathing', 'combination', 'round-timer', 'footwork'],
    products: [product('Pelundra', 2_799, 3_999, 4.6, 208), product('Varnoq', 4_499, 5_999, 4.8, 517)],
  },
  performance: {
    clips: ['round-timer', 'combination', 'footwork', 'breathing'],
    products: [product('Tamarrok', 5_999, 7_999, 4.8, 1_247), product('Ostrello', 6_999, 9_999, 4.7, 388)],
  },
  excellence: {
    clips: ['guard-pass', 'footwork', 'combination', 'round-timer'],
    products: [product('Pelundra', 1_999, 2_999, 4.9, 463), product('Kessaroon', 8_999, 11_999, 4.9, 856)],
  },
  life: {
    clips: ['breathing', 'footwork', 'round-timer', 'guard-pass'],
    products: [product('Merivold', 3_499, 4_999, 4.6, 174), product('Pelundra', 2_099, 2_999, 4.7, 251)],
  },
  balance: {
    clips: ['breathing', 'footwork', 'round-timer', 'combination'],
    products: [product('Merivold', 4_699, 6_499, 4.8, 602), product('Tamarrok', 2_999, 3_999, 4.5, 143)],
  },
  empowerment: {
    clips: ['footwork', 'breathing', 'combination', 'guard-pass'],
    products: [product('Kessaroon', 5_399, 7_499, 4.7, 329), product('Varnoq', 1_999, 2_899, 4.6, 197)],
  },
  mental: {
    clips: ['breathing', 'footwork', 'combination', 'round-timer'],
    products: [product('Ostrello', 3_999, 5_499, 4.7, 285), product('Merivold', 2_399, 3_299, 4.6, 162)],
  },
}

export const HOUSE_SELLERS: Record<HouseCoachSlug, SellerFacts> = {
  'ana-prado': {
    clips: ['footwork', 'combination', 'round-timer', 'breathing'],
    products: [product('Tamarrok', 8_999, 11_999, 4.9, 856), product('Varnoq', 1_499, 1_999, 4.7, 934)],
  },
  'kenji-duarte': {
    clips: ['guard-pass', 'footwork', 'round-timer', 'breathing'],
    products: [product('Kessaroon', 11_999, 15_999, 4.8, 472), product('Pelundra', 1_999, 2_999, 4.8, 318)],
  },
  'mara-solis': {
    clips: ['breathing', 'round-timer', 'combination', 'guard-pass'],
    products: [product('Merivold', 2_999, 3_999, 4.7, 226), product('Kessaroon', 5_599, 7_999, 4.8, 541)],
  },
}

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CursorSchema, IdSchema, SlugSchema } from './fields.ts'
import { CURRENCIES } from './money.ts'
import { MOST_MINOR_UNITS, OFFER_KINDS, OFFER_SORTS, SECTION_NAMES } from './offer-rules.ts'
import { REFUND_RULES } from './order-rules.ts'

export const SellerSchema = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['persona', 'house', 'coach']),
  /** Of a human coach: the war mask is drawn from it. */
  user_id: z.nullable(IdSchema),
})
export type Seller = z.infer<typeof SellerSchema>

/** An offer as everybody sees it, in the reader's language where it belongs to the catalogue. */
export const OfferSchema = z.object({
  id: IdSchema,
  kind: z.enum(OFFER_KINDS),
  title: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  price_minor: z.number(),
  original_price_minor: z.nullable(z.number()),
  currency: z.string(),
  duration: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  picture_url: z.nullable(z.string()),
  delivery_hours: z.nullable(z.number()),
  starts_at: z.nullable(z.iso.datetime()),
  minutes: z.nullable(z.number()),
  seats_left: z.nullable(z.number()),
  /** Of each time of a group session; 1 for a session with one member. Null where nothing has seats. */
  seats: z.nullable(z.number()),
  sessions: z.nullable(z.number()),
  valid_days: z.nullable(z.number()),
  /** The average of verified buyers' stars, or of a sample: then `is_sample_rating`. */
  rating: z.nullable(z.number()),
  reviews: z.number(),
  is_sample_rating: z.boolean(),
})
export type Offer = z.infer<typeof OfferSchema>

const filters = {
  currency: z.optional(z.enum(CURRENCIES)),
  least: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(MOST_MINOR_UNITS))),
  most: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(MOST_MINOR_UNITS))),
  sort: z.optional(z.enum(OFFER_SORTS)),
}

const SectionSchema = z.object({
  section: z.enum(SECTION_NAMES),
  offers: z.array(OfferSchema),
  next: z.nullable(z.string()),
})

export const readMarketplace = endpoint({
  method: 'GET',
  path: '/api/marketplace/:slug',
  access: 'member',
  summary: 'The active offers of a persona, a house coach or an approved coach: the first page of each section',
  input: z.object({ slug: SlugSchema, ...filters }),
  output: z.object({
    seller: SellerSchema,
    sections: z.array(SectionSchema),
    /** The seller's videos that the reader has, each with the order that plays it. */
    owned: z.array(z.object({ offer_id: IdSchema, order_id: IdSchema })),
  }),
  errors: ['not-found'],
})

export const readSection = endpoint({
  method: 'GET',
  path: '/api/marketplace/:slug/:section',
  access: 'member',
  summary: 'A further page of one section',
  input: z.object({
    slug: SlugSchema,
    section: z.enum(SECTION_NAMES),
    ...filters,
    cursor: z.optional(CursorSchema),
  }),
  output: SectionSchema,
  errors: ['not-found'],
})

export const readOffer = endpoint({
  method: 'GET',
  path: '/api/offers/:id',
  access: 'member',
  summary: 'One offer with its seller and its refund rule, as the checkout shows it before paying',
  input: z.object({ id: IdSchema }),
  output: z.object({
    offer: OfferSchema,
    seller: SellerSchema,
    refund_rule: z.enum(REFUND_RULES),
    /** The buyer's own open order for it, which is resumed; the waitlist's answer for a sold-out seminar. */
    open_order_id: z.nullable(IdSchema),
    /** A video that the reader has: the order that plays it. */
    owned_order_id: z.nullable(IdSchema),
    waiting: z.boolean(),
    seat_kept_until: z.nullable(z.iso.datetime()),
    /** Which provider takes the payment: the sandbox says plainly that no money moves. */
    provider: z.enum(['sandbox', 'stripe']),
  }),
  errors: ['not-found'],
})

export const readClip = endpoint({
  method: 'GET',
  path: '/samples/:clip',
  access: 'member',
  summary: 'A video that ships with Kiai, for those who bought it; in parts too (Range)',
  input: z.object({ clip: z.string().check(z.regex(/^[a-z]{1,20}(?:-[a-z]{1,20})?$/)) }),
  output: z.string(),
  errors: ['not-found'],
})

export const changeWaiting = endpoint({
  method: 'PUT',
  path: '/api/offers/:id/waitlist',
  access: 'member',
  summary: 'Wait for a seat of a sold-out seminar, or stop waiting',
  input: z.object({ id: IdSchema, waiting: z.boolean() }),
  output: z.object({ waiting: z.boolean() }),
  errors: ['not-found', 'orders.offer-gone'],
})

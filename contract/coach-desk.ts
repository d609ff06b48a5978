import * as z from 'zod/mini'
import { MOST_GROUP_SEATS, SESSION_MINUTES } from './calendar-rules.ts'
import { BIO_MAX_LENGTH, EXPERIENCE_MAX_LENGTH } from './coach-application-rules.ts'
import { SpecialtiesSchema, SpecialtySchema } from './coach-applications.ts'
import { endpoint } from './endpoint.ts'
import {
  CursorSchema,
  HttpsUrlSchema,
  IdSchema,
  MomentSchema,
  multiLineText,
  oneLineText,
  PictureUrlSchema,
} from './fields.ts'
import { CURRENCIES } from './money.ts'
import {
  BRAND_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  DURATION_MAX_LENGTH,
  FEATURE_MAX_LENGTH,
  MOST_DELIVERY_HOURS,
  MOST_FEATURES,
  MOST_MINOR_UNITS,
  MOST_SEATS,
  MOST_SEMINAR_MINUTES,
  MOST_SESSIONS,
  MOST_VALID_DAYS,
  OFFER_KINDS,
  OFFER_TAB_NAMES,
  SAMPLE_TABS,
  TITLE_MAX_LENGTH,
} from './offer-rules.ts'

/** -0 becomes 0: its display text would be '-$0'. */
const MinorUnitsSchema = z.int().check(
  z.gte(0),
  z.lte(MOST_MINOR_UNITS),
  z.overwrite((value) => value + 0),
)

const count = (most: number) => z.int().check(z.gte(1), z.lte(most))
const DurationSchema = oneLineText(DURATION_MAX_LENGTH)
/** How long the calendar is taken. */
const SessionMinutesSchema = z.int().check(z.gte(SESSION_MINUTES.least), z.lte(SESSION_MINUTES.most))

const common = {
  title: oneLineText(TITLE_MAX_LENGTH),
  description: multiLineText(DESCRIPTION_MAX_LENGTH),
  price_minor: MinorUnitsSchema,
  currency: z.enum(CURRENCIES),
  picture_url: z.nullable(PictureUrlSchema),
}
const features = z.array(oneLineText(FEATURE_MAX_LENGTH)).check(z.maxLength(MOST_FEATURES))
/** After payment; what is late is refunded. */
const delivery_hours = count(MOST_DELIVERY_HOURS)

/** What a coach enters for each kind of offer. */
export const OFFER_FIELDS = {
  coaching: {
    ...common,
    features,
    minutes: SessionMinutesSchema,
    /** 1 for a session with one member; more for a group. */
    seats: count(MOST_GROUP_SEATS),
  },
  shoutout: { ...common, features, duration: DurationSchema, delivery_hours },
  film_review: { ...common, features, delivery_hours },
  package: {
    ...common,
    features,
    sessions: count(MOST_SESSIONS),
    /** Of each session. */
    minutes: SessionMinutesSchema,
    valid_days: count(MOST_VALID_DAYS),
  },
  seminar: {
    ...common,
    features,
    starts_at: MomentSchema,
    minutes: count(MOST_SEMINAR_MINUTES),
    seats: count(MOST_SEATS),
    /** Only buyers see it. */
    join_url: HttpsUrlSchema,
  },
  video: { ...common, features, duration: DurationSchema, file_id: IdSchema },
  product: {
    ...common,
    brand: oneLineText(BRAND_MAX_LENGTH),
    /** The price before; the discount is calculated from it. */
    original_price_minor: z.nullable(MinorUnitsSchema),
  },
}

/** The price before is higher, or there is none. */
const originalIsHigher = z.refine<unknown>(
  (offer) => {
    const { price_minor, original_price_minor } = offer as { price_minor: number; original_price_minor: number | null }
    return original_price_minor === null || original_price_minor > price_minor
  },
  { path: ['original_price_minor'] },
)

/** `more`: the id, where the offer exists. */
const offerSchema = <More extends Record<string, typeof IdSchema>>(more: More) =>
  z.discriminatedUnion('kind', [
    z.object({ ...more, kind: z.literal('coaching'), ...OFFER_FIELDS.coaching }),
    z.object({ ...more, kind: z.literal('shoutout'), ...OFFER_FIELDS.shoutout }),
    z.object({ ...more, kind: z.literal('film_review'), ...OFFER_FIELDS.film_review }),
    z.object({ ...more, kind: z.literal('package'), ...OFFER_FIELDS.package }),
    z.object({ ...more, kind: z.literal('seminar'), ...OFFER_FIELDS.seminar }),
    z.object({ ...more, kind: z.literal('video'), ...OFFER_FIELDS.video }),
    z.object({ ...more, kind: z.literal('product'), ...OFFER_FIELDS.product }).check(originalIsHigher),
  ])

const NewOfferSchema = offerSchema({})
export type OfferFields = z.infer<typeof NewOfferSchema>

/** An offer as its coach sees it. As stored, without the limits above: rows written under earlier rules are still shown. */
export const DeskOfferSchema = z.object({
  id: IdSchema,
  coach_id: IdSchema,
  kind: z.enum(OFFER_KINDS),
  title: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** The display text, derived from the price and its currency. */
  price: z.string(),
  price_minor: z.number(),
  original_price: z.nullable(z.string()),
  original_price_minor: z.nullable(z.number()),
  currency: z.string(),
  discount: z.nullable(z.string()),
  duration: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  picture_url: z.nullable(z.string()),
  delivery_hours: z.nullable(z.number()),
  starts_at: z.nullable(z.iso.datetime()),
  minutes: z.nullable(z.number()),
  seats: z.nullable(z.number()),
  /** Sold, or held for somebody who is paying or was offered one from the waitlist. */
  seats_taken: z.number(),
  seats_left: z.nullable(z.number()),
  join_url: z.nullable(z.string()),
  sessions: z.nullable(z.number()),
  valid_days: z.nullable(z.number()),
  file_id: z.nullable(IdSchema),
  rating: z.nullable(z.number()),
  reviews: z.number(),
  is_sample_rating: z.boolean(),
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
})
export type DeskOffer = z.infer<typeof DeskOfferSchema>

const CoachProfileFieldsSchema = z.object({
  coach_bio: z.string(),
  coach_experience: z.string(),
  coach_specialties: z.array(SpecialtySchema),
  coach_image_url: z.nullable(z.string()),
  /** The address of the public profile; null until the coach is approved. */
  slug: z.nullable(z.string()),
})

/** How many offers each tab has, and how many of all of them members see. */
const OfferCountsSchema = z.object({
  services: z.number(),
  products: z.number(),
  seminars: z.number(),
  active: z.number(),
})
export type OfferCounts = z.infer<typeof OfferCountsSchema>

export const readCoachDesk = endpoint({
  method: 'GET',
  path: '/api/coach-desk',
  access: 'use-coach-desk',
  summary: 'Public profile of this coach, and how many offers there are',
  input: z.object({}),
  output: z.object({
    counts: OfferCountsSchema,
    /** Active group sessions that members do not see: they have no meeting link, so nobody could come. */
    hidden_groups: z.number(),
    profile: CoachProfileFieldsSchema,
  }),
  errors: [],
})

export const listOwnOffers = endpoint({
  method: 'GET',
  path: '/api/coach-desk/offers',
  access: 'use-coach-desk',
  summary: 'This coach’s offers of a tab of the dashboard, newest first',
  input: z.object({ tab: z.enum(OFFER_TAB_NAMES), cursor: z.optional(CursorSchema) }),
  output: z.object({ offers: z.array(DeskOfferSchema), next: z.nullable(z.string()) }),
  errors: [],
})

export const addOffer = endpoint({
  method: 'POST',
  path: '/api/coach-desk/offers',
  access: 'use-coach-desk',
  summary: 'Offer something; which fields there are depends on its kind',
  input: NewOfferSchema,
  output: DeskOfferSchema,
  errors: ['calendars.groups-need-link'],
  status: 201,
})

export const changeOffer = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/offers/:id',
  access: 'use-coach-desk',
  summary: 'Change an offer. Orders keep their price; buyers of a seminar that is moved are told',
  input: offerSchema({ id: IdSchema }),
  output: DeskOfferSchema,
  errors: [
    'not-found',
    'calendars.groups-need-link',
    'coach-desk.seminar-begun',
    'coach-desk.seminar-too-soon',
    'coach-desk.moved-often',
  ],
})

export const switchOffer = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/offers/:id/active',
  access: 'use-coach-desk',
  summary: 'Show an offer to members, or hide it',
  input: z.object({ id: IdSchema, is_active: z.boolean() }),
  output: DeskOfferSchema,
  errors: ['not-found', 'calendars.groups-need-link'],
})

export const deleteOffer = endpoint({
  method: 'DELETE',
  path: '/api/coach-desk/offers/:id',
  access: 'use-coach-desk',
  summary:
    'Delete an offer; it can be restored for a short while. A seminar with buyers only with `refund`: all are refunded',
  input: z.object({ id: IdSchema, refund: z.optional(z.boolean()) }),
  /** Sessions of it that are still to come: they stay, and have to be held. */
  output: z.object({ kept_bookings: z.number() }),
  errors: ['not-found', 'coach-desk.has-buyers'],
})

export const restoreOffer = endpoint({
  method: 'POST',
  path: '/api/coach-desk/offers/:id/restore',
  access: 'use-coach-desk',
  summary: 'Undo the deletion of an offer',
  input: z.object({ id: IdSchema }),
  output: DeskOfferSchema,
  errors: ['not-found'],
})

export const createSamples = endpoint({
  method: 'POST',
  path: '/api/coach-desk/offers/samples',
  access: 'use-coach-desk',
  summary: 'The three sample services or the two sample products of §9, into an empty tab',
  input: z.object({ tab: z.enum(SAMPLE_TABS) }),
  output: z.object({ offers: z.array(DeskOfferSchema) }),
  errors: ['coach-desk.not-empty'],
  status: 201,
})

export const changeCoachProfile = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/profile',
  access: 'use-coach-desk',
  summary: 'Change what the public profile says',
  input: z.object({
    coach_bio: multiLineText(BIO_MAX_LENGTH),
    coach_experience: multiLineText(EXPERIENCE_MAX_LENGTH),
    coach_specialties: SpecialtiesSchema,
    coach_image_url: z.nullable(PictureUrlSchema),
  }),
  output: CoachProfileFieldsSchema,
  errors: [],
})

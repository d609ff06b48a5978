import { and, eq, isNull } from 'drizzle-orm'
import type { DeskOffer, OfferFields } from '#contract/coach-desk.ts'
import { offers } from '#server/features/marketplace/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import { discountText, priceText } from './rules.ts'

export type OfferRow = typeof offers.$inferSelect

export interface Named {
  id: string
  coach_id: string
}

export function ownAndNotDeleted({ id, coach_id }: Named) {
  return and(eq(offers.id, id), eq(offers.coach_id, coach_id), isNull(offers.deleted_at))
}

/** Another coach's offer, a deleted one and a missing one are all "not found". */
export function found<Row>([row]: Row[]): Row {
  if (!row) throw new Refusal('not-found')
  return row
}

/** Columns that only some kinds have. */
const OF_OTHER_KINDS = {
  features: [],
  original_price_minor: null,
  duration: null,
  brand: null,
  delivery_hours: null,
  starts_at: null,
  minutes: null,
  seats: null,
  join_url: null,
  sessions: null,
  valid_days: null,
  file_id: null,
}

/** What a coach entered, as columns; those of other kinds are empty. */
export function columnsOf(fields: OfferFields) {
  return {
    ...OF_OTHER_KINDS,
    ...fields,
    starts_at: fields.kind === 'seminar' ? new Date(fields.starts_at) : null,
  }
}

/** The offer as its coach sees it, with the texts that are derived from its amounts. */
export function deskOffer(
  offer: OfferRow,
): Omit<DeskOffer, 'starts_at' | 'created_at'> & Pick<OfferRow, 'starts_at' | 'created_at'> {
  const { price_minor, original_price_minor, currency, stars, sample_rating, sample_reviews } = offer
  const is_sample_rating = offer.reviews === 0 && sample_rating !== null
  const average = offer.reviews === 0 ? null : Math.round((stars / offer.reviews) * 10) / 10
  return {
    ...offer,
    coach_id: offer.coach_id ?? '',
    price: priceText(price_minor, currency),
    original_price: original_price_minor === null ? null : priceText(original_price_minor, currency),
    seats_left: offer.seats === null || offer.kind !== 'seminar' ? null : Math.max(0, offer.seats - offer.seats_taken),
    discount: discountText(price_minor, original_price_minor),
    rating: is_sample_rating ? sample_rating : average,
    reviews: is_sample_rating ? (sample_reviews ?? 0) : offer.reviews,
    is_sample_rating,
  }
}

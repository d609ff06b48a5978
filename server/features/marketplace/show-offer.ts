import { catalogueTexts } from '#content/catalogue/catalogue.ts'
import type { Language } from '#contract/language.ts'
import type { OfferRow } from './tables.ts'

type Texts = Pick<OfferRow, 'title' | 'description' | 'features' | 'duration'>

/** In the reader's language where the offer belongs to the catalogue; a coach's own are as the coach wrote them. */
export function textsOf(offer: Texts & Pick<OfferRow, 'catalogue_id'>, language: Language): Texts {
  const { title, description, features, duration } = offer
  const texts = offer.catalogue_id === null ? undefined : catalogueTexts(offer.catalogue_id, language)
  return { title, description, features, duration, ...texts }
}

/** An offer as everybody sees it. */
export function showOffer(offer: OfferRow, language: Language) {
  const { kind, stars, reviews, sample_rating, sample_reviews, seats, seats_taken } = offer
  const isSample = reviews === 0 && sample_rating !== null
  return {
    ...offer,
    ...textsOf(offer, language),
    // A group session has seats at each of its times.
    seats_left: seats === null || kind !== 'seminar' ? null : Math.max(0, seats - seats_taken),
    rating: isSample ? sample_rating : reviews === 0 ? null : Math.round((stars / reviews) * 10) / 10,
    reviews: isSample ? (sample_reviews ?? 0) : reviews,
    is_sample_rating: isSample,
  }
}

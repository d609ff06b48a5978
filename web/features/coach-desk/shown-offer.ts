import type { Language } from '#contract/language.ts'
import { OFFER_KINDS } from '#contract/offer-rules.ts'
import { momentOf } from '#web/forms/local-time.ts'
import type { ShownOffer } from '#web/offers/offer-card.tsx'
import type { Offer } from './desk-changes.ts'
import { featuresOf } from './feature-lines.ts'
import { hasField, type KindField, type OfferDraft } from './offer-draft.ts'
import { parsePrice } from './price.ts'

/** The preview of what is typed. `offer` is the saved one, `empty` stands where nothing is typed yet. */
export function shownOffer(
  values: OfferDraft,
  offer: Offer | undefined,
  language: Language,
  empty: Pick<OfferDraft, 'title' | 'description'>,
): ShownOffer {
  const kind = OFFER_KINDS.find((known) => known === values.kind) ?? 'coaching'
  const text = (field: KindField & keyof OfferDraft) => (hasField(kind, field) && values[field].trim()) || null
  const number = (field: KindField & keyof OfferDraft) => {
    const typed = Number(text(field) ?? Number.NaN)
    return Number.isInteger(typed) && typed > 0 ? typed : null
  }
  const seats = number('seats')
  const former = text('original_price')
  return {
    kind,
    title: values.title || empty.title,
    description: values.description || empty.description,
    features: hasField(kind, 'features') ? featuresOf(values.features).filter((line) => line.trim() !== '') : [],
    price_minor: parsePrice(values.price, values.currency, language),
    original_price_minor: former === null ? null : (parsePrice(former, values.currency, language) ?? null),
    currency: values.currency,
    duration: text('duration'),
    brand: text('brand'),
    picture_url: values.picture_url.trim() || null,
    delivery_hours: number('delivery_hours'),
    starts_at: momentOf(text('starts_at') ?? '') ?? null,
    minutes: number('minutes'),
    seats,
    seats_left: seats === null || kind !== 'seminar' ? null : Math.max(0, seats - (offer?.seats_taken ?? 0)),
    sessions: number('sessions'),
    valid_days: number('valid_days'),
    rating: offer?.rating ?? null,
    reviews: offer?.reviews ?? 0,
    is_sample_rating: offer?.is_sample_rating ?? false,
  }
}

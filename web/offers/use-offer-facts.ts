import type { Offer } from '#contract/marketplace.ts'
import { percentOff } from '#contract/offer-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useTimeZone } from '#web/session/use-time-zone.ts'

/** Deliveries up to three days are promised in hours, longer ones in days. */
const LONGEST_IN_HOURS = 72

export function deliveryTime(hours: number): { unit: 'hours' | 'days'; count: number } {
  return hours > LONGEST_IN_HOURS ? { unit: 'days', count: Math.ceil(hours / 24) } : { unit: 'hours', count: hours }
}

/** What an offer says about itself in words: when, how long, how soon, for what price. */
export function useOfferFacts() {
  const { t } = useTranslation('offers')
  const { number, shortMomentIn } = useFormats()
  const { money } = useMoneyFormats()
  const zone = useTimeZone()

  const delivery = (hours: number) => {
    const { unit, count } = deliveryTime(hours)
    return t(`delivery.${unit}`, { count })
  }

  return {
    /** In the order in which a buyer asks. */
    facts(offer: Pick<Offer, (typeof FACT_FIELDS)[number]>): string[] {
      return [
        offer.starts_at && shortMomentIn(zone, offer.starts_at),
        // What the calendar takes; only what has no minutes is described in the seller's own words.
        offer.minutes === null ? offer.duration : t('minutes', { count: offer.minutes }),
        offer.sessions !== null && t('sessions', { count: offer.sessions }),
        offer.valid_days !== null && t('valid', { count: offer.valid_days }),
        offer.delivery_hours !== null && delivery(offer.delivery_hours),
      ].filter((fact) => typeof fact === 'string' && fact !== '') as string[]
    },
    /** The price before and how much less it is now; undefined without a discount. */
    discount({ price_minor, original_price_minor, currency }: Priced) {
      const percent = percentOff(price_minor, original_price_minor)
      if (percent === 0 || original_price_minor === null) return undefined
      const price = money(original_price_minor, currency)
      return { price, spoken: t('was', { price }), off: t('off', { percent }) }
    },
    price: ({ price_minor, currency }: Priced) => (price_minor === 0 ? t('free') : money(price_minor, currency)),
    rating({ rating, reviews, is_sample_rating }: Pick<Offer, 'rating' | 'reviews' | 'is_sample_rating'>) {
      if (rating === null) return undefined
      const words = t('rating', { count: reviews, rating: number(rating), shown: number(reviews) })
      return is_sample_rating ? `${words} · ${t('sample')}` : words
    },
  }
}

const FACT_FIELDS = ['starts_at', 'minutes', 'sessions', 'valid_days', 'duration', 'delivery_hours'] as const
type Priced = Pick<Offer, 'price_minor' | 'original_price_minor' | 'currency'>

import { useTranslation } from '#web/i18n/use-translation.ts'
import { ReviewList } from './review-list.tsx'

/** The reviews of an offer as a part of a page. */
export function OfferReviews({ offer_id }: { offer_id: string }) {
  const { t } = useTranslation('reviews')
  return (
    <section aria-labelledby="offer-reviews" className="grid gap-4">
      <h2 id="offer-reviews" className="type-display text-heading">
        {t('heading')}
      </h2>
      <ReviewList of={{ offer_id }} />
    </section>
  )
}

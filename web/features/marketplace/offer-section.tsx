import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import type { Offer } from '#contract/marketplace.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { OfferCard } from '#web/offers/offer-card.tsx'
import { Button } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { OfferAction } from './offer-action.tsx'
import { furtherOffersQuery, type Marketplace, type ShownSection } from './queries.ts'
import { isNarrowed, type WantedOffers } from './wanted-offers.ts'

type OfferSectionProps = {
  seller: Marketplace['seller']
  shown: ShownSection
  wanted: WantedOffers
  language: Language
  owned: Marketplace['owned']
  /** The visitor is the seller. */
  isOwn: boolean
  reviews: (of: { offer_id: string }, title: string, label: string) => ReactNode
}

/** Of real buyers: samples have a number and no reviews. */
export const hasReviews = ({ reviews, is_sample_rating }: Offer): boolean => reviews > 0 && !is_sample_rating

export function OfferSection({ seller, shown, wanted, language, owned, isOwn, reviews }: OfferSectionProps) {
  const { t } = useTranslation(['marketplace', 'common'])
  const { section } = shown
  const further = useInfiniteQuery(furtherOffersQuery(seller.slug, language, wanted, shown))
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = further
  // An offer that moved to a later page while the pages were read would be listed twice.
  const offers = [
    ...new Map(
      [...shown.offers, ...(data?.pages.flatMap((page) => page.offers) ?? [])].map((offer) => [offer.id, offer]),
    ).values(),
  ]
  const hasMore = data ? hasNextPage : shown.next !== null
  const more = () => void fetchNextPage()
  return (
    <section aria-labelledby={`section-${section}`} className="grid gap-5">
      <h2 id={`section-${section}`} className="type-display text-title">
        {t(`section.${section}.title`)}
      </h2>
      {offers.length === 0 ? (
        <p className="max-w-[60ch] border-s-3 border-line ps-5 text-muted">
          {isNarrowed(wanted)
            ? t('noneInRange')
            : t(isOwn ? `section.${section}.emptyOwn` : `section.${section}.empty`, { name: seller.name })}
        </p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
          {offers.map((offer) => (
            <OfferCard
              key={offer.id}
              offer={offer}
              action={
                <OfferAction
                  offer={offer}
                  language={language}
                  isOwn={isOwn}
                  owned={owned.find(({ offer_id }) => offer_id === offer.id)?.order_id}
                />
              }
              footer={
                hasReviews(offer) &&
                reviews({ offer_id: offer.id }, offer.title, t('reviews.read', { count: offer.reviews }))
              }
            />
          ))}
        </ul>
      )}
      {isError && !isFetching && (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={more}>
          {t('moreFailed')}
        </RetryNotice>
      )}
      {hasMore && (!isError || isFetching) && (
        <Button variant="secondary" busy={isFetching} onClick={more} className="w-fit">
          {t('more', { section: t(`section.${section}.title`) })}
        </Button>
      )}
    </section>
  )
}

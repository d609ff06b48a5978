import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import { CURRENCIES } from '#contract/money.ts'
import { SECTION_NAMES } from '#contract/offer-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { OfferFilters } from './offer-filters.tsx'
import { hasReviews, OfferSection } from './offer-section.tsx'
import type { Marketplace } from './queries.ts'
import { ShareButton } from './share-button.tsx'
import { EVERYTHING, isNarrowed, type WantedOffers } from './wanted-offers.ts'

type MarketplaceViewProps = {
  marketplace: Marketplace
  language: Language
  wanted: WantedOffers
  onWant: (changed: Partial<WantedOffers>) => void
  /** The offers shown are those of the former choice; the current ones are loading. */
  isLate: boolean
  isOwn: boolean
  back: ReactNode
  /** Opens what buyers say about an offer, or about everything of this seller. */
  reviews: (of: { offer_id: string } | { slug: string }, title: string, label: string) => ReactNode
  mask: ReactNode
}

export function MarketplaceView(props: MarketplaceViewProps) {
  const { marketplace, language, wanted, onWant, isLate, isOwn, back, mask, reviews } = props
  const { t } = useTranslation('marketplace')
  const { seller, sections, owned } = marketplace
  const used = new Set(sections.flatMap(({ offers }) => offers.map(({ currency }) => currency)))
  const isReviewed = sections.some((section) => section.offers.some(hasReviews))
  const shown = SECTION_NAMES.filter((name) => !wanted.section || wanted.section === name).flatMap(
    (name) => sections.find(({ section }) => section === name) ?? { section: name, offers: [], next: null },
  )
  return (
    <div className="grid gap-10">
      <header className="relative isolate grid gap-4 overflow-x-clip">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {back}
          <ShareButton title={t('title', { name: seller.name })} />
        </div>
        <div className="flex items-end justify-between gap-6">
          <div className="min-w-0">
            <p className="type-eyebrow [overflow-wrap:anywhere]">{t('title', { name: seller.name })}</p>
            <h1 className="type-display mt-3 text-[clamp(2.75rem,1.6rem+5vw,6rem)]">{t('headline')}</h1>
            <p className="mt-4 max-w-[52ch] text-lead text-muted">{t(`lead.${seller.kind}`, { name: seller.name })}</p>
            {isReviewed && <div className="mt-4">{reviews({ slug: seller.slug }, seller.name, t('reviews.all'))}</div>}
          </div>
          <div aria-hidden="true" className="size-40 shrink-0 max-sm:hidden lg:size-56">
            {mask}
          </div>
        </div>
      </header>
      <OfferFilters wanted={wanted} currencies={CURRENCIES.filter((one) => used.has(one))} onWant={onWant} />
      {(isNarrowed(wanted) || wanted.section) && (
        <Button variant="text" size="small" className="w-fit" onClick={() => onWant(EVERYTHING)}>
          {t('filter.clear')}
        </Button>
      )}
      <div aria-busy={isLate} className={classNames('grid gap-14', isLate && 'opacity-60')}>
        {shown.map((one) => (
          <OfferSection
            key={one.section}
            seller={seller}
            shown={one}
            wanted={wanted}
            language={language}
            owned={owned}
            isOwn={isOwn}
            reviews={reviews}
          />
        ))}
      </div>
    </div>
  )
}

import Star from 'lucide-react/icons/star'
import { useTranslation } from 'react-i18next'
import type { CoachProduct } from '#contract/coach-desk.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { Badge } from '#web/ui/badge.tsx'
import { OfferCard } from '#web/ui/offer-card.tsx'
import { percentOff } from './percent-off.ts'

export function ProductCard({ product }: { product: CoachProduct }) {
  const { t } = useTranslation('coaches')
  const { money, number } = useFormats()
  const { title, brand, description, price_cents, original_price_cents, currency, rating, reviews } = product
  const percent = percentOff(price_cents, original_price_cents)
  return (
    <OfferCard
      eyebrow={brand}
      title={title}
      description={description}
      price={money(price_cents, currency)}
      priceNote={
        percent > 0 &&
        original_price_cents !== null && (
          <>
            <s className="text-muted" aria-hidden="true">
              {money(original_price_cents, currency)}
            </s>
            <span className="sr-only">{t('public.was', { price: money(original_price_cents, currency) })}</span>
            <Badge variant="ember">{t('public.off', { percent })}</Badge>
          </>
        )
      }
    >
      {rating !== null && (
        <p className="flex items-start gap-2 text-sm">
          <Star aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gilt" />
          {t('public.rating', { count: reviews, rating: number(rating), shown: number(reviews) })}
        </p>
      )}
    </OfferCard>
  )
}

import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CoachProduct } from '#contract/coach-desk.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { Badge } from '#web/ui/badge.tsx'
import { OfferCard } from '#web/ui/offer-card.tsx'
import { discountPercent } from './price.ts'

type ShownProduct = Pick<
  CoachProduct,
  'title' | 'brand' | 'description' | 'original_price_cents' | 'currency' | 'rating' | 'reviews'
> & {
  /** Not known while it is still being typed. */
  price_cents: number | undefined
}

type ProductCardProps = { product: ShownProduct; as?: 'article' | 'li'; footer?: ReactNode }

export function ProductCard({ product, as = 'li', footer }: ProductCardProps) {
  const { t } = useTranslation('coach-desk')
  const { money, number } = useFormats()
  const { title, brand, description, price_cents, original_price_cents: former, currency, rating, reviews } = product
  const percent = price_cents === undefined ? 0 : discountPercent(price_cents, former)
  return (
    <OfferCard
      as={as}
      eyebrow={brand}
      title={title || t('preview.title')}
      description={description || t('preview.description')}
      price={price_cents === undefined ? t('preview.price') : money(price_cents, currency)}
      priceNote={
        percent > 0 &&
        former !== null && (
          <>
            <s className="text-muted" aria-hidden="true">
              {money(former, currency)}
            </s>
            <span className="sr-only">{t('offer.was', { price: money(former, currency) })}</span>
            <Badge variant="ember">{t('offer.off', { percent })}</Badge>
          </>
        )
      }
      footer={footer}
    >
      {rating !== null && (
        <p className="flex items-start gap-2 text-sm">
          <Star aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gilt" />
          {t('offer.rating', { count: reviews, rating: number(rating), shown: number(reviews) })}
        </p>
      )}
    </OfferCard>
  )
}

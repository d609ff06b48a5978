import type { ReactNode } from 'react'
import type { CoachProduct } from '#contract/coach-desk.ts'
import { percentOff } from '#contract/coach-desk-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { FormerPrice, Rating } from '#web/ui/price-parts.tsx'
import { PricedCard } from '#web/ui/priced-card.tsx'

type ShownProduct = Pick<
  CoachProduct,
  'title' | 'brand' | 'description' | 'original_price_minor' | 'currency' | 'rating' | 'reviews'
> & {
  /** Undefined while the typed price is not valid. */
  price_minor: number | undefined
}

type ProductCardProps = { product: ShownProduct; as?: 'article' | 'li'; footer?: ReactNode }

export function ProductCard({ product, as = 'li', footer }: ProductCardProps) {
  const { t } = useTranslation('coach-desk')
  const { number } = useFormats()
  const { money } = useMoneyFormats()
  const { title, brand, description, price_minor, original_price_minor, currency, rating, reviews } = product
  const percent = price_minor === undefined ? 0 : percentOff(price_minor, original_price_minor)
  const former = percent > 0 && original_price_minor !== null && money(original_price_minor, currency)
  return (
    <PricedCard
      as={as}
      eyebrow={brand}
      title={title || t('preview.title')}
      description={description || t('preview.description')}
      price={price_minor === undefined ? t('preview.price') : money(price_minor, currency)}
      priceNote={
        former && (
          <FormerPrice price={former} spoken={t('offer.was', { price: former })} off={t('offer.off', { percent })} />
        )
      }
      footer={footer}
    >
      {rating !== null && (
        <Rating>{t('offer.rating', { count: reviews, rating: number(rating), shown: number(reviews) })}</Rating>
      )}
    </PricedCard>
  )
}

import type { CoachProduct } from '#contract/coach-desk.ts'
import { percentOff } from '#contract/coach-desk-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { FormerPrice, Rating } from '#web/ui/price-parts.tsx'
import { PricedCard } from '#web/ui/priced-card.tsx'

export function ProductCard({ product }: { product: CoachProduct }) {
  const { t } = useTranslation('coaches')
  const { number } = useFormats()
  const { money } = useMoneyFormats()
  const { title, brand, description, price_minor, original_price_minor, currency, rating, reviews } = product
  const percent = percentOff(price_minor, original_price_minor)
  const former = percent > 0 && original_price_minor !== null && money(original_price_minor, currency)
  return (
    <PricedCard
      eyebrow={brand}
      title={title}
      description={description}
      price={money(price_minor, currency)}
      priceNote={
        former && (
          <FormerPrice price={former} spoken={t('public.was', { price: former })} off={t('public.off', { percent })} />
        )
      }
    >
      {rating !== null && (
        <Rating>{t('public.rating', { count: reviews, rating: number(rating), shown: number(reviews) })}</Rating>
      )}
    </PricedCard>
  )
}

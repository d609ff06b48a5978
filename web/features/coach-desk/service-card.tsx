import type { ReactNode } from 'react'
import type { CoachService } from '#contract/coach-desk.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Included } from '#web/ui/price-parts.tsx'
import { PricedCard } from '#web/ui/priced-card.tsx'

type ShownService = Pick<
  CoachService,
  'title' | 'description' | 'duration' | 'currency' | 'features' | 'service_type'
> & {
  /** Undefined while the typed price is not valid. */
  price_minor: number | undefined
}

type ServiceCardProps = { service: ShownService; as?: 'article' | 'li'; footer?: ReactNode }

export function ServiceCard({ service, as = 'li', footer }: ServiceCardProps) {
  const { t } = useTranslation('coach-desk')
  const { money } = useMoneyFormats()
  const { title, description, duration, price_minor, currency, features, service_type } = service
  return (
    <PricedCard
      as={as}
      eyebrow={t(`type.${service_type}`)}
      title={title || t('preview.title')}
      description={description || t('preview.description')}
      price={price_minor === undefined ? t('preview.price') : money(price_minor, currency)}
      duration={duration}
      footer={footer}
    >
      <Included features={features} />
    </PricedCard>
  )
}

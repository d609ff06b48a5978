import type { CoachService } from '#contract/coach-desk.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Included } from '#web/ui/price-parts.tsx'
import { PricedCard } from '#web/ui/priced-card.tsx'

export function ServiceCard({ service }: { service: CoachService }) {
  const { t } = useTranslation('coaches')
  const { money } = useMoneyFormats()
  const { title, description, duration, price_minor, currency, features, service_type } = service
  return (
    <PricedCard
      eyebrow={t(`public.type.${service_type}`)}
      title={title}
      description={description}
      price={money(price_minor, currency)}
      duration={duration}
    >
      <Included features={features} />
    </PricedCard>
  )
}

import { useTranslation } from 'react-i18next'
import type { CoachService } from '#contract/coach-desk.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { Tick } from '#web/ui/glyphs.tsx'
import { OfferCard } from '#web/ui/offer-card.tsx'

export function ServiceCard({ service }: { service: CoachService }) {
  const { t } = useTranslation('coaches')
  const { money } = useFormats()
  const { title, description, duration, price_cents, currency, features, service_type } = service
  return (
    <OfferCard
      eyebrow={t(`public.type.${service_type}`)}
      title={title}
      description={description}
      price={money(price_cents, currency)}
      duration={duration}
    >
      {features.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {[...new Set(features)].map((feature) => (
            <li key={feature} className="flex items-start gap-2.5 [overflow-wrap:anywhere]">
              <Tick className="mt-1 size-3.5 shrink-0 text-danger" />
              <span className="min-w-0">{feature}</span>
            </li>
          ))}
        </ul>
      )}
    </OfferCard>
  )
}

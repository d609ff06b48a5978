import { useQuery } from '@tanstack/react-query'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { monthlyPriceQuery } from './queries.ts'

/** What a free member needs to come along, and its price. */
export function EliteDoor() {
  const { t } = useTranslation('live')
  const { money } = useMoneyFormats()
  const { data: plan } = useQuery(monthlyPriceQuery)
  return (
    <SectionCard title={t('free.title')} text={t('free.text')}>
      {plan && <p className="font-semibold">{t('free.price', { price: money(plan.price_minor, plan.currency) })}</p>}
      <div>
        <Link to="/network" className={buttonClass()}>
          {t('free.action')}
        </Link>
      </div>
    </SectionCard>
  )
}

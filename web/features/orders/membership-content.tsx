import type { Order } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'

/** The time that one payment of a membership covers; everything else is on the page of the membership. */
export function MembershipContent({ order: { period } }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { date } = useFormats()
  return (
    <SectionCard title={t('membership.title')}>
      {period && <p>{t('membership.period', { start: date(period.start), end: date(period.end) })}</p>}
      <Link to="/membership" className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {t('membership.open')}
      </Link>
    </SectionCard>
  )
}

import type { Order } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Term } from '#web/ui/term.tsx'

export function SeminarContent({ order, timeZone }: { order: Order; timeZone: string | undefined }) {
  const { t } = useTranslation('orders')
  const { momentIn } = useFormats()
  const { starts_at, minutes, join_url, fulfilment } = order
  if (!starts_at) return null
  return (
    <SectionCard title={t('seminar.title')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Term name={t('seminar.when')}>{momentIn(timeZone, starts_at)}</Term>
        {minutes !== null && <Term name={t('seminar.length')}>{t('seminar.minutes', { count: minutes })}</Term>}
      </dl>
      {fulfilment === 'ready' &&
        (join_url ? (
          <OutsideLink href={join_url}>{t('seminar.join')}</OutsideLink>
        ) : (
          <p className="text-muted">{t('seminar.linkLater')}</p>
        ))}
    </SectionCard>
  )
}

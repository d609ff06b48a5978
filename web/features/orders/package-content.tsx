import type { Order } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'

/** The sessions that are left, and the way to use one. */
export function PackageContent({ order: { id, offer_id, sessions, fulfilment } }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { date } = useFormats()
  if (!sessions) return null
  const left = sessions.total - sessions.used
  const words = t('package.left', { left, count: sessions.total })
  return (
    <SectionCard title={t('package.title')}>
      <p className="type-display text-heading">{words}</p>
      <Progress label={t('package.title')} value={left} max={sessions.total} valueText={words} tone="brass" />
      {offer_id && left > 0 && fulfilment === 'ready' && (
        <div>
          <Link to={`/book/${offer_id}?package=${id}`} className={buttonClass()}>
            {t('package.book')}
          </Link>
        </div>
      )}
      <p className="text-muted">{t('package.expires', { date: date(sessions.expires_at) })}</p>
    </SectionCard>
  )
}

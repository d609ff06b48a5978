import type { Order } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Term } from '#web/ui/term.tsx'

/** A time with a coach. Moving, cancelling and everything else is on the page of the session. */
export function CoachingContent({ order, timeZone }: { order: Order; timeZone: string | undefined }) {
  const { t } = useTranslation('orders')
  const { momentIn } = useFormats()
  const { starts_at, minutes, booking_id } = order
  return (
    <SectionCard title={t('coaching.title')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        {starts_at && <Term name={t('seminar.when')}>{momentIn(timeZone, starts_at)}</Term>}
        {minutes !== null && <Term name={t('seminar.length')}>{t('seminar.minutes', { count: minutes })}</Term>}
      </dl>
      {booking_id && (
        <div>
          <Link to={`/bookings/${booking_id}`} className={buttonClass()}>
            {t('coaching.open')}
          </Link>
        </div>
      )}
    </SectionCard>
  )
}

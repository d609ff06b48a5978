import type { Order } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { bookPath } from '#web/offers/sessions-query.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Term } from '#web/ui/term.tsx'

/** A time with a coach. Moving, cancelling and everything else is on the page of the session. */
export function CoachingContent({ order, timeZone }: { order: Order; timeZone: string | undefined }) {
  const { t } = useTranslation('orders')
  const { momentIn } = useFormats()
  const { starts_at, minutes, booking_id, offer_id, refunds } = order
  // Paid too late: the page of the session has nothing to say, other times do.
  const isLost = refunds.some(({ cause }) => cause === 'sold_out')
  return (
    <SectionCard title={t('coaching.title')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        {starts_at && <Term name={t('seminar.when')}>{momentIn(timeZone, starts_at)}</Term>}
        {minutes !== null && <Term name={t('seminar.length')}>{t('seminar.minutes', { count: minutes })}</Term>}
      </dl>
      {isLost && offer_id && starts_at && (
        <Notice
          tone="warn"
          title={t('coaching.lost')}
          action={
            <Link to={bookPath(offer_id, starts_at)} className={buttonClass({ size: 'small' })}>
              {t('coaching.near')}
            </Link>
          }
        />
      )}
      {booking_id && !isLost && (
        <div>
          <Link to={`/bookings/${booking_id}`} className={buttonClass()}>
            {t('coaching.open')}
          </Link>
        </div>
      )}
    </SectionCard>
  )
}

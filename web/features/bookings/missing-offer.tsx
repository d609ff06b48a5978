import CalendarX from 'lucide-react/icons/calendar-x'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** Nothing can be booked at this address. */
export function MissingOffer() {
  const { t } = useTranslation('bookings')
  return (
    <section className="grid min-h-[60dvh] content-center justify-items-start gap-5">
      <CalendarX aria-hidden="true" className="size-12 text-danger" />
      <h1 className="type-display text-title">{t('missing.title')}</h1>
      <p className="max-w-[46ch] text-lead text-muted">{t('missing.text')}</p>
      <Link to="/coaches" className={buttonClass()}>
        {t('missing.action')}
      </Link>
    </section>
  )
}

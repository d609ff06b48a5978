import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { bookingPath } from './queries.ts'
import type { Choosing } from './time-chooser.tsx'

/** The reader has another session at the chosen time. They may book it all the same. */
export function ClashNotice({ clash, zones }: Pick<Choosing, 'clash' | 'zones'>) {
  const { t } = useTranslation('bookings')
  const { shortMomentIn } = useFormats()
  if (!clash) return null
  return (
    <Notice
      tone="warn"
      title={t('clash.title')}
      action={
        <Link to={bookingPath(clash.booking_id)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('clash.show')}
        </Link>
      }
    >
      {t('clash.text', { title: clash.title, when: shortMomentIn(zones.own, clash.starts_at) })}
    </Notice>
  )
}

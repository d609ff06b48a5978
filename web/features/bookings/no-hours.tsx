import CalendarOff from 'lucide-react/icons/calendar-off'
import Mail from 'lucide-react/icons/mail'
import type { ReactNode } from 'react'
import type { Seller } from '#contract/marketplace.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A coach without open hours: what can be done instead. `follow`: the button that follows the coach. */
export function NoHours({ seller, follow }: { seller: Seller; follow: ReactNode }) {
  const { t } = useTranslation('bookings')
  return (
    <EmptyState
      seed={`hours ${seller.slug}`}
      icon={<CalendarOff aria-hidden="true" className="size-10" />}
      title={t('noHours.title')}
      action={
        <div className="flex flex-wrap items-center justify-center gap-4">
          {seller.user_id && (
            <Link to={`/messages?with=${seller.user_id}`} className={buttonClass()}>
              <Mail aria-hidden="true" className="size-[1.05em]" strokeWidth={2.5} />
              {t('noHours.message')}
            </Link>
          )}
          {follow}
        </div>
      }
    >
      {t('noHours.text', { name: seller.name })}
    </EmptyState>
  )
}

import type { ReactNode } from 'react'
import type { ApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Where a refusal leads on. */
const PLACES: Partial<Record<ApiError['code'], { to: string; label: 'toBookings' | 'toPurchases' }>> = {
  'bookings.free-one-booked': { to: '/bookings', label: 'toBookings' },
  'bookings.not-possible-now': { to: '/bookings', label: 'toBookings' },
  'bookings.too-late-to-move': { to: '/bookings', label: 'toBookings' },
  'bookings.moved-often': { to: '/bookings', label: 'toBookings' },
  'bookings.package-used-up': { to: '/purchases', label: 'toPurchases' },
}

/** Why a time was not booked, beside the button that was pressed. */
export function RefusedNotice({ error, title }: { error: ApiError; title: ReactNode }) {
  const { t } = useTranslation('bookings')
  const { errorText } = useErrorTexts()
  const place = PLACES[error.code]
  return (
    <Notice
      tone="error"
      title={title}
      action={
        place && (
          <Link to={place.to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t(place.label)}
          </Link>
        )
      }
    >
      {errorText(error)}
    </Notice>
  )
}

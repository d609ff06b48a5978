import type { ReactNode } from 'react'
import type { ApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Place = { to: string; label: 'toBookings' | 'toPurchases' }
const BOOKINGS: Place = { to: '/bookings', label: 'toBookings' }

/** Where a refusal leads on. */
const PLACES: Partial<Record<ApiError['code'], Place>> = {
  'bookings.free-one-booked': BOOKINGS,
  'bookings.not-possible-now': BOOKINGS,
  'bookings.too-late-to-move': BOOKINGS,
  'bookings.moved-often': BOOKINGS,
  'bookings.package-used-up': { to: '/purchases', label: 'toPurchases' },
}

/** Why a time was not booked, beside the button that was pressed. Without an answer nobody knows whether it was. */
export function RefusedNotice({ error, title }: { error: ApiError; title: ReactNode }) {
  const { t } = useTranslation('bookings')
  const { errorText } = useErrorTexts()
  const isUnknown = error.status === 0
  const place = isUnknown ? BOOKINGS : PLACES[error.code]
  return (
    <Notice
      tone="error"
      title={isUnknown ? t('noAnswer') : title}
      action={
        place && (
          <Link to={place.to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t(place.label)}
          </Link>
        )
      }
    >
      {isUnknown ? t('noAnswerText') : errorText(error)}
    </Notice>
  )
}

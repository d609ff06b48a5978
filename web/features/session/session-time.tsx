import type { Booking } from '#contract/bookings.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'

type SessionTimeProps = { moment: string; booking: Booking; timeZone: string | undefined }

/** In the reader's zone, and in that of the coach where it differs. */
export function SessionTime({ moment, booking, timeZone }: SessionTimeProps) {
  const { t } = useTranslation('session')
  const { momentIn, shortMomentIn, dayTimeIn } = useFormats()
  const { coach_zone, seller, side } = booking
  const isSame = dayTimeIn(timeZone, moment) === dayTimeIn(coach_zone, moment)
  return (
    <time dateTime={moment} className="grid gap-0.5">
      <span className="font-semibold first-letter:uppercase">{momentIn(timeZone, moment)}</span>
      {!isSame && (
        <span className="text-sm text-muted">
          {t(side === 'coach' ? 'when.ofCalendar' : 'when.ofCoach', {
            name: seller.name,
            when: shortMomentIn(coach_zone, moment),
          })}
        </span>
      )}
    </time>
  )
}

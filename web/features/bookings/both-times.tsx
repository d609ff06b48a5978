import { dayIn } from '#web/api/days.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { knownZone, useZoneName } from '#web/i18n/zones.ts'

type BothTimesProps = {
  starts_at: string
  zone: string
  coach_zone: string
  /** The day stands beside it, for the eye: only the time is written. */
  besideDay?: boolean
}

/** The reader's time, and that of the coach's calendar where they differ. */
export function BothTimes({ starts_at, zone, coach_zone, besideDay = false }: BothTimesProps) {
  const { t } = useTranslation('bookings')
  const { momentIn, dayTimeIn, timeIn, zonedTimeIn, day } = useFormats()
  const zoneName = useZoneName()
  const coach = knownZone(coach_zone)
  const isOtherDay = dayIn(zone, starts_at) !== dayIn(coach, starts_at)
  const theirs = besideDay && !isOtherDay ? timeIn(coach, starts_at) : dayTimeIn(coach, starts_at)
  const isSame = dayTimeIn(zone, starts_at) === dayTimeIn(coach, starts_at)
  return (
    <time dateTime={starts_at} className="grid gap-0.5">
      {besideDay ? (
        <span className="font-semibold">
          <span className="sr-only">{day(dayIn(zone, starts_at))}, </span>
          {zonedTimeIn(zone, starts_at)}
        </span>
      ) : (
        <span className="font-semibold">{momentIn(zone, starts_at)}</span>
      )}
      {!isSame && <span className="text-sm text-muted">{t('there', { when: theirs, place: zoneName(coach) })}</span>}
    </time>
  )
}

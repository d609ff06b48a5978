import { dayIn } from '#web/api/days.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useZoneName } from '#web/i18n/zone-name.ts'
import { knownZone } from '#web/i18n/zone-place.ts'

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
  const { momentIn, shortMomentIn, zonedTimeIn, day } = useFormats()
  const zoneName = useZoneName()
  const coach = knownZone(coach_zone)
  const isOtherDay = dayIn(zone, starts_at) !== dayIn(coach, starts_at)
  const theirs = besideDay && !isOtherDay ? zonedTimeIn(coach, starts_at) : shortMomentIn(coach, starts_at)
  const isSame = shortMomentIn(zone, starts_at) === shortMomentIn(coach, starts_at)
  return (
    <time dateTime={starts_at} className="grid gap-0.5">
      {besideDay ? (
        <span className="font-semibold">
          <span className="sr-only">{day(dayIn(zone, starts_at))}, </span>
          {unbroken(zonedTimeIn(zone, starts_at))}
        </span>
      ) : (
        <span className="font-semibold">{unbroken(momentIn(zone, starts_at))}</span>
      )}
      {!isSame && (
        <span className="text-sm text-muted">{t('there', { when: unbroken(theirs), place: zoneName(coach) })}</span>
      )}
    </time>
  )
}

/** A line does not end inside 'GMT-3'. */
const unbroken = (moment: string) => moment.replaceAll('-', '-\u2060')

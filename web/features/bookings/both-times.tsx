import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useZoneName } from '#web/i18n/zone-name.ts'
import { knownZone } from '#web/i18n/zone-place.ts'

type BothTimesProps = { starts_at: string; zone: string; coach_zone: string }

/** The reader's time, and that of the coach's calendar where they differ. */
export function BothTimes({ starts_at, zone, coach_zone }: BothTimesProps) {
  const { t } = useTranslation('bookings')
  const { momentIn, shortMomentIn } = useFormats()
  const zoneName = useZoneName()
  const coach = knownZone(coach_zone)
  const isSame = shortMomentIn(zone, starts_at) === shortMomentIn(coach, starts_at)
  return (
    <time dateTime={starts_at} className="grid gap-0.5">
      <span className="font-semibold">{unbroken(momentIn(zone, starts_at))}</span>
      {!isSame && (
        <span className="text-sm text-muted">
          {t('there', { when: unbroken(shortMomentIn(coach, starts_at)), place: zoneName(coach) })}
        </span>
      )}
    </time>
  )
}

/** A line does not end inside 'GMT-3'. */
const unbroken = (moment: string) => moment.replaceAll('-', '-\u2060')

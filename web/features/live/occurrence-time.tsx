import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useZoneName } from '#web/i18n/zone-name.ts'

type OccurrenceTimeProps = {
  starts_at: string
  /** Of the event. */
  time_zone: string
  /** The reader's; undefined if none is known: then the browser's. */
  timeZone: string | undefined
}

/** The reader's own time, and that of the event beside it where they differ. */
export function OccurrenceTime({ starts_at, time_zone, timeZone }: OccurrenceTimeProps) {
  const { t } = useTranslation('live')
  const { momentIn, shortMomentIn } = useFormats()
  const zoneName = useZoneName()
  const isSame = shortMomentIn(timeZone, starts_at) === shortMomentIn(time_zone, starts_at)
  return (
    <time dateTime={starts_at} className="grid gap-0.5">
      <span className="font-semibold">{unbroken(momentIn(timeZone, starts_at))}</span>
      {!isSame && (
        <span className="text-sm text-muted">
          {t('original', { when: `${shortMomentIn(time_zone, starts_at)}, ${zoneName(time_zone)}` })}
        </span>
      )}
    </time>
  )
}

/** A line does not end inside 'GMT-3'. */
const unbroken = (moment: string) => moment.replaceAll('-', '-\u2060')

import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useZoneName } from '#web/i18n/zones.ts'

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
  const { momentIn, dayTimeIn } = useFormats()
  const zoneName = useZoneName()
  const isSame = dayTimeIn(timeZone, starts_at) === dayTimeIn(time_zone, starts_at)
  return (
    <time dateTime={starts_at} className="grid gap-0.5">
      <span className="font-semibold">{momentIn(timeZone, starts_at)}</span>
      {!isSame && (
        <span className="text-sm text-muted">
          {t('original', { when: `${dayTimeIn(time_zone, starts_at)}, ${zoneName(time_zone)}` })}
        </span>
      )}
    </time>
  )
}

import { useQuery } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useId } from 'react'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { useTimeZone } from '#web/session/use-time-zone.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { nextLiveQuery } from './queries.ts'

/** The next live event of a space, or of all of them. Nothing is shown where none is planned. */
export function NextLive({ space }: { space?: string }) {
  const { t } = useTranslation('network')
  const { momentIn } = useFormats()
  const timeZone = useTimeZone()
  const headingId = useId()
  const { data: next } = useQuery(nextLiveQuery(space))
  if (!next) return null
  return (
    <Card
      as="section"
      leads
      tone="brass"
      aria-labelledby={headingId}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
    >
      <div className="grid gap-2">
        <p className="type-eyebrow flex items-center gap-2 text-gilt">
          <CalendarClock aria-hidden="true" className="size-4" />
          {t('live.next')}
        </p>
        <h2 id={headingId} className="type-display text-subheading [overflow-wrap:anywhere]">
          <Link to={`/live/${next.id}`} data-cover>
            {next.title}
          </Link>
        </h2>
        <p>
          <time dateTime={next.starts_at}>{momentIn(timeZone, next.starts_at)}</time>
          {next.place === 'in_person' && ` · ${t('live.inPerson')}`}
          {space === undefined && <span className="text-muted"> · {next.space_name}</span>}
        </p>
      </div>
      {/* Above the link that covers the card. */}
      <Link to="/live" className={buttonClass({ variant: 'text', size: 'small', className: 'relative z-1' })}>
        {t('live.all')}
      </Link>
    </Card>
  )
}

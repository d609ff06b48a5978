import { useId } from 'react'
import type { Occurrence } from '#contract/live.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { OccurrenceTime } from './occurrence-time.tsx'

type OccurrenceProps = {
  occurrence: Occurrence
  /** The dates of the same event after it. */
  further?: Occurrence[]
  timeZone: string | undefined
}

/** An event with its next date, whose page the whole card leads to; the dates after it fold out. */
export function OccurrenceCard({ occurrence, further = [], timeZone }: OccurrenceProps) {
  const headingId = useId()
  const { id, title, space_name, starts_at, time_zone } = occurrence
  return (
    <Card as="li" leads aria-labelledby={headingId} className="grid content-start gap-3">
      <p className="type-eyebrow [overflow-wrap:anywhere]">{space_name}</p>
      <h3 id={headingId} className="type-display text-subheading [overflow-wrap:anywhere]">
        <Link to={`/live/${id}`} data-cover>
          {title}
        </Link>
      </h3>
      <OccurrenceTime starts_at={starts_at} time_zone={time_zone} timeZone={timeZone} />
      <OccurrenceBadges occurrence={occurrence} timeZone={timeZone} />
      {further.length > 0 && <FurtherDates occurrences={further} timeZone={timeZone} />}
    </Card>
  )
}

function FurtherDates({ occurrences, timeZone }: { occurrences: Occurrence[]; timeZone: string | undefined }) {
  const { t } = useTranslation('live')
  const { shortMomentIn } = useFormats()
  return (
    // Above the link that covers the card.
    <details className="relative z-1">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('furtherDates', { count: occurrences.length })}
      </summary>
      <ul className="grid gap-1">
        {occurrences.map(({ id, starts_at, state, mine }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link to={`/live/${id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
              <time dateTime={starts_at}>{shortMomentIn(timeZone, starts_at)}</time>
            </Link>
            {state !== 'planned' && <span className="text-sm text-fire">{t(`state.${state}`)}</span>}
            {mine && mine !== 'declined' && <span className="text-sm text-fire">{t(`mine.${mine}`)}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}

export function OccurrenceBadges({ occurrence, timeZone }: Omit<OccurrenceProps, 'further'>) {
  const { t } = useTranslation('live')
  const { weekdayIn } = useFormats()
  const now = useNow()
  const { state, mine, place, repeat, seats_left, starts_at, minutes, has_recap } = occurrence
  const start = Date.parse(starts_at)
  // A date that was moved may be on another day of the week.
  const isWeekly = repeat === 'weekly' && state !== 'moved'
  const isNow = state !== 'cancelled' && start <= now && now < start + minutes * 60_000
  return (
    <ul className="flex flex-wrap gap-2">
      {isNow && <BadgeItem variant="ember">{t('now')}</BadgeItem>}
      {state !== 'planned' && <BadgeItem variant="ember">{t(`state.${state}`)}</BadgeItem>}
      {mine && mine !== 'declined' && <BadgeItem variant="ember">{t(`mine.${mine}`)}</BadgeItem>}
      <BadgeItem>{t(`place.${place}`)}</BadgeItem>
      {isWeekly && <BadgeItem>{t('every', { weekday: weekdayIn(timeZone, starts_at) })}</BadgeItem>}
      {repeat !== 'once' && !isWeekly && <BadgeItem>{t(`repeat.${repeat}`)}</BadgeItem>}
      {seats_left !== null && <BadgeItem>{seats_left > 0 ? t('seats', { count: seats_left }) : t('full')}</BadgeItem>}
      {has_recap && <BadgeItem>{t('recap')}</BadgeItem>}
    </ul>
  )
}

function BadgeItem({ variant = 'outline', children }: { variant?: 'outline' | 'ember'; children: string }) {
  return (
    <li>
      <Badge variant={variant}>{children}</Badge>
    </li>
  )
}

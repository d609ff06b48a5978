import { useId } from 'react'
import type { Occurrence } from '#contract/live.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { OccurrenceTime } from './occurrence-time.tsx'

type OccurrenceProps = { occurrence: Occurrence; timeZone: string | undefined }

/** One date in a list. The whole card leads to its page. */
export function OccurrenceCard({ occurrence, timeZone }: OccurrenceProps) {
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
      <OccurrenceBadges occurrence={occurrence} />
    </Card>
  )
}

export function OccurrenceBadges({ occurrence }: { occurrence: Occurrence }) {
  const { t } = useTranslation('live')
  const now = useNow()
  const { state, mine, place, repeat, seats_left, starts_at, minutes, has_recap } = occurrence
  const start = Date.parse(starts_at)
  const isNow = state !== 'cancelled' && start <= now && now < start + minutes * 60_000
  return (
    <ul className="flex flex-wrap gap-2">
      {isNow && <BadgeItem variant="ember">{t('now')}</BadgeItem>}
      {state !== 'planned' && <BadgeItem variant="ember">{t(`state.${state}`)}</BadgeItem>}
      {mine && mine !== 'declined' && <BadgeItem variant="ember">{t(`mine.${mine}`)}</BadgeItem>}
      <BadgeItem>{t(`place.${place}`)}</BadgeItem>
      {repeat !== 'once' && <BadgeItem>{t(`repeat.${repeat}`)}</BadgeItem>}
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

import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useId } from 'react'
import type { Opening } from '#contract/calendars.ts'
import { useForeignLanguage, WrittenIn } from '#web/i18n/foreign-text.tsx'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { useOwnZone } from '#web/session/use-own-zone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { publicProfilePath } from './coach.ts'
import { MarketplaceLink } from './marketplace-link.tsx'
import type { HumanCoach } from './use-human-coaches.ts'

/** More specialties would push the bio off a phone's screen. */
const MOST_BADGES = 3

/** `opening` is undefined until the calendars were asked. */
export function HumanCoachCard({ coach, opening }: { coach: HumanCoach; opening: Opening | undefined }) {
  const { t } = useTranslation('coaches')
  const { number } = useFormats()
  const headingId = useId()
  const language = useForeignLanguage(coach.bio)
  const { slug, maskId, name, bio, picture, house, followers } = coach
  return (
    <Card as="li" leads aria-labelledby={headingId} className="flex flex-col gap-5">
      <div className="flex items-center gap-5">
        <Avatar id={maskId} src={picture} size="large" />
        <div className="min-w-0">
          <p className="type-eyebrow">{house ? t('human.house') : t('human.coach')}</p>
          <h3 id={headingId} className="type-display mt-1.5 text-subheading [overflow-wrap:anywhere]">
            {name}
          </h3>
        </div>
      </div>
      <SpecialtyBadges coach={coach} />
      <div className="grow">
        <p lang={language} className="line-clamp-4 text-muted [overflow-wrap:anywhere]">
          {bio}
        </p>
        <WrittenIn language={language} />
      </div>
      {opening && <OpeningLines opening={opening} />}
      <p className="flex flex-wrap items-center justify-between gap-3">
        <Link
          to={publicProfilePath(slug)}
          data-cover
          aria-label={t('human.viewOf', { name })}
          className={buttonClass({ variant: 'text', size: 'small' })}
        >
          {t('human.view')}
        </Link>
        {/* Above the link that covers the card. */}
        <span className="relative z-1">
          <MarketplaceLink slug={slug} name={name} size="small" />
        </span>
        {followers !== undefined && (
          <span className="text-sm text-muted">
            {t('follow.followers', { count: followers, shown: number(followers) })}
          </span>
        )}
      </p>
    </Card>
  )
}

/** What a session costs and when the next one is open; nothing for a coach without sessions. */
function OpeningLines({ opening: { from, free_minutes, next_at } }: { opening: Opening }) {
  const { t } = useTranslation('coaches')
  const { money } = useMoneyFormats()
  const { shortMomentIn } = useFormats()
  const zone = useOwnZone()
  if (!from && free_minutes === null) return null
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {from && (
          <span className="font-semibold text-fire">
            {t('opening.from', { price: money(from.price_minor, from.currency) })}
          </span>
        )}
        {free_minutes !== null && <Badge variant="brass">{t('opening.free', { minutes: free_minutes })}</Badge>}
      </p>
      <p className="flex items-start gap-2 text-sm text-muted">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {next_at ? t('opening.next', { time: shortMomentIn(zone, next_at) }) : t('opening.none')}
      </p>
    </div>
  )
}

function SpecialtyBadges({ coach: { specialties } }: { coach: HumanCoach }) {
  const { t } = useTranslation(['coaches', 'specialties'])
  const more = specialties.length - MOST_BADGES
  return (
    <p className="flex flex-wrap gap-2">
      {specialties.slice(0, MOST_BADGES).map((specialty) => (
        <Badge key={specialty} variant="quiet">
          {t(`specialties:${specialty}`)}
        </Badge>
      ))}
      {more > 0 && <Badge variant="quiet">{t('human.moreSpecialties', { more })}</Badge>}
    </p>
  )
}

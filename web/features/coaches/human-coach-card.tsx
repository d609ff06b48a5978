import { useId } from 'react'
import { useForeignLanguage, WrittenIn } from '#web/i18n/foreign-text.tsx'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { publicProfilePath } from './coach.ts'
import { MarketplaceLink } from './marketplace-link.tsx'
import type { HumanCoach } from './use-human-coaches.ts'

/** More specialties would push the bio off a phone's screen. */
const MOST_BADGES = 3

export function HumanCoachCard({ coach }: { coach: HumanCoach }) {
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

import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Coach, FEATURED, profilePath, sessionPath } from './coach.ts'
import { CoachBadges } from './coach-badges.tsx'
import { CoachMask } from './coach-mask.tsx'
import { MarketplaceLink } from './marketplace-link.tsx'
import { WithCoaches } from './with-coaches.tsx'

export function FeaturedCoaches() {
  const { t } = useTranslation('coaches')
  return (
    <WithCoaches labels={FEATURED} waitingClass="min-h-56">
      {(coaches) => (
        <div className="grid justify-items-start gap-5">
          <ul className="grid w-full gap-4 md:grid-cols-3">
            {coaches.map((coach) => (
              <FeaturedCoach key={coach.label} coach={coach} />
            ))}
          </ul>
          <Link to="/coaches" className={buttonClass({ variant: 'text', size: 'small' })}>
            {t('featured.all')}
          </Link>
        </div>
      )}
    </WithCoaches>
  )
}

/** Connect opens the session. A coach without sessions has only a link to the profile. */
function FeaturedCoach({ coach: { label, coachId, name, specialty, comingSoon } }: { coach: Coach }) {
  const { t } = useTranslation('coaches')
  const link = comingSoon
    ? { to: profilePath(label), text: t('card.learnMore'), name: t('card.learnMoreAbout', { name }) }
    : { to: sessionPath(label), text: t('featured.connect'), name: t('featured.connectWith', { name }) }
  return (
    <Card as="li" leads className="grid grid-cols-[auto_minmax(0,1fr)] content-between gap-x-5 gap-y-5 md:grid-cols-1">
      <CoachMask persona={label} className="size-24 md:size-28" />
      <div>
        <p className="type-eyebrow">{t(`label.${label}`)}</p>
        <h3 className="type-display mt-2 text-heading">{name}</h3>
        <p className="mt-2 text-sm text-muted">{specialty}</p>
      </div>
      <p className="col-span-full flex flex-wrap items-center justify-between gap-3">
        <Link
          to={link.to}
          data-cover
          aria-label={link.name}
          className={buttonClass({ variant: 'text', size: 'small' })}
        >
          {link.text}
        </Link>
        {/* Above the link that covers the card. */}
        <span className="relative z-1">
          <MarketplaceLink slug={coachId} name={name} size="small" />
        </span>
        <CoachBadges comingSoon={comingSoon} />
      </p>
    </Card>
  )
}

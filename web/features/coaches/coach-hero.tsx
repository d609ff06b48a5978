import BookOpen from 'lucide-react/icons/book-open'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { sessionsPath } from '#web/offers/marketplace-path.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { InkSun } from '#web/ui/ink.tsx'
import { posterClass } from '#web/ui/poster-class.ts'
import { BackToCoaches } from './back-to-coaches.tsx'
import { type CoachWithStory, sessionPath } from './coach.ts'
import { CoachBadges } from './coach-badges.tsx'
import { COACH_LOOKS } from './coach-look.ts'
import { CoachMask } from './coach-mask.tsx'
import { FollowButton } from './follow-button.tsx'
import { MarketplaceLink } from './marketplace-link.tsx'

export function CoachHero({ coach }: { coach: CoachWithStory }) {
  const { t } = useTranslation('coaches')
  const { label, coachId, name, specialty, bio, cards, comingSoon } = coach
  return (
    <header className={classNames(posterClass, 'pt-5 pb-16 lg:pt-8')}>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute -end-10 top-10 -z-1 size-64 md:top-1/2 md:-end-[7%] md:aspect-square md:h-auto md:w-[46%] md:-translate-y-1/2"
      >
        <InkSun seed={`coach ${label}`} className={classNames('size-full', COACH_LOOKS[label].ink)} />
        <CoachMask persona={label} className="absolute inset-[12%] size-[76%]" />
      </div>
      <BackToCoaches />
      <div className="pt-52 md:max-w-[58%] md:py-12">
        <CoachBadges comingSoon={comingSoon} />
        <p className="type-eyebrow mt-5">{t('profile.role', { label: t(`label.${label}`) })}</p>
        <h1 className="type-display mt-3 text-[clamp(3.5rem,2rem+7vw,8rem)] leading-[0.86]">{name}</h1>
        <p className="mt-4 text-lead font-semibold text-fire">{specialty}</p>
        <p className="mt-5 max-w-prose">{bio}</p>
        <p className="mt-5 flex items-center gap-2 text-sm text-muted">
          <BookOpen aria-hidden="true" className="size-4 text-gilt" />
          {t('experience', { count: cards })}
        </p>
        {comingSoon ? (
          <p className="mt-7 border-s-3 border-brass ps-4">{t('card.reason', { name })}</p>
        ) : (
          <Link to={sessionPath(label)} className={buttonClass({ size: 'large', className: 'mt-7 -ms-1' })}>
            {t('profile.start')}
          </Link>
        )}
        <div className="mt-6 -ms-1 flex flex-wrap items-center gap-x-6 gap-y-3">
          <FollowButton slug={coachId} name={name} />
          {!comingSoon && (
            <Link to={sessionsPath(coachId)} className={buttonClass({ variant: 'secondary' })}>
              {t('card.book')}
            </Link>
          )}
          <MarketplaceLink slug={coachId} />
        </div>
      </div>
    </header>
  )
}

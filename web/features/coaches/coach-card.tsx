import BookOpen from 'lucide-react/icons/book-open'
import { useId } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { InkStroke, InkSun } from '#web/ui/ink.tsx'
import { type Coach, profilePath, sessionPath } from './coach.ts'
import { CoachBadges } from './coach-badges.tsx'
import { COACH_LOOKS } from './coach-look.ts'
import { CoachMask } from './coach-mask.tsx'
import { MarketplaceLink } from './marketplace-link.tsx'

export function CoachCard({ coach }: { coach: Coach }) {
  const { t } = useTranslation('coaches')
  const headingId = useId()
  return (
    <Card as="li" flush aria-labelledby={headingId} className="grid grid-rows-[auto_1fr]">
      <CardArt coach={coach} />
      <div className="flex flex-col p-6 pt-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="type-eyebrow">{t(`label.${coach.label}`)}</p>
          <CoachBadges comingSoon={coach.comingSoon} />
        </div>
        <h3 id={headingId} className="type-display mt-2 text-heading">
          {coach.name}
        </h3>
        <p className="mt-2 font-semibold text-fire">{coach.specialty}</p>
        <p className="mt-3 grow text-muted">{coach.description}</p>
        <p className="mt-4 flex items-center gap-2 text-sm">
          <BookOpen aria-hidden="true" className="size-4 text-gilt" />
          {t('experience', { count: coach.cards })}
        </p>
        {coach.comingSoon ? <DisabledActions coach={coach} /> : <CardLinks coach={coach} />}
      </div>
    </Card>
  )
}

function CardArt({ coach: { label, comingSoon } }: { coach: Coach }) {
  return (
    <div
      aria-hidden="true"
      className="on-ink relative isolate m-px h-48 overflow-hidden [clip-path:polygon(0_0,calc(100%-1.25rem)_0,100%_1.25rem,100%_100%,0_100%)]"
    >
      <div className={classNames('absolute inset-0', comingSoon && 'opacity-60 saturate-50')}>
        <InkStroke
          seed={`coach ${label}`}
          className="absolute -start-[10%] bottom-2 h-24 w-[120%] -rotate-6 text-smoke"
        />
        <InkSun
          seed={`coach ${label}`}
          className={classNames('absolute start-1/2 -top-16 size-80 -translate-x-1/2', COACH_LOOKS[label].ink)}
        />
        <CoachMask persona={label} className="absolute start-1/2 top-2 size-44 -translate-x-1/2" />
      </div>
    </div>
  )
}

const actionsClass = 'mt-5 -ms-1 flex flex-wrap items-center gap-x-4 gap-y-3'

function CardLinks({ coach: { label, coachId, name } }: { coach: Coach }) {
  const { t } = useTranslation('coaches')
  return (
    <div className={actionsClass}>
      <Link to={sessionPath(label)} aria-label={t('card.startWith', { name })} className={buttonClass()}>
        {t('card.start')}
      </Link>
      <Link
        to={profilePath(label)}
        aria-label={t('card.learnMoreAbout', { name })}
        className={buttonClass({ variant: 'text' })}
      >
        {t('card.learnMore')}
      </Link>
      <MarketplaceLink slug={coachId} name={name} />
    </div>
  )
}

function DisabledActions({ coach: { name } }: { coach: Coach }) {
  const { t } = useTranslation('coaches')
  const reasonId = useId()
  return (
    <>
      <div className={actionsClass}>
        <Button disabled aria-describedby={reasonId} variant="secondary">
          {t('card.start')}
        </Button>
        <Button disabled aria-describedby={reasonId} variant="text">
          {t('card.learnMore')}
        </Button>
        <Button disabled aria-describedby={reasonId} variant="text">
          {t('card.marketplace')}
        </Button>
      </div>
      <p id={reasonId} className="mt-3 text-sm text-muted">
        {t('card.reason', { name })}
      </p>
    </>
  )
}

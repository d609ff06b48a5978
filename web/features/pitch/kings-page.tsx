import { useQuery } from '@tanstack/react-query'
import { HOUSE_COACH_FACTS } from '#content/house-coaches/house-coach.ts'
import { KINGS_MASTER } from '#content/house-coaches/slugs.ts'
import { may } from '#contract/access.ts'
import type { Session } from '#contract/session.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { JoinButton } from '#web/network/join-button.tsx'
import { KINGS } from '#web/network/paths.ts'
import { spacesQuery } from '#web/network/queries.ts'
import { bookPath, sessionsQuery } from '#web/offers/sessions-query.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Tick } from '#web/ui/glyphs.tsx'
import { InkStroke } from '#web/ui/ink.tsx'
import { MaskPicture } from '#web/ui/mask-picture.tsx'
import { posterClass } from '#web/ui/poster-class.ts'
import { useNow } from '#web/ui/use-now.ts'
import { nextMastermind, nextWeeklyLive } from './kings-dates.ts'

const STATS = ['years', 'champions', 'lives'] as const
const LISTS = {
  inside: ['mentorship', 'chat', 'booking', 'library'],
  training: ['leadership', 'strategy', 'resilience', 'accountability'],
} as const

type KingsProps = { user: Session['user'] }

export function KingsPage({ user }: KingsProps) {
  return (
    <div className="grid gap-16 lg:gap-20">
      <KingsHero user={user} />
      <KingsBenefits />
      <KingsClosing user={user} />
    </div>
  )
}

function KingsHero({ user }: KingsProps) {
  const { t } = useTranslation('pitch')
  const { name } = HOUSE_COACH_FACTS[KINGS_MASTER]
  return (
    <header className={classNames(posterClass, 'pt-10 pb-76 md:pb-20 lg:pt-14')}>
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-1">
        <div className="absolute inset-y-0 end-0 w-3/5 bg-brass opacity-15 [clip-path:polygon(58%_0,100%_0,100%_100%,0_100%)]" />
        <MaskPicture
          face="shogun"
          className="absolute end-0 bottom-8 size-60 md:end-[2%] md:bottom-16 md:size-80 xl:size-96"
        />
      </div>
      <div className="md:max-w-[62%]">
        <p className="type-eyebrow text-gilt">{t('kings.eyebrow')}</p>
        <h1 className="type-display mt-3 text-[clamp(3.25rem,1.8rem+6vw,7rem)] text-gilt">{t('kings.title')}</h1>
        <p className="mt-5 max-w-[46ch] text-lead">{t('kings.lead', { name })}</p>
        <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-5">
          {STATS.map((stat) => (
            <div key={stat} className="flex flex-col-reverse">
              <dt className="type-eyebrow mt-1">{t(`kings.stats.${stat}.name`)}</dt>
              <dd className="type-display text-[clamp(2.75rem,5vw,4rem)]">{t(`kings.stats.${stat}.figure`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 flex max-w-[46ch] flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <Badge variant="brass">{t('kings.sample')}</Badge>
          <span>{t('kings.sampleText')}</span>
        </p>
        <Schedule user={user} />
        <div className="mt-8 -ms-1 flex flex-wrap items-center gap-x-6 gap-y-3">
          <KingsJoin user={user} label={t('kings.join')} />
          <Consultation user={user} />
        </div>
      </div>
    </header>
  )
}

/** The three offerings. The weekly date is shown in the reader's own time, with the original beside it. */
function Schedule({ user }: KingsProps) {
  const { t } = useTranslation('pitch')
  const { shortMomentIn, day } = useFormats()
  const now = useNow()
  const zone = user.profile.time_zone ?? undefined
  const offerings = [
    {
      name: 'weekly' as const,
      next: t('kings.offerings.yours', { when: shortMomentIn(zone, nextWeeklyLive(now)) }),
    },
    {
      name: 'mastermind' as const,
      next: t('kings.offerings.next', { day: day(nextMastermind(now)) }),
    },
    { name: 'events' as const },
  ]
  return (
    <ul className="mt-8 border-t border-line">
      {offerings.map(({ name, next }) => (
        <li key={name} className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto]">
          <div>
            <h2 className="type-display text-heading">{t(`kings.offerings.${name}.title`)}</h2>
            {name === 'events' && (
              <Badge variant="brass" className="mt-1">
                {t('kings.sample')}
              </Badge>
            )}
            <p className="mt-1 max-w-[44ch] text-muted">{t(`kings.offerings.${name}.text`)}</p>
          </div>
          <p className="sm:text-end">
            <span className="block text-sm text-muted">{t(`kings.offerings.${name}.when`)}</span>
            {next && <span className="font-semibold">{next}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}

function KingsBenefits() {
  const { t } = useTranslation('pitch')
  return (
    <div className="grid gap-10 md:grid-cols-2">
      {(Object.keys(LISTS) as (keyof typeof LISTS)[]).map((list) => (
        <section key={list} aria-labelledby={`kings-${list}`}>
          <h2 id={`kings-${list}`} className="type-display text-heading text-gilt">
            {t(`kings.${list}`)}
          </h2>
          <ul className="mt-4 border-t-2 border-brass">
            {LISTS[list].map((name) => (
              <li key={name} className="flex items-start gap-4 border-b border-line py-4">
                <Tick className="mt-1 size-4 shrink-0 text-gilt" />
                <div>
                  <h3 className="font-semibold">{t(`kings.benefits.${name}.title`)}</h3>
                  <p className="text-muted">{t(`kings.benefits.${name}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function KingsClosing({ user }: KingsProps) {
  const { t } = useTranslation('pitch')
  const { name } = HOUSE_COACH_FACTS[KINGS_MASTER]
  return (
    <section
      aria-labelledby="kings-closing"
      className="on-ink cut-band relative isolate -mx-4 overflow-hidden px-4 py-16 [--cut:2rem] sm:-mx-8 sm:px-8 lg:-mx-11 lg:px-11 lg:py-20"
    >
      <InkStroke
        seed="kings closing"
        className="pointer-events-none absolute -end-[12%] bottom-[10%] -z-1 hidden h-32 w-1/2 -rotate-6 text-brass opacity-50 md:block"
      />
      <p className="type-eyebrow text-gilt">{t('kings.master')}</p>
      <h2 id="kings-closing" className="type-display mt-3 text-title">
        <Link to={`/coach/${KINGS_MASTER}/profile`} className="hover:underline">
          {name}
        </Link>
      </h2>
      <p className="mt-4 max-w-[56ch] text-lead">{t('kings.about')}</p>
      <div className="mt-7 -ms-1">
        <KingsJoin user={user} label={t('kings.journey')} />
      </div>
    </section>
  )
}

/** Usable before the list of spaces is loaded, and if it cannot be. */
function KingsJoin({ user, label }: KingsProps & { label: string }) {
  const { t } = useTranslation('pitch')
  const { data: spaces } = useQuery(spacesQuery(user.language))
  const space = spaces?.find(({ slug }) => slug === KINGS) ?? {
    slug: KINGS,
    name: t('kings.eyebrow'),
    kind: 'open' as const,
    is_joined: false,
    may_enter: may('enter-network', user.profile.membership_type),
  }
  return <JoinButton space={space} size="large" label={label} />
}

/** The free call with the master coach. Without such an offer there is nothing to schedule. */
function Consultation({ user }: KingsProps) {
  const { t } = useTranslation('pitch')
  const { data: sessions } = useQuery(sessionsQuery(KINGS_MASTER, user.language))
  const free = sessions?.find(({ price_minor }) => price_minor === 0)
  return (
    free && (
      <Link to={bookPath(free.id)} className={buttonClass({ variant: 'secondary', size: 'large' })}>
        {t('kings.consultation')}
      </Link>
    )
  )
}

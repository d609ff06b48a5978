import { useQuery } from '@tanstack/react-query'
import Store from 'lucide-react/icons/store'
import type { Offer } from '#contract/marketplace.ts'
import { useForeignLanguage } from '#web/i18n/foreign-text.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { BookLink } from '#web/offers/book-link.tsx'
import { sessionsPath } from '#web/offers/marketplace-path.ts'
import { OfferCard } from '#web/offers/offer-card.tsx'
import { PackageLink } from '#web/offers/package-link.tsx'
import { bookPath } from '#web/offers/sessions-query.ts'
import { Link } from '#web/router/link.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MarketplaceLink } from './marketplace-link.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PublicHero } from './public-hero.tsx'
import { followQuery, type PublicCoach } from './queries.ts'

const gridClass = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

/** An approved coach as members see them: only active offers are shown. */
export function HumanProfile({ coach }: { coach: PublicCoach }) {
  const { t } = useTranslation(['coaches', 'specialties'])
  const { slug, full_name: name, coach_specialties, coach_experience, services, products, seminars } = coach
  const isOwn = useSessionState().session?.user.id === coach.user_id
  const sessions = services.filter(({ kind }) => kind === 'coaching')
  const language = useForeignLanguage(coach_experience)
  return (
    <div className="grid gap-12">
      <PublicHero
        slug={slug}
        maskId={coach.user_id}
        writeTo={coach.user_id}
        role={t('human.coach')}
        name={name}
        picture={coach.coach_image_url}
        bio={coach.coach_bio}
        bookAt={isOwn ? undefined : firstTimesOf(slug, sessions)}
        tags={coach_specialties.map((specialty) => t(`specialties:${specialty}`))}
      />
      {coach_experience && (
        <ProfileSection title={t('public.experience')}>
          <p
            lang={language}
            className="max-w-prose border-s-3 border-blood ps-5 text-lead whitespace-pre-line [overflow-wrap:anywhere]"
          >
            {coach_experience}
          </p>
        </ProfileSection>
      )}
      <OfferSection
        title={t('public.services')}
        note={t('public.servicesNote', { name })}
        offers={services}
        isOwn={isOwn}
      />
      <OfferSection title={t('public.seminars')} note={t('public.seminarsNote', { name })} offers={seminars} />
      <OfferSection title={t('public.products')} note={t('public.productsNote', { name })} offers={products} />
      {services.length + seminars.length + products.length === 0 ? (
        <NothingOnOffer coach={coach} />
      ) : (
        <p>
          <MarketplaceLink slug={slug} variant="primary" />
        </p>
      )}
    </div>
  )
}

/** To the times of the only session, or to a choice of several. */
function firstTimesOf(slug: string, [first, ...others]: readonly Offer[]): string | undefined {
  return first && (others.length > 0 ? sessionsPath(slug) : bookPath(first.id))
}

type OfferSectionProps = { title: string; note: string; offers: readonly Offer[]; isOwn?: boolean }

/** Sessions lead to their times, packages to the checkout; everything else is bought in the marketplace. */
function OfferSection({ title, note, offers, isOwn = false }: OfferSectionProps) {
  if (offers.length === 0) return null
  return (
    <ProfileSection title={title} note={note}>
      <ul className={gridClass}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} action={!isOwn && actionOf(offer)} />
        ))}
      </ul>
    </ProfileSection>
  )
}

function actionOf(offer: Offer) {
  if (offer.kind === 'coaching') return <BookLink offer={offer} />
  return offer.kind === 'package' && <PackageLink offer={offer} />
}

/** The text depends on who views the profile. */
function NothingOnOffer({ coach: { slug, user_id, full_name: name } }: { coach: PublicCoach }) {
  const { t } = useTranslation('coaches')
  const { session } = useSessionState()
  const { data: follow } = useQuery(followQuery(slug))
  const own = session?.user.id === user_id
  const text = own
    ? t('public.emptyOwn')
    : follow?.following
      ? t('public.emptyFollowed')
      : t('public.emptyText', { name })
  return (
    <EmptyState
      seed={`offers ${slug}`}
      icon={<Store aria-hidden="true" className="size-10" />}
      title={t('public.empty')}
      action={
        own && (
          <Link to="/coach-dashboard" className={buttonClass({ variant: 'secondary' })}>
            {t('public.addOffer')}
          </Link>
        )
      }
    >
      {text}
    </EmptyState>
  )
}

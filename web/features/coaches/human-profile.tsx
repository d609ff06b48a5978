import { useQuery } from '@tanstack/react-query'
import Store from 'lucide-react/icons/store'
import type { CoachService } from '#contract/coach-desk.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Included } from '#web/ui/price-parts.tsx'
import { PricedCard } from '#web/ui/priced-card.tsx'
import { ProductCard } from './product-card.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PublicHero } from './public-hero.tsx'
import { followQuery, type PublicCoach } from './queries.ts'

const gridClass = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

/** An approved coach as members see them: only active offers are shown. */
export function HumanProfile({ coach }: { coach: PublicCoach }) {
  const { t } = useTranslation(['coaches', 'specialties'])
  const { slug, full_name: name, coach_specialties, coach_experience, services, products } = coach
  return (
    <div className="grid gap-12">
      <PublicHero
        slug={slug}
        maskId={coach.user_id}
        role={t('human.coach')}
        name={name}
        picture={coach.coach_image_url}
        bio={coach.coach_bio}
        tags={coach_specialties.map((specialty) => t(`specialties:${specialty}`))}
      />
      {coach_experience && (
        <ProfileSection title={t('public.experience')}>
          <p className="max-w-prose border-s-3 border-blood ps-5 text-lead whitespace-pre-line [overflow-wrap:anywhere]">
            {coach_experience}
          </p>
        </ProfileSection>
      )}
      {services.length > 0 && (
        <ProfileSection title={t('public.services')} note={t('public.servicesNote', { name })}>
          <ul className={gridClass}>
            {services.map((service) => (
              <ServiceCard key={service.id} service={service} />
            ))}
          </ul>
        </ProfileSection>
      )}
      {products.length > 0 && (
        <ProfileSection title={t('public.products')} note={t('public.productsNote', { name })}>
          <ul className={gridClass}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        </ProfileSection>
      )}
      {services.length === 0 && products.length === 0 && <NothingOnOffer coach={coach} />}
    </div>
  )
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

function ServiceCard({ service }: { service: CoachService }) {
  const { t } = useTranslation('coaches')
  const { money } = useMoneyFormats()
  const { title, description, duration, price_minor, currency, features, service_type } = service
  return (
    <PricedCard
      eyebrow={t(`public.type.${service_type}`)}
      title={title}
      description={description}
      price={money(price_minor, currency)}
      duration={duration}
    >
      <Included features={features} />
    </PricedCard>
  )
}

import { useQuery } from '@tanstack/react-query'
import {
  HOUSE_COACH_FACTS,
  type HouseCoachSlug,
  type HouseCoachTexts,
  SESSION_CURRENCY,
  SESSION_TYPES,
} from '#content/house-coaches/house-coach.ts'
import type { Language } from '#contract/language.ts'
import type { Offer } from '#contract/marketplace.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { spacesQuery } from '#web/network/queries.ts'
import { BookLink } from '#web/offers/book-link.tsx'
import { PackageLink } from '#web/offers/package-link.tsx'
import { packagesQuery, sessionsQuery } from '#web/offers/sessions-query.ts'
import { useOfferFacts } from '#web/offers/use-offer-facts.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PricedCard } from '#web/ui/priced-card.tsx'
import { GymCard, NetworkCard } from './house-cards.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PublicHero } from './public-hero.tsx'

type HouseProfileProps = { slug: HouseCoachSlug; texts: HouseCoachTexts; language: Language }

export function HouseProfile({ slug, texts, language }: HouseProfileProps) {
  const { t } = useTranslation('coaches')
  const { name, username, location, network, gym } = HOUSE_COACH_FACTS[slug]
  const { bio, tags, network_type } = texts.coaches[slug]
  const { data: spaces } = useQuery(spacesQuery(language))
  const space = spaces?.find(({ coach_slug }) => coach_slug === slug)
  return (
    <div className="grid gap-12">
      <PublicHero
        slug={slug}
        maskId={slug}
        role={t('human.house')}
        name={name}
        username={username}
        location={location}
        picture={null}
        bio={bio}
        tags={tags}
      />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <ProfileSection title={t('public.sessions')} note={t('public.sessionsNote', { name })}>
          <SessionTypes slug={slug} sessions={texts.sessions} language={language} />
        </ProfileSection>
        <div className="grid content-start gap-4">
          <NetworkCard name={network} type={network_type} space={space} />
          <GymCard gym={gym} />
        </div>
      </div>
    </div>
  )
}

type SessionTypesProps = Pick<HouseCoachTexts, 'sessions'> & { slug: HouseCoachSlug; language: Language }

/** What a house coach offers. A card leads to the times of its offer, once the offers are loaded. */
function SessionTypes({ slug, sessions, language }: SessionTypesProps) {
  const { t } = useTranslation('coaches')
  const { money } = useMoneyFormats()
  const { data: offers } = useQuery(sessionsQuery(slug, language))
  const { data: packages = [] } = useQuery(packagesQuery(slug, language))
  const { price, facts } = useOfferFacts()
  const isType = (offer: Offer) => SESSION_TYPES.some(({ price_minor, minutes }) => isOf(offer, price_minor, minutes))
  // Such as the free consultation.
  const others = offers?.filter((offer) => !isType(offer)) ?? []
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {SESSION_TYPES.map(({ id, price_minor, minutes }) => {
        const { title, description } = sessions[id]
        const offer = offers?.find((one) => isOf(one, price_minor, minutes))
        return (
          <PricedCard
            key={id}
            title={title}
            description={description}
            price={price_minor === null ? t('public.contact') : money(price_minor, SESSION_CURRENCY)}
            duration={minutes === null ? t('public.custom') : t('public.minutes', { minutes })}
            footer={
              price_minor === null ? (
                <ContactLink slug={slug} title={title} />
              ) : (
                offer && <BookLink offer={{ ...offer, title }} variant="text" size="small" />
              )
            }
          />
        )
      })}
      {others.map((offer) => (
        <PricedCard
          key={offer.id}
          title={offer.title}
          description={offer.description}
          price={price(offer)}
          duration={t('public.minutes', { minutes: offer.minutes ?? 0 })}
          footer={<BookLink offer={offer} variant="text" size="small" />}
        />
      ))}
      {packages.map((offer) => (
        <PricedCard
          key={offer.id}
          title={offer.title}
          description={offer.description}
          price={price(offer)}
          duration={facts({ ...offer, valid_days: null }).join(' · ')}
          footer={<PackageLink offer={offer} variant="text" size="small" />}
        />
      ))}
    </ul>
  )
}

const isOf = (offer: Offer, price_minor: number | null, minutes: number | null) =>
  offer.minutes === minutes && offer.price_minor === price_minor

/** A house coach has no mailbox: the team arranges it. */
function ContactLink({ slug, title }: { slug: HouseCoachSlug; title: string }) {
  const { t } = useTranslation('coaches')
  return (
    <Link
      to={`/support?about=speaking&coach=${slug}`}
      aria-label={`${t('public.ask')}: ${title}`}
      className={buttonClass({ variant: 'text', size: 'small' })}
    >
      {t('public.ask')}
    </Link>
  )
}

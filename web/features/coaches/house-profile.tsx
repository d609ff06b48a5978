import { HOUSE_COACH_FACTS, type HouseCoachSlug, type HouseCoachTexts } from '#content/house-coaches/house-coach.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { GymCard, NetworkCard } from './house-cards.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PublicHero } from './public-hero.tsx'
import { SessionTypes } from './session-types.tsx'

export function HouseProfile({ slug, texts }: { slug: HouseCoachSlug; texts: HouseCoachTexts }) {
  const { t } = useTranslation('coaches')
  const { name, username, location, network, gym } = HOUSE_COACH_FACTS[slug]
  const { bio, tags, network_type } = texts.coaches[slug]
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
          <SessionTypes sessions={texts.sessions} />
        </ProfileSection>
        <div className="grid content-start gap-4">
          <NetworkCard network={network} type={network_type} />
          <GymCard gym={gym} />
        </div>
      </div>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { planPath } from '#web/network/paths.ts'
import { membershipQuery } from '#web/network/queries.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { PostCard } from './post-card.tsx'
import type { SpaceView } from './queries.ts'
import { SpaceHead } from './space-head.tsx'

type SpaceDoorProps = {
  view: SpaceView
  user_id: string
  /** The reader has no membership. */
  needsElite: boolean
  /** The next live event. */
  events: ReactNode
}

/** What those see who may not enter: the first words of posts, those that are public, and how to get in. */
export function SpaceDoor({ view, user_id, needsElite, events }: SpaceDoorProps) {
  const { t } = useTranslation('spaces')
  const { space, taste } = view
  return (
    <div className="grid gap-10">
      <SpaceHead space={space} tone="" />
      {space.kind === 'clients' && <ClientsOnly coach_slug={space.coach_slug} needsElite={needsElite} />}
      {needsElite && <Upgrade slug={space.slug} />}
      {events}
      {taste && taste.titles.length > 0 && (
        <section aria-labelledby="taste-titles" className="grid gap-4">
          <h2 id="taste-titles" className="type-display text-subheading">
            {t('door.titles')}
          </h2>
          <ul className="grid gap-2">
            {taste.titles.map((title, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two posts may begin with the same words
              <li key={place} className="flex items-center gap-3 border-t border-line pt-2 [overflow-wrap:anywhere]">
                <Lock aria-hidden="true" className="size-4 shrink-0 text-gilt" />
                {title}
              </li>
            ))}
          </ul>
        </section>
      )}
      {taste && taste.posts.length > 0 && (
        <section aria-labelledby="taste-posts" className="grid gap-5">
          <h2 id="taste-posts" className="type-display text-subheading">
            {t('door.posts')}
          </h2>
          {taste.posts.map((post) => (
            <div key={post.id} className="border-t border-line pt-4">
              <PostCard post={post} space={space} user_id={user_id} readOnly />
            </div>
          ))}
        </section>
      )}
    </div>
  )
}

/** The price and the way in. Without the price, the button still leads there. */
export function Upgrade({ slug }: { slug: string }) {
  const { t } = useTranslation('spaces')
  const { money } = useMoneyFormats()
  const { data } = useQuery(membershipQuery)
  const prices = data?.plans.map(({ price_minor, currency, every }) =>
    t(`door.price.${every}`, { price: money(price_minor, currency) }),
  )
  return (
    <SectionCard tone="brass" title={t('door.title')} text={t('door.text')}>
      {prices && prices.length > 0 && <p className="text-lead font-semibold text-gilt">{prices.join(' · ')}</p>}
      <div className="flex flex-wrap items-center gap-6">
        <Link to={planPath('elite_monthly', slug)} className={buttonClass()}>
          {t('door.upgrade')}
        </Link>
        <Link to="/network" className={buttonClass({ variant: 'text' })}>
          {t('door.learnMore')}
        </Link>
      </div>
    </SectionCard>
  )
}

/** Said before anything is sold: Elite alone does not open the space of a coach. */
function ClientsOnly({ coach_slug, needsElite }: { coach_slug: string | null; needsElite: boolean }) {
  const { t } = useTranslation('spaces')
  return (
    <SectionCard title={t('door.clientsTitle')} text={t(needsElite ? 'door.clientsAndElite' : 'door.clientsText')}>
      {coach_slug && (
        <div>
          <Link to={`/coach/${coach_slug}/marketplace`} className={buttonClass()}>
            {t('door.clientsOffers')}
          </Link>
        </div>
      )}
    </SectionCard>
  )
}

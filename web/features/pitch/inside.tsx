import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pageExists } from '#contract/pages.ts'
import type { Session } from '#contract/session.ts'
import type { Space } from '#contract/spaces.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { NextLive } from '#web/network/next-live.tsx'
import { spacesQuery } from '#web/network/queries.ts'
import { SpaceCard } from '#web/network/space-card.tsx'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { InkStroke } from '#web/ui/ink.tsx'
import { posterClass } from '#web/ui/poster-class.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type InsideProps = { user: Session['user']; search: ReactNode; isSearching: boolean }

/** The Network for those who may enter it: the spaces they joined with what is new, then the others. */
export function Inside({ user, search, isSearching }: InsideProps) {
  const { t } = useTranslation(['pitch', 'network', 'common'])
  const { data: spaces, isError, isFetching, refetch } = useQuery(spacesQuery(user.language))
  const joined = spaces?.filter((space) => space.is_joined) ?? []
  const others = spaces?.filter((space) => !space.is_joined) ?? []
  return (
    <>
      <header className={classNames(posterClass, 'pt-12 pb-16 lg:pt-16')}>
        <InkStroke
          seed="network inside"
          className="pointer-events-none absolute -end-[10%] bottom-[10%] -z-1 hidden h-36 w-1/2 -rotate-6 text-brass opacity-60 lg:block"
        />
        <p className="type-eyebrow text-gilt">{t('hero.eyebrow')}</p>
        <h1 className="type-display mt-3 text-title">{t('inside.title')}</h1>
        <p className="mt-4 max-w-[46ch] text-lead">{user.elite?.paid ? t('inside.lead') : t('inside.leadIncluded')}</p>
        <div className="mt-7 -ms-1 flex flex-wrap items-center gap-x-5 gap-y-3">
          {pageExists('/live') && (
            <Link to="/live" className={buttonClass()}>
              {t('inside.live')}
            </Link>
          )}
          <Link to="/network/kings" className={buttonClass({ variant: 'secondary' })}>
            {t('inside.kings')}
          </Link>
          <Link to="/membership" className={buttonClass({ variant: 'text' })}>
            {t('inside.membership')}
          </Link>
        </div>
      </header>
      {search}
      {!isSearching && <NextLive />}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('network:loadFailed')}
        </RetryNotice>
      )}
      {!isError && !isSearching && (
        <section aria-labelledby="yours" className="grid gap-6">
          <h2 id="yours" className="type-display text-heading">
            {t('network:yours')}
          </h2>
          {!spaces && <Skeleton className="h-44" />}
          {spaces && joined.length === 0 && <p className="text-muted">{t('network:yoursEmpty')}</p>}
          <Spaces spaces={joined} />
        </section>
      )}
      {others.length > 0 && !isSearching && (
        <section aria-labelledby="more-networks" className="grid gap-6">
          <h2 id="more-networks" className="type-display text-heading">
            {t('network:explore')}
          </h2>
          <Spaces spaces={others} />
        </section>
      )}
    </>
  )
}

function Spaces({ spaces }: { spaces: Space[] }) {
  if (spaces.length === 0) return null
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {spaces.map((space) => (
        <SpaceCard key={space.id} space={space} />
      ))}
    </ul>
  )
}

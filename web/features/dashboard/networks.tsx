import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/language.ts'
import type { Space } from '#contract/spaces.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { KINGS } from '#web/network/paths.ts'
import { spacesQuery } from '#web/network/queries.ts'
import { SpaceCard } from '#web/network/space-card.tsx'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DashboardSection } from './dashboard-section.tsx'

/** The networks that everybody should know, in this order. */
const FEATURED = [KINGS, 'global-community', 'fight-business']
/** More of them are on the page of the Network. */
const MOST_SHOWN = 3

/** The networks of the member, those with news first, then three others. */
export function Networks({ language }: { language: Language }) {
  const { t } = useTranslation(['network', 'common'])
  const { data: spaces, isError, isFetching, refetch } = useQuery(spacesQuery(language))
  const joined = spaces?.filter((space) => space.is_joined).toSorted((a, b) => b.unread - a.unread) ?? []
  const known = FEATURED.flatMap((slug) => spaces?.find((space) => space.slug === slug) ?? [])
  // Nobody needs to see a network twice, unless there are no others.
  const others = [...new Set([...known, ...(spaces ?? [])])].filter((space) => !space.is_joined)
  const featured = others.length > 0 ? others.slice(0, MOST_SHOWN) : known
  return (
    <>
      {joined.length > 0 && (
        <DashboardSection title={t('yours')}>
          <Cards spaces={joined.slice(0, MOST_SHOWN)} />
          <MoreLink>{t('explore')}</MoreLink>
        </DashboardSection>
      )}
      <DashboardSection title={t('featured')}>
        {isError && (
          <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
            {t('loadFailed')}
          </RetryNotice>
        )}
        {!spaces && !isError && <Skeleton className="h-48" />}
        {featured.length > 0 && <Cards spaces={featured} />}
        <MoreLink>{t('discover')}</MoreLink>
      </DashboardSection>
    </>
  )
}

function Cards({ spaces }: { spaces: Space[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {spaces.map((space) => (
        <SpaceCard key={space.id} space={space} />
      ))}
    </ul>
  )
}

function MoreLink({ children }: { children: string }) {
  return (
    <p>
      <Link to="/network" className={buttonClass({ variant: 'text', size: 'small' })}>
        {children}
      </Link>
    </p>
  )
}

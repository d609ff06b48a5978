import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PersonCard } from '#contract/people.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { isMissing, personQuery } from './queries.ts'
import { RankCard } from './rank-card.tsx'

type PersonPageProps = {
  handle: string
  user_id: string
  /** Actions of other features: write a message, mute, block, report. Not shown on one's own page. */
  actions?: (person: PersonCard) => ReactNode
}

/** What members see of each other. */
export function PersonPage({ handle, user_id, actions }: PersonPageProps) {
  const { t } = useTranslation(['people', 'common'])
  const { data: person, error, isFetching, refetch } = useQuery(personQuery(handle))
  if (person && !isMissing(error))
    return <Person person={person} isOwn={person.user_id === user_id} actions={actions} />
  return (
    <div className="grid gap-8">
      <BackToPeople />
      <h1 className="type-display text-title">{t('person')}</h1>
      {isMissing(error) ? (
        <EmptyState seed="no person" title={t('missing')}>
          {t('missingText')}
        </EmptyState>
      ) : error ? (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={t('loadingPerson')}>
          <Skeleton className="h-48" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function BackToPeople() {
  const { t } = useTranslation('people')
  return (
    <p className="text-sm">
      <Link to="/people" className="underline underline-offset-4">
        {t('back')}
      </Link>
    </p>
  )
}

type PersonProps = { person: PersonCard; isOwn: boolean; actions: PersonPageProps['actions'] | undefined }

function Person({ person, isOwn, actions }: PersonProps) {
  const { t } = useTranslation('people')
  const { user_id, handle, full_name, avatar_url, rank, role, about, slug, distance } = person
  return (
    <div className="grid max-w-3xl gap-8">
      <BackToPeople />
      <header className="flex flex-wrap items-center gap-6">
        <Avatar id={user_id} src={avatar_url} size="huge" />
        <div className="min-w-0">
          <h1 className="type-display text-title [overflow-wrap:anywhere]">{full_name}</h1>
          <p className="mt-2 text-muted">@{handle}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            {role !== 'member' && <Badge variant="brass">{t(`role.${role}`)}</Badge>}
            <Badge variant="quiet">{t(`rank.${rank}`)}</Badge>
          </p>
        </div>
      </header>
      {distance && <Notice>{t(`distance.${distance}`)}</Notice>}
      {about ? (
        <p className="text-lead whitespace-pre-line [overflow-wrap:anywhere]">{about}</p>
      ) : (
        <p className="text-muted">{t(isOwn ? 'noAboutOwn' : 'noAbout')}</p>
      )}
      {isOwn && <RankCard />}
      <div className="flex flex-wrap items-center gap-4">
        {isOwn ? (
          <Link to="/people" className={buttonClass({ variant: 'secondary' })}>
            {t('own.change')}
          </Link>
        ) : (
          actions?.(person)
        )}
        {slug && (
          <Link to={`/coach/${slug}/profile`} className={buttonClass({ variant: 'secondary' })}>
            {t('coachPage')}
          </Link>
        )}
      </div>
    </div>
  )
}

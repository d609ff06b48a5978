import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { CommitmentsSection } from './commitments-section.tsx'
import { CrisisSection } from './crisis-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { LiveSection } from './live-section.tsx'
import { fileQuery } from './queries.ts'

/** `trainers`: who may see something of the member. */
export function FighterFileView({ trainers }: { trainers: ReactNode }) {
  const { t } = useTranslation(['fighter-file', 'common'])
  const { data: file, isPending, isError, isFetching, refetch } = useQuery(fileQuery)
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{t('lead')}</p>
      </header>
      {isPending && (
        <SkeletonGroup label={t('loading')} className="grid gap-4">
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {file && (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <FactsSection file={file} />
          <div className="grid gap-6">
            <CommitmentsSection commitments={file.commitments} />
            <LiveSection file={file} />
            {trainers}
            <CrisisSection found={file.crisis_line} />
          </div>
        </div>
      )}
    </div>
  )
}

import { useTranslation } from '#web/i18n/use-translation.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

type LoadStateProps = {
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
  label: string
  /** The height of what is to come. */
  shape?: string
}

/** Stands above what a query brings: shapes until it is there, and a word with a way on when it does not come. */
export function LoadState({ query, label, shape = 'h-72' }: LoadStateProps) {
  const { t } = useTranslation()
  const { isPending, isError, isFetching, refetch } = query
  if (isPending) {
    return (
      <SkeletonGroup label={label}>
        <Skeleton className={shape} />
      </SkeletonGroup>
    )
  }
  if (!isError) return null
  return (
    <RetryNotice retryLabel={t('action.retry')} onRetry={refetch} busy={isFetching}>
      {t('error.load')}
    </RetryNotice>
  )
}

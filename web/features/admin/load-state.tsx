import { useTranslation } from '#web/i18n/use-translation.ts'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

type LoadStateProps = {
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
  label: string
  /** The height of the loaded content. */
  shape?: string
}

/** The state of a query: placeholders while it loads, and a retry notice if it fails. */
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

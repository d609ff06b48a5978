import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

type LoadStateProps = {
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
  label: string
}

/** Placeholders while a query loads, and a retry notice if it fails. */
export function LoadState({ query: { isPending, isError, isFetching, refetch }, label }: LoadStateProps) {
  const { t } = useTranslation()
  if (isPending) {
    return (
      <SkeletonGroup label={label}>
        <Skeleton className="h-72" />
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

type LoadMoreProps = { busy: boolean; failed: boolean; onMore: () => void }

export function LoadMore({ busy, failed, onMore }: LoadMoreProps) {
  const { t } = useTranslation(['coach-orders', 'common'])
  if (failed) {
    return (
      <RetryNotice retryLabel={t('common:action.retry')} onRetry={onMore} busy={busy}>
        {t('moreFailed')}
      </RetryNotice>
    )
  }
  return (
    <Button variant="secondary" className="justify-self-center" busy={busy} onClick={onMore}>
      {t('more')}
    </Button>
  )
}

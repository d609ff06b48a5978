import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

type Query = {
  isPending: boolean
  isError: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  refetch: () => Promise<unknown>
  fetchNextPage: () => Promise<unknown>
}

/** Placeholders while a list loads, a retry notice when it fails, and the button for its next page. */
export function ListState({ query }: { query: Query }) {
  const { t } = useTranslation(['reviews', 'common'])
  if (query.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-48" />
      </SkeletonGroup>
    )
  if (query.isError)
    return (
      <RetryNotice
        retryLabel={t('common:action.retry')}
        onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
        busy={query.isFetching}
      >
        {t('common:error.load')}
      </RetryNotice>
    )
  if (!query.hasNextPage) return null
  return (
    <Button
      variant="secondary"
      className="justify-self-center"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t('more')}
    </Button>
  )
}

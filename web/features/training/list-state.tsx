import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

type Query = {
  isPending: boolean
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
  isFetchingNextPage?: boolean
  isFetchNextPageError?: boolean
  hasNextPage?: boolean
  fetchNextPage?: () => Promise<unknown>
}

/** Placeholders while a list loads, a retry notice when it fails, and the button for its next page. */
export function ListState({ query }: { query: Query }) {
  const { t } = useTranslation(['training', 'common'])
  const { isPending, isError, isFetching, refetch, fetchNextPage } = query
  if (isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-32" />
      </SkeletonGroup>
    )
  if (isError)
    return (
      <RetryNotice
        retryLabel={t('common:action.retry')}
        onRetry={() => void (query.isFetchNextPageError && fetchNextPage ? fetchNextPage() : refetch())}
        busy={isFetching}
      >
        {t('common:error.load')}
      </RetryNotice>
    )
  if (!query.hasNextPage || !fetchNextPage) return null
  return (
    <Button
      variant="secondary"
      className="justify-self-center"
      busy={query.isFetchingNextPage === true}
      onClick={() => void fetchNextPage()}
    >
      {t('entries.more')}
    </Button>
  )
}

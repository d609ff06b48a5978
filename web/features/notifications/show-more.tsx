import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { type Listing, withOlder } from './listing.ts'
import { listingQuery, readOlder } from './queries.ts'

export function ShowMore({ shown }: { shown: Listing }) {
  const { t } = useTranslation(['notifications', 'common'])
  const { mutate, isPending, isError } = useShowMore()
  const read = () => mutate(shown)
  if (!isError) {
    return (
      <Button variant="secondary" className="mt-5 self-center" busy={isPending} onClick={read}>
        {t('more')}
      </Button>
    )
  }
  return (
    <RetryNotice retryLabel={t('common:action.retry')} onRetry={read} className="mt-4">
      {t('moreFailed')}
    </RetryNotice>
  )
}

/** Adds the next older notifications to the list. */
function useShowMore() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (shown: Listing) => readOlder(shown),
    onSuccess: (older) => {
      queryClient.setQueryData(listingQuery.queryKey, (listing) => listing && withOlder(listing, older))
    },
  })
}

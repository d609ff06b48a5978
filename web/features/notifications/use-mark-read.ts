import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { withRead } from './listing.ts'
import { listingQuery } from './queries.ts'

/** Marks one notification as read, or all (null): shown at once, and undone if it fails. Other tabs get an event. */
export function useMarkRead() {
  const { t } = useTranslation('notifications')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) => call('POST /api/notifications/read', id === null ? {} : { id }),
    onMutate: (id) => {
      const read_at = new Date().toISOString()
      queryClient.setQueryData(listingQuery.queryKey, (listing) => listing && withRead(listing, id, read_at))
    },
    // The response's count may be older than an event that came before it: the event's count is used.
    onError: async (error) => {
      toast({ title: t('markFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
      await queryClient.invalidateQueries(listingQuery)
    },
  })
}

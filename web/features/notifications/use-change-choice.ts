import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input } from '#contract/endpoint.ts'
import type { changeNotificationChoice } from '#contract/notifications.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { choicesQuery } from './queries.ts'

export type Choice = Input<typeof changeNotificationChoice>

/** Saves a choice. A failure is shown here, so the promise never rejects. */
export function useChangeChoice(): (choice: Choice) => Promise<void> {
  const { t } = useTranslation('notifications')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    // One after another, so that the last click counts.
    scope: { id: 'notification-choices' },
    mutationFn: async (choice: Choice) => {
      try {
        queryClient.setQueryData(choicesQuery.queryKey, await call('PUT /api/notifications/choices', choice))
      } catch (error) {
        toast({ title: t('choices.saveFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
      }
    },
  })
  return mutateAsync
}

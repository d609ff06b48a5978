import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Calls } from '#contract/calls.ts'
import type { Input } from '#contract/endpoint.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { choicesQuery } from './queries.ts'

type Name = 'PUT /api/notifications/choices' | 'PUT /api/notifications/mails'
type Save = <N extends Name>(name: N, input: Input<Calls[N]>) => Promise<void>

/** Saves a choice. A failure is shown here, so the promise never rejects. */
export function useSaveChoices(): Save {
  const { t } = useTranslation('notifications')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    // One after another, so that the last click counts.
    scope: { id: 'notification-choices' },
    mutationFn: async (send: () => Promise<Awaited<ReturnType<typeof call<Name>>>>) => {
      try {
        queryClient.setQueryData(choicesQuery.queryKey, await send())
        toast({ title: t('choices.saved'), variant: 'success' })
      } catch (error) {
        toast({ title: t('choices.saveFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
      }
    },
  })
  return (name, input) => mutateAsync(() => call(name, input))
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Room } from '#contract/rooms.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { type Sessions, sessionsQuery, withOlderSessions } from './queries.ts'

/** Adds the next older ones to the list. */
export function useShowMore(room: Room, search: string) {
  const { t } = useTranslation('chat')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (shown: Sessions) => withOlderSessions(room, search, shown),
    onSuccess: (sessions) => queryClient.setQueryData(sessionsQuery(room, search).queryKey, sessions),
    onError: (error) =>
      toast({ title: t('sessions.failed'), description: errorText(asApiError(error)), variant: 'destructive' }),
  })
}

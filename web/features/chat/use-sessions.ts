import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConversationLine } from '#contract/conversations.ts'
import type { Room } from '#contract/rooms.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import {
  deleteSession,
  restoreSession,
  resumeSession,
  type Sessions,
  sessionsQuery,
  withOlderSessions,
} from './queries.ts'
import { useSessionName } from './session-name.ts'
import type { ChatRoom } from './use-chat.ts'

/** The actions on earlier sessions; each shows its outcome in a toast. */
export function useSessions(room: Room, { chat, state }: ChatRoom) {
  const { t } = useTranslation('chat')
  const { errorText } = useErrorTexts()
  const nameOf = useSessionName()
  const queryClient = useQueryClient()
  const lists = { queryKey: queryKeys.sessionsOf(room) }
  const refresh = () => queryClient.invalidateQueries(lists)

  const fail = (title: string, error: unknown, description?: string) => {
    const refusal = asApiError(error)
    toast({ title, description: description ?? errorText(refusal), variant: 'destructive' })
    void refresh()
  }

  /** Answers whether it could be opened. */
  const reopen = async (session: ConversationLine): Promise<boolean> => {
    try {
      chat.open(await resumeSession(session.id))
      toast({ title: t('toast.resumed'), description: t('toast.resumedText', { topic: nameOf(session) }) })
      return true
    } catch (error) {
      fail(t('toast.resumeFailed'), error)
      return false
    }
  }

  const restore = async ({ id }: ConversationLine) => {
    try {
      await restoreSession(id)
      toast({ title: t('toast.restored'), variant: 'success' })
      await refresh()
    } catch (error) {
      fail(t('toast.restoreFailed'), error)
    }
  }

  const remove = async (session: ConversationLine) => {
    await queryClient.cancelQueries(lists)
    const before = queryClient.getQueriesData<Sessions>(lists)
    queryClient.setQueriesData<Sessions>(lists, (shown) => shown && withoutSession(shown, session.id))
    try {
      await deleteSession(session.id)
      if (state.conversation_id === session.id) chat.open(null)
      toast({
        title: t('toast.deleted'),
        description: t('toast.deletedText'),
        action: { label: t('toast.undo'), onClick: () => void restore(session) },
      })
    } catch (error) {
      for (const [key, data] of before) queryClient.setQueryData(key, data)
      fail(t('toast.deleteFailed'), error, t('toast.deleteFailedText'))
    }
  }

  return { reopen, remove, refresh }
}

function withoutSession({ conversations, more }: Sessions, id: string): Sessions {
  return { conversations: conversations.filter((session) => session.id !== id), more }
}

/** Adds the next older sessions to the list. */
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

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { speakingPace } from '#content/personas/speaking-paces.ts'
import type { Room } from '#contract/rooms.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { isConnected } from '#web/api/connection.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useStore } from '#web/store/create-store.ts'
import { dismissFailures, toast } from '#web/ui/toast.ts'
import { createChat } from './create-chat.ts'
import { sendLater } from './keep-sending.ts'
import { useGreeting } from './load-greetings.ts'
import { roomQuery } from './queries.ts'
import { useDraft } from './use-draft.ts'
import { removeWaiting, useWaiting, waitingOf } from './waiting-messages.ts'

/** A room with its conversation, its draft, its waiting messages and the toasts for errors. */
export function useChat(room: Room, user_id: string) {
  const { t } = useTranslation('chat')
  const { errorText } = useErrorTexts()
  const { time } = useFormats()
  const queryClient = useQueryClient()
  const { data, isPending, isError, refetch } = useQuery(roomQuery(room))
  const greeting = useGreeting(room)
  const draft = useDraft(room, user_id)
  const { putBack } = draft

  const onRefused = (refusal: ApiError, content: string) => {
    putBack(content)
    const { code } = refusal
    if (code === 'chat.quota-used-up') {
      const { quota } = chat.state.get()
      const description = quota ? t('quota.resetsAt', { time: time(quota.resets_at) }) : errorText(refusal)
      toast({ title: t('quota.usedUp'), description, variant: 'destructive' })
    } else if (code !== 'session.missing')
      toast({ title: t('failed.title'), description: errorText(refusal), variant: 'destructive' })
    // The quota, conversation or answer on this page is outdated.
    void refetch()
  }

  // While the room's open conversation is unknown, sending a message would begin a new one.
  const unknown = isError && !data
  const latest = useRef({ greeting, onRefused, t, unknown })
  latest.current = { greeting, onRefused, t, unknown }

  const [chat] = useState(() =>
    createChat(room, {
      language: currentLanguage,
      greeting: () => latest.current.greeting ?? '',
      mustWait: () =>
        latest.current.unknown || !isConnected() || waitingOf(user_id).some((message) => message.room === room),
      onWaiting(message) {
        sendLater(user_id, { ...message, room })
        draft.forget()
      },
      onStored: () => draft.forget(),
      onAnswered() {
        dismissFailures()
        void queryClient.invalidateQueries({ queryKey: queryKeys.sessionsOf(room) })
      },
      onFailed() {
        const say = latest.current.t
        toast({ title: say('failed.title'), description: say('failed.text'), variant: 'destructive' })
      },
      onRefused: (refusal, content) => latest.current.onRefused(refusal, content),
      onOutdated: () => void reread(),
    }),
  )
  async function reread(): Promise<void> {
    try {
      const { conversation, quota } = await queryClient.fetchQuery(roomQuery(room))
      chat.open(conversation, quota)
    } catch (error) {
      console.warn(error)
      chat.giveUp()
    }
  }
  const state = useStore(chat.state)

  useEffect(() => () => chat.close(), [chat])

  const dropSentDraft = draft.dropIfSent
  useEffect(() => {
    // A message or answer under way on this page is newer than the loaded conversation.
    if (!data || chat.state.get().unsent) return
    const { conversation, quota } = data
    const shown = chat.state.get()
    if (chat.isFollowing() && (shown.conversation_id === null || conversation?.id === shown.conversation_id)) return
    chat.open(conversation, quota)
    dropSentDraft(conversation?.chat_history.findLast(({ role }) => role === 'user')?.content)
  }, [data, chat, dropSentDraft])

  const send = useCallback(
    (content: string) => {
      // A response still under way is older than this message.
      void queryClient.cancelQueries(roomQuery(room))
      return chat.send(content)
    },
    [chat, queryClient, room],
  )

  const waiting = useWaiting(user_id, room)
  const takeBack = (message_key: string) => removeWaiting(user_id, message_key)

  return {
    chat,
    state,
    waiting,
    takeBack,
    draft,
    send,
    greeting,
    strategist: data?.strategist,
    pace: speakingPace(room),
    isPending: isPending && state.conversation_id === null,
    isError: unknown,
    refetch,
    sessionsChanged: () => void queryClient.invalidateQueries({ queryKey: queryKeys.sessionsOf(room) }),
  }
}

export type ChatRoom = ReturnType<typeof useChat>

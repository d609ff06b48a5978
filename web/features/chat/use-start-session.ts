import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { deleteSession, resumeSession, startSession } from './queries.ts'
import type { ChatRoom } from './use-chat.ts'

type Beginning = {
  title: string
  description: string
  /** Sent as the member's first message, so that the first answer begins at once. */
  prompt?: string
}

/** Starts a new session; the toast's Undo returns to the one that was open. */
export function useStartSession(room: Room, { chat, send }: ChatRoom) {
  const { t } = useTranslation('chat')
  const { errorText } = useErrorTexts()

  const goBack = async (left: string, begun: string) => {
    try {
      chat.open(await resumeSession(left))
      // The new session was not wanted, and holds no message of the member.
      await deleteSession(begun)
    } catch (error) {
      toast({ title: t('toast.resumeFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
  }

  return async (template: Template, { title, description, prompt }: Beginning): Promise<void> => {
    try {
      const { conversation, left } = await startSession(room, template, currentLanguage())
      chat.open(conversation)
      const undo = left && { label: t('toast.undo'), onClick: () => void goBack(left, conversation.id) }
      toast({ title, description, ...(undo && { action: undo }) })
    } catch (error) {
      toast({ title: t('toast.startFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
      return
    }
    if (prompt) await send(prompt)
  }
}

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
  /** Said in the member's place, so that the first answer can begin at once. */
  prompt?: string
}

/** Begins anew, with a way back to what was left open. */
export function useStartSession(room: Room, { chat, send }: ChatRoom) {
  const { t } = useTranslation('chat')
  const { errorText } = useErrorTexts()

  const goBack = async (left: string, begun: string) => {
    try {
      chat.open(await resumeSession(left))
      // Nobody wanted it, and nothing of the member's own is in it.
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

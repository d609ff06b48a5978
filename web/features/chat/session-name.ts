import type { ConversationLine } from '#contract/conversations.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'

type Named = Pick<ConversationLine, 'topic' | 'created_at'>

/** A session with a coach is saved without a dialog, and so may have no topic. */
export function useSessionName(): (session: Named) => string {
  const { t } = useTranslation('chat')
  const { dateTime } = useFormats()
  return ({ topic, created_at }) => topic ?? t('sessions.untitled', { date: dateTime(created_at) })
}

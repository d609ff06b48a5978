import { useTranslation } from '#web/i18n/use-translation.ts'
import { plainText } from '#web/markdown/plain-text.ts'
import type { ChatState } from './chat-state.ts'

/** For screen readers: announces that an answer is being written, then the whole answer. Word by word would be unusable. */
export function Announcer({ state: { activity, messages } }: { state: ChatState }) {
  const { t } = useTranslation('chat')
  const last = messages.at(-1)
  const answer = last?.role === 'assistant' && messages.length > 1 ? last : undefined
  const said =
    activity === 'lost'
      ? t('reconnecting')
      : activity !== 'idle'
        ? t('thinking')
        : answer?.state === 'failed'
          ? t('failed.message')
          : plainText(answer?.content ?? '')
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}

import { useTranslation } from '#web/i18n/use-translation.ts'
import type { ChatState } from './chat-state.ts'
import { plainText } from './plain-text.ts'

/** Says that an answer is being written, then the whole of it: read word by word it could not be followed. */
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

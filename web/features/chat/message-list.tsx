import ArrowDown from 'lucide-react/icons/arrow-down'
import type { ReactNode } from 'react'
import type { StoredMessage } from '#contract/chat.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { AnswerMessage } from './answer-message.tsx'
import { MemberMessage } from './member-message.tsx'
import { useScrollToEnd } from './use-scroll-to-end.ts'

export type MessageActions = {
  onRetry: () => void
  onContinue: () => void
  onSay: (content: string) => void
  onEdit: (id: string) => void
  onCancel: () => void
  onResend: (id: string, content: string) => void
}

type MessageListProps = MessageActions & {
  messages: StoredMessage[]
  speaker: string
  /** How quickly the speaker's voice reads an answer aloud. */
  pace: number
  busy: boolean
  /** A message was sent, and its answer has not begun. */
  waiting: boolean
  /** The key of a message that is not stored, and so cannot be edited yet. */
  unsent: string | null
  editing: string | undefined
  /** The waiting messages, shown below the sent ones. */
  notSent: ReactNode[]
}

export function MessageList(props: MessageListProps) {
  const { messages, speaker, pace, busy, waiting, unsent, editing, notSent } = props
  const { onRetry, onContinue, onSay, onEdit, onCancel, onResend } = props
  const { t } = useTranslation('chat')
  const own = messages.filter(({ role }) => role === 'user').length + notSent.length
  const { box, onScroll, newBelow, toEnd } = useScrollToEnd(messages, own)
  return (
    <div className="relative min-h-0 flex-1">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box has to be focusable by keyboard */}
      <section ref={box} aria-label={t('log')} tabIndex={0} onScroll={onScroll} className="chat-log">
        <ol className="grid gap-6">
          {messages.map((message, place) =>
            message.role === 'user' ? (
              <MemberMessage
                key={message.id}
                message={message}
                editing={editing === message.id}
                onEdit={busy || message.id === unsent ? undefined : onEdit}
                onCancel={onCancel}
                onResend={onResend}
              />
            ) : (
              <AnswerMessage
                key={message.id}
                message={message}
                speaker={speaker}
                pace={pace}
                greeting={place === 0}
                onRetry={!busy && place > 0 && place === messages.length - 1 ? onRetry : undefined}
                onContinue={!busy && place === messages.length - 1 ? onContinue : undefined}
                onSay={!busy && place === messages.length - 1 ? onSay : undefined}
              />
            ),
          )}
          {waiting && (
            <li className="chat-answer">
              <p className="chat-thinking text-muted">{t('thinking')}</p>
            </li>
          )}
          {notSent}
        </ol>
      </section>
      {newBelow && (
        <Button
          variant="secondary"
          size="small"
          onClick={toEnd}
          className="no-print absolute inset-x-0 bottom-3 mx-auto w-fit"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          {t('newBelow')}
        </Button>
      )}
    </div>
  )
}

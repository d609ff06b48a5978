import { type RefObject, useEffect, useId, useState } from 'react'
import type { StoredMessage } from '#contract/chat.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { loadMarkdown } from '#web/markdown/markdown-text.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { Announcer } from './announcer.tsx'
import { Composer } from './composer.tsx'
import { sendAgain } from './keep-sending.ts'
import { MessageList } from './message-list.tsx'
import { PanelHead, type PanelHeadProps } from './panel-head.tsx'
import { stop } from './queries.ts'
import { QuotaLine } from './quota-line.tsx'
import type { ChatRoom } from './use-chat.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import { WaitingMessage } from './waiting-message.tsx'
import './chat.css'

type ChatPanelProps = Omit<PanelHeadProps, 'titleId'> & {
  room: ChatRoom
  speaker: string
  composer: RefObject<HTMLTextAreaElement | null>
}

/** One room's conversation: its head, its messages and the composer. */
export function ChatPanel({ room, speaker, composer, ...head }: ChatPanelProps) {
  const { t } = useTranslation(['chat', 'common'])
  const { chat, state, draft, send, greeting, strategist, isPending, isError, refetch } = room
  const notSent = waitingItems(room, composer)
  const [editing, setEditing] = useState<string>()
  const { stopping, stopAnswer } = useStop(room)
  const titleId = useId()
  const panel = useVisibleHeight()
  const busy = state.activity !== 'idle'
  const messages = state.messages.length > 0 || !greeting ? state.messages : [greetingMessage(greeting)]
  const back = () => {
    setEditing(undefined)
    composer.current?.focus()
  }
  const editLast = () => {
    const last = state.messages.findLast(({ role }) => role === 'user')
    if (last && last.id !== state.unsent) setEditing(last.id)
  }

  return (
    <section ref={panel} aria-labelledby={titleId} className="chat-panel plate">
      <PanelHead titleId={titleId} {...head} />
      {isPending && <Loading label={t('loading')} className="flex-1" />}
      {isError && (
        <div className="grid flex-1 content-start gap-6 overflow-y-auto p-6">
          <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
            {t('loadFailed')}
          </RetryNotice>
          <ol aria-label={t('log')} className="grid gap-6">
            {notSent}
          </ol>
        </div>
      )}
      {!isPending && !isError && (
        <MessageList
          messages={messages}
          notSent={notSent}
          speaker={speaker}
          pace={room.pace}
          busy={busy}
          waiting={state.activity === 'sending'}
          unsent={state.unsent}
          editing={editing}
          onRetry={() => void chat.retry()}
          onContinue={() => void send(t('message.continueText'))}
          onSay={(content) => void send(content)}
          onEdit={setEditing}
          onCancel={back}
          onResend={(id, content) => {
            back()
            void chat.edit(id, content)
          }}
        />
      )}
      {!isPending && (
        <>
          {state.activity === 'lost' && (
            <p className="border-t border-line px-4 py-2 text-sm text-fire sm:px-6">{t('reconnecting')}</p>
          )}
          <div className="chat-say grid gap-2 border-t border-line print:hidden">
            <Composer
              field={composer}
              text={draft.text}
              onChange={draft.change}
              busy={busy}
              stopping={stopping}
              onStop={state.activity === 'answering' || state.activity === 'lost' ? stopAnswer : undefined}
              onEditLast={editLast}
              onFocus={() => {
                chat.prepare()
                // A failed load is retried when an answer needs the code.
                loadMarkdown().catch(() => undefined)
              }}
              onSend={() => {
                draft.clear()
                void send(draft.text)
              }}
            />
            <QuotaLine quota={state.quota} model={strategist?.model} />
          </div>
        </>
      )}
      <Announcer state={state} />
    </section>
  )
}

/** The messages that wait to be sent, shown below the sent ones. Editing one puts it back into the composer. */
function waitingItems({ waiting, takeBack, draft }: ChatRoom, composer: ChatPanelProps['composer']) {
  return waiting.map(({ message_key, content, progress }) => (
    <WaitingMessage
      key={message_key}
      content={content}
      progress={progress}
      onRetry={() => sendAgain(message_key)}
      onEdit={() => {
        takeBack(message_key)
        draft.putBack(content)
        composer.current?.focus()
      }}
      onDelete={() => {
        takeBack(message_key)
        composer.current?.focus()
      }}
    />
  ))
}

/** Stops the answer by the button, or by Escape anywhere on the page. */
function useStop({ state }: ChatRoom) {
  const { t } = useTranslation('chat')
  const { errorText } = useErrorTexts()
  const [stopping, setStopping] = useState(false)
  const { conversation_id, activity } = state
  const stoppable = activity === 'answering' || activity === 'lost'

  const stopAnswer = async () => {
    if (!conversation_id || stopping) return
    setStopping(true)
    try {
      await stop(conversation_id)
    } catch (error) {
      const description = errorText(asApiError(error))
      toast({ title: t('composer.stopFailed'), description, variant: 'destructive' })
    } finally {
      setStopping(false)
    }
  }

  useEffect(() => {
    if (!stoppable) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
      void stopAnswer()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  return { stopping, stopAnswer: () => void stopAnswer() }
}

/** The first message of an empty room; it is stored together with the member's first message. */
function greetingMessage(content: string): StoredMessage {
  return {
    id: 'greeting',
    role: 'assistant',
    content,
    template: 'general',
    state: 'complete',
    model: null,
    fallback: false,
    trace: null,
    has_plan: false,
    created_at: new Date().toISOString(),
  }
}

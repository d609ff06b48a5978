import { ClipboardCheck, Copy, RotateCcw, Volume2, VolumeX } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredMessage } from '#contract/chat.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { AnswerNote } from './answer-note.tsx'
import { AnswerText } from './answer-text.tsx'
import { useModelName } from './model-name.ts'
import { useCopy } from './use-copy.ts'
import { useKeepPlan } from './use-keep-plan.ts'
import type { ReadAloud } from './use-read-aloud.ts'
import { UsedLine } from './used-line.tsx'

type AnswerMessageProps = {
  message: StoredMessage
  /** The name it speaks under. */
  speaker: string
  /** Only the newest answer can be tried again or continued. */
  onRetry: (() => void) | undefined
  onContinue: (() => void) | undefined
  voice: ReadAloud
}

export const AnswerMessage = memo(function AnswerMessage(props: AnswerMessageProps) {
  const { message, speaker, onRetry, onContinue } = props
  const { t } = useTranslation('chat')
  const modelName = useModelName()
  const { content, state, model, trace } = message
  const streaming = state === 'streaming'
  return (
    <li className="chat-answer" aria-busy={streaming}>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        <span className="font-semibold text-text">{speaker}</span>
        {model && <span>{modelName(model)}</span>}
      </p>
      {content && <AnswerText>{content}</AnswerText>}
      {streaming && !content && <p className="chat-thinking text-muted">{t('thinking')}</p>}
      {!streaming && <AnswerNote message={message} onRetry={onRetry} onContinue={onContinue} />}
      {trace && <UsedLine trace={trace} />}
      {!streaming && content && <Tools {...props} />}
    </li>
  )
})

function Tools({ message: { id, content, state, has_plan }, onRetry, voice }: AnswerMessageProps) {
  const { t } = useTranslation('chat')
  const copy = useCopy()
  const { keep, keeping } = useKeepPlan()
  const reading = voice?.reading === id
  return (
    <div className="no-print -ms-3 flex flex-wrap items-center">
      {has_plan && (
        <Button variant="ghost" size="small" busy={keeping} onClick={() => void keep(id)} className="text-gilt">
          <ClipboardCheck aria-hidden="true" className="size-4" />
          {t('message.keepPlan')}
        </Button>
      )}
      <IconButton label={t('message.copy')} onClick={() => void copy(content)}>
        <Copy aria-hidden="true" className="size-4" />
      </IconButton>
      {voice && (
        <IconButton
          label={reading ? t('message.stopReading') : t('message.readAloud')}
          aria-pressed={reading}
          onClick={() => (reading ? voice.stop() : voice.read(id, content))}
          className={classNames(reading && 'text-danger')}
        >
          {reading ? (
            <VolumeX aria-hidden="true" className="size-4" />
          ) : (
            <Volume2 aria-hidden="true" className="size-4" />
          )}
        </IconButton>
      )}
      {onRetry && (state === 'complete' || state === 'stopped') && (
        <IconButton label={t('message.retry')} onClick={onRetry}>
          <RotateCcw aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </div>
  )
}

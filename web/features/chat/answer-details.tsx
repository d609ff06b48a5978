import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Copy from 'lucide-react/icons/copy'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import type { StoredMessage } from '#contract/chat.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { plainText } from '#web/markdown/plain-text.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useReadAloud } from '#web/ui/read-aloud.ts'
import { AnswerNote } from './answer-note.tsx'
import { AnswerPerson } from './answer-person.tsx'
import { AnswerReading } from './answer-reading.tsx'
import { AnswerSources } from './answer-sources.tsx'
import { useCopy } from './use-copy.ts'
import { useKeepPlan } from './use-keep-plan.ts'

export type AnswerDetailsProps = {
  message: StoredMessage
  /** How quickly the speaker's voice reads it aloud. */
  pace: number
  /** Only the newest answer can be tried again or continued. */
  onRetry: (() => void) | undefined
  onContinue: (() => void) | undefined
  /** Sends a message that corrects or chooses; only under the newest answer. */
  onSay: ((content: string) => void) | undefined
}

/** The state of an answer, its sources, and the actions on it. */
export function AnswerDetails(props: AnswerDetailsProps) {
  const { message, onRetry, onContinue, onSay } = props
  return (
    <>
      <AnswerNote message={message} onRetry={onRetry} onContinue={onContinue} />
      {message.trace && <AnswerReading trace={message.trace} has_plan={message.has_plan} onSay={onSay} />}
      {message.trace && <AnswerSources trace={message.trace} />}
      {message.trace?.person && <AnswerPerson person={message.trace.person} />}
      {message.content && <Tools {...props} />}
    </>
  )
}

function Tools({ message: { id, content, state, has_plan }, pace, onRetry }: AnswerDetailsProps) {
  const { t, i18n } = useTranslation('chat')
  const copy = useCopy()
  const { keep, keeping } = useKeepPlan()
  const voice = useReadAloud({ id, language: i18n.language, text: () => plainText(content), pace })
  return (
    <div className="no-print -ms-3 flex flex-wrap items-center">
      <IconButton label={t('message.copy')} onClick={() => void copy(content)}>
        <Copy aria-hidden="true" className="size-4" />
      </IconButton>
      {voice && (
        <IconButton
          label={voice.active ? t('message.stopReading') : t('message.readAloud')}
          aria-pressed={voice.active}
          onClick={voice.toggle}
          className={classNames(voice.active && 'text-danger')}
        >
          {voice.active ? (
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
      {has_plan && (
        <Button variant="ghost" size="small" busy={keeping} onClick={() => void keep(id)} className="text-gilt">
          <ClipboardCheck aria-hidden="true" className="size-4" />
          {t('message.keepPlan')}
        </Button>
      )}
    </div>
  )
}

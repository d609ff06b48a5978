import type { StoredMessage } from '#contract/chat.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'

type AnswerNoteProps = {
  message: StoredMessage
  onRetry: (() => void) | undefined
  onContinue: (() => void) | undefined
}

/** Says why an answer is not complete, or not the chosen model's, and offers to retry or continue it. */
export function AnswerNote({ message: { state, fallback }, onRetry, onContinue }: AnswerNoteProps) {
  const { t } = useTranslation('chat')
  const retry = onRetry && (
    <Button variant="secondary" size="small" onClick={onRetry} className="no-print">
      {t('message.retry')}
    </Button>
  )
  return (
    <>
      {fallback && <p className="text-sm text-muted">{t('state.fallback')}</p>}
      {state === 'failed' && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-56 flex-1 text-danger">{t('failed.message')}</p>
          {retry}
        </div>
      )}
      {state === 'interrupted' && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-40 flex-1 text-sm text-fire">{t('state.interrupted')}</p>
          {retry}
        </div>
      )}
      {state === 'stopped' && <p className="text-sm text-muted">{t('state.stopped')}</p>}
      {state === 'cut' && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-40 flex-1 text-sm text-muted">{t('state.cut')}</p>
          {onContinue && (
            <Button variant="secondary" size="small" onClick={onContinue} className="no-print">
              {t('message.continue')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import type { Progress } from './waiting-messages.ts'

type WaitingMessageProps = {
  content: string
  progress: Progress | undefined
  onRetry: () => void
  onEdit: () => void
  onDelete: () => void
}

/** A message that is not sent yet, with the actions on it. */
export function WaitingMessage({ content, progress, onRetry, onEdit, onDelete }: WaitingMessageProps) {
  const { t } = useTranslation('chat')
  const { errorText } = useErrorTexts()
  const sending = progress === 'sending'
  const reason = (code: ErrorCode) => errorText(new ApiError(code, { status: 0 }))
  return (
    <li className="chat-question flex-col! items-end">
      <p className="sr-only">{t('you')}</p>
      <p className="border border-dashed border-edge px-4 py-3 whitespace-pre-wrap">{content}</p>
      <div className="no-print flex flex-wrap items-center justify-end gap-x-1">
        <p role="status" className="me-2 text-sm text-fire">
          {sending
            ? t('waiting.sending')
            : progress
              ? t('waiting.refused', { reason: reason(progress) })
              : t('waiting.mark')}
        </p>
        {!sending && (
          <>
            {progress && (
              <Button variant="ghost" size="small" onClick={onRetry}>
                {t('message.retry')}
              </Button>
            )}
            <Button variant="ghost" size="small" onClick={onEdit}>
              {t('waiting.edit')}
            </Button>
            <Button variant="ghost" size="small" onClick={onDelete}>
              {t('waiting.delete')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { MarkButtons } from '#web/ui/mark-buttons.tsx'
import { toast } from '#web/ui/toast.ts'

type CheckInAnswerProps = { notification: Extract<Notification, { kind: 'check_in' }> }

/** Answers in one tap, below the question. What was read is answered on its page. */
export function CheckInAnswer({ notification: { details, read_at } }: CheckInAnswerProps) {
  const { t } = useTranslation('notifications')
  const { errorText } = useErrorTexts()
  const labelId = useId()
  const { token } = details
  const answer = useMutation({
    mutationFn: (outcome: number) => call('POST /api/check-ins/:token/answer', { token, outcome }),
    onError: (error) =>
      toast({
        title: t('kinds.check_in.failed'),
        description: errorText(asApiError(error)),
        variant: 'destructive',
      }),
  })
  const stop = useMutation({
    mutationFn: () => call('POST /api/check-ins/:token/stop', { token }),
    onError: (error) =>
      toast({
        title: t('kinds.check_in.stopFailed'),
        description: errorText(asApiError(error)),
        variant: 'destructive',
      }),
  })
  const outcome = answer.data?.outcome ?? null
  if (outcome !== null) return <Told>{t('kinds.check_in.noted', { mark: outcome })}</Told>
  if (stop.isSuccess) return <Told>{t('kinds.check_in.stopped')}</Told>
  if (read_at !== null) return null
  return (
    <div className="grid gap-3 border-s-4 border-s-blood bg-raised px-4 pb-4">
      <span id={labelId} className="sr-only">
        {t('kinds.check_in.title')}
      </span>
      <MarkButtons
        labelledBy={labelId}
        nameOf={(mark) => t('kinds.check_in.mark', { mark })}
        busy={answer.isPending}
        onGive={(mark) => answer.mutate(mark)}
      />
      <div>
        <Button variant="text" size="small" busy={stop.isPending} onClick={() => stop.mutate()}>
          {t('kinds.check_in.stop')}
        </Button>
      </div>
    </div>
  )
}

function Told({ children }: { children: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone, so the focus moves to the outcome.
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} tabIndex={-1} role="status" className="px-5 pt-2 pb-4 text-sm text-good outline-none">
      {children}
    </p>
  )
}

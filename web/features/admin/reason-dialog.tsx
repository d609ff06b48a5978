import { type FormEvent, useId, useState } from 'react'
import { REASON_MAX_LENGTH } from '#contract/coach-application-rules.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { keepReason, readReason } from './kept-reasons.ts'

type ReasonDialogProps = {
  title: string
  text: string
  label: string
  hint: string
  submitLabel: string
  /** The name under which the typed reason is kept until it is sent. */
  keptAs: string
  /** Gives the error that keeps the dialog open. */
  send: (reason: string) => Promise<ApiError | undefined>
  onClose: () => void
}

/** For actions that the affected member should get a reason for. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, hint, submitLabel, keptAs, send, onClose } = props
  const { t } = useTranslation()
  const { problemText } = useErrorTexts()
  const [reason, setReason] = useState(() => readReason(keptAs))
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const formId = useId()

  const write = (next: string) => {
    setReason(next)
    keepReason(keptAs, next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (reason.trim() === '') return setError(problemText({ problem: 'required' }))
    setBusy(true)
    const refusal = await send(reason.trim())
    if (!refusal) {
      keepReason(keptAs, '')
      return onClose()
    }
    setBusy(false)
    setError(refusal.fields.reason && problemText(refusal.fields.reason))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('action.close')}
      lightDismiss={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <p>{text}</p>
        <TextArea
          label={label}
          hint={hint}
          required
          autoComplete="off"
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          onChange={(event) => write(event.target.value)}
          error={error}
        />
      </form>
    </Dialog>
  )
}

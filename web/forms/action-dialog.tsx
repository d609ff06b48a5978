import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { FieldProblems } from '#contract/errors.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

type ActionDialogProps = {
  title: string
  submitLabel: string
  /** What closing it without acting means. Needed where the act itself is called cancelling. */
  keepLabel?: string | undefined
  danger?: boolean
  /** False while the fields are not right: nothing is sent, and the dialog stays. */
  check?: () => boolean
  /** What it throws is shown in the dialog, which stays open. */
  act: () => Promise<void>
  /** Fields that the server refused. */
  onProblems?: (problems: FieldProblems) => void
  onClose: () => void
  /** What will happen, and the fields. */
  children: ReactNode
}

/** Asks before something that cannot be undone, such as moving money. Nothing changes before the server has answered. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, submitLabel, keepLabel, danger = false, check, act, onProblems, onClose, children } = props
  const { t } = useTranslation()
  const { errorText } = useErrorTexts()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const formId = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || check?.() === false) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await act()
      onClose()
    } catch (thrown) {
      const error = asApiError(thrown)
      onProblems?.(error.fields)
      setRefusal(errorText(error))
      setBusy(false)
    }
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
            {keepLabel ?? t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {children}
        {refusal && <Notice tone="error">{refusal}</Notice>}
      </form>
    </Dialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { PLAN_STEP_LENGTH } from '#contract/plan-rules.ts'
import type { PlanStep } from '#contract/plans.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useKeptFields } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { withPlan } from './plan-list-changes.ts'
import { changeStep, plansQuery } from './queries.ts'

type StepDialogProps = { planId: string; step: PlanStep; onClose: () => void }

export function StepDialog({ planId, step, onClose }: StepDialogProps) {
  const { t } = useTranslation(['plans', 'common'])
  const { errorText, problemText } = useErrorTexts()
  const queryClient = useQueryClient()
  const saved = { text: step.text, due: step.due_date ?? '' }
  const { values, set, forgetKept } = useKeptFields(`plan-step ${step.id}`, saved)
  const { text, due } = values
  const [blank, setBlank] = useState(false)
  const [busy, setBusy] = useState(false)
  const formId = useId()

  const leave = () => {
    forgetKept()
    onClose()
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBlank(text.trim() === '')
    if (busy || text.trim() === '') return
    setBusy(true)
    try {
      const plan = await changeStep({ id: planId, step_id: step.id, text, due_date: due || null })
      queryClient.setQueryData(plansQuery.queryKey, (plans) => plans && withPlan(plans, plan))
      void queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })
      toast({ title: t('toast.changed'), variant: 'success' })
      leave()
    } catch (error) {
      setBusy(false)
      toast({ title: t('toast.changeFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={t('edit.title')}
      closeLabel={t('common:action.close')}
      lightDismiss={false}
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="grid gap-5">
        <TextArea
          label={t('edit.text')}
          required
          maxLength={PLAN_STEP_LENGTH}
          value={text}
          onChange={(event) => set('text', event.target.value)}
          error={blank && problemText({ problem: 'required' })}
        />
        <TextField
          type="date"
          label={t('edit.due')}
          hint={t('edit.dueHint')}
          value={due}
          onChange={(event) => set('due', event.target.value)}
        />
      </form>
    </Dialog>
  )
}

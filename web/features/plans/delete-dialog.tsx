import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Plan } from '#contract/plans.ts'
import { asApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { withoutPlan } from './plan-list-changes.ts'
import { plansQuery, removePlan } from './queries.ts'

type DeleteDialogProps = { plan: Plan; onClose: () => void; onDeleted: () => void }

/** Asks for confirmation, because a deleted plan cannot be restored. */
export function DeleteDialog({ plan, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation(['plans', 'common'])
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await removePlan(plan.id)
      onClose()
      onDeleted()
      queryClient.setQueryData(plansQuery.queryKey, (plans) => plans && withoutPlan(plans, plan.id))
      void queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })
      toast({ title: t('toast.deleted'), variant: 'success' })
    } catch (error) {
      setBusy(false)
      toast({ title: t('toast.deleteFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
      void queryClient.invalidateQueries(plansQuery)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('delete.title')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={remove}>
            {t('delete.submit')}
          </Button>
        </>
      }
    >
      <p>{t('delete.text', { title: plan.title })}</p>
    </Dialog>
  )
}

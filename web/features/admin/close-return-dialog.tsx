import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { REASON_MAX_LENGTH } from '#contract/coach-application-rules.ts'
import type { FieldProblems } from '#contract/errors.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useKeptFields } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { closeReturn, refreshMoney, showOrder } from './order-queries.ts'

/** Decides for the seller of a product that has not come back; for the buyer the order is refunded instead. */
export function CloseReturnDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation('admin-orders')
  const { problemText } = useErrorTexts()
  const queryClient = useQueryClient()
  const { values, set, forgetKept } = useKeptFields(`close-return.${order.id}`, { reason: '' })
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<FieldProblems>({})
  const reason = values.reason.trim()
  const problem = isChecked && reason === '' ? ({ problem: 'required' } as const) : refused.reason
  const name = order.buyer_name ?? t('orders.gone')
  return (
    <ActionDialog
      title={t('closeReturn.title', { number: order.number })}
      submitLabel={t('closeReturn.submit')}
      danger
      check={() => {
        setChecked(true)
        return reason !== ''
      }}
      act={async () => {
        showOrder(queryClient, await closeReturn(order.id, reason))
        forgetKept()
        refreshMoney(queryClient)
        toast({ title: t('closeReturn.done'), description: t('closeReturn.doneText'), variant: 'success' })
      }}
      onProblems={setRefused}
      onClose={onClose}
    >
      <p>{t('closeReturn.text', { name, seller: order.seller_name })}</p>
      <TextArea
        label={t('closeReturn.reason')}
        hint={t('closeReturn.hint')}
        required
        autoComplete="off"
        maxLength={REASON_MAX_LENGTH}
        value={values.reason}
        onChange={({ target }) => set('reason', target.value)}
        error={problem && problemText(problem)}
      />
    </ActionDialog>
  )
}

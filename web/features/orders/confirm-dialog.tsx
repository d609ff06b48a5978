import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldProblem } from '#contract/errors.ts'
import { refundOnWithdrawal, WISH_MAX_LENGTH } from '#contract/order-rules.ts'
import type { Order } from '#contract/orders.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { ACTS, orderQuery, showOrder } from './queries.ts'

export type ConfirmedAction = keyof typeof ACTS

type ConfirmDialogProps = { order: Order; action: ConfirmedAction; onClose: () => void }

/** Says what happens with the money before anything happens. */
export function ConfirmDialog({ order, action, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('orders')
  const { problemText } = useErrorTexts()
  const { exactMoney } = useMoneyFormats()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<FieldProblem>()
  const { id, state, currency, kind, fulfilment } = order
  const texts = action === 'cancel' && state === 'paid' ? 'cancel_paid' : action
  const left = order.total_minor - order.refunded_minor
  const amount = exactMoney(action === 'withdraw' ? refundOnWithdrawal(order, Date.now()) : left, currency)
  // A product that was sent is paid back when it has come back.
  const hasToComeBack = action === 'withdraw' && kind === 'product' && fulfilment !== 'due'
  const act = async () => {
    try {
      showOrder(client, await ACTS[action](id, reason.trim()))
    } catch (error) {
      // It may have changed meanwhile: the page behind the dialog shows what is true.
      void client.invalidateQueries(orderQuery(id))
      throw error
    }
    toast({ title: t(`confirm.${texts}.done`), variant: 'success' })
  }
  return (
    <ActionDialog
      title={t(`confirm.${texts}.title`)}
      submitLabel={t(`confirm.${texts}.submit`)}
      keepLabel={texts === 'confirm_receipt' ? undefined : t(`confirm.${texts}.keep`)}
      danger={action === 'cancel' || action === 'withdraw'}
      act={act}
      onProblems={(problems) => setProblem(problems.reason)}
      onClose={onClose}
    >
      <p>{t(hasToComeBack ? 'confirm.withdraw.afterReturn' : `confirm.${texts}.text`, { amount })}</p>
      {hasToComeBack && (
        <TextArea
          label={t('confirm.withdraw.reason')}
          hint={t('confirm.withdraw.reasonHint')}
          maxLength={WISH_MAX_LENGTH}
          value={reason}
          error={problem && problemText(problem)}
          onChange={({ target }) => {
            setReason(target.value)
            setProblem(undefined)
          }}
        />
      )}
    </ActionDialog>
  )
}

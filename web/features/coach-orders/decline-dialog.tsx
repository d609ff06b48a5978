import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CoachOrder } from '#contract/coach-orders.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { WISH_MAX_LENGTH } from '#contract/order-rules.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useKeptFields } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { decline, showChanged } from './queries.ts'

/** Refuses an order; the buyer gets all of the money back. */
export function DeclineDialog({ order, onClose }: { order: CoachOrder; onClose: () => void }) {
  const { t } = useTranslation('coach-orders')
  const { exactMoney } = useMoneyFormats()
  const { problemText } = useErrorTexts()
  const queryClient = useQueryClient()
  const { values, set, forgetKept } = useKeptFields(`decline.${order.id}`, { reason: '' })
  const [problem, setProblem] = useState<FieldProblem>()
  const reason = values.reason.trim()
  const name = order.buyer_name || t('buyerGone')
  return (
    <ActionDialog
      title={t('decline.title')}
      submitLabel={t('decline.submit')}
      danger
      check={() => {
        setProblem(reason === '' ? { problem: 'required' } : undefined)
        return reason !== ''
      }}
      act={async () => {
        showChanged(queryClient, await decline(order.id, reason))
        forgetKept()
        toast({ title: t('decline.done'), description: t('decline.doneText', { name }), variant: 'success' })
      }}
      onProblems={(fields) => setProblem(fields.reason)}
      onClose={onClose}
    >
      <p>{t('decline.text', { name, amount: exactMoney(order.total_minor - order.refunded_minor, order.currency) })}</p>
      <TextArea
        label={t('decline.reason')}
        hint={t('decline.reasonHint')}
        required
        autoComplete="off"
        maxLength={WISH_MAX_LENGTH}
        value={values.reason}
        onChange={({ target }) => set('reason', target.value)}
        error={problem && (problem.problem !== 'required' || reason === '') ? problemText(problem) : undefined}
      />
    </ActionDialog>
  )
}

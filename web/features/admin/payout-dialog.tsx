import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { REASON_MAX_LENGTH } from '#contract/coach-application-rules.ts'
import type { FieldProblems } from '#contract/errors.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useKeptFields } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { cancelPayout, markPayoutPaid, type Payout, refreshMoney } from './order-queries.ts'

const REFERENCE_MAX_LENGTH = 120

type PayoutDialogProps = { payout: Payout; action: 'paid' | 'cancel'; onClose: () => void }

/** Says that a payout was paid, with the bank's reference, or takes it back with a reason. */
export function PayoutDialog({ payout, action, onClose }: PayoutDialogProps) {
  const { t } = useTranslation('admin-orders')
  const { exactMoney } = useMoneyFormats()
  const { problemText } = useErrorTexts()
  const queryClient = useQueryClient()
  const { values, set, forgetKept } = useKeptFields(`payout-${action}.${payout.id}`, { text: '' })
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<FieldProblems>({})
  const text = values.text.trim()
  const field = action === 'paid' ? 'reference' : 'reason'
  const problem = isChecked && text === '' ? ({ problem: 'required' } as const) : refused[field]
  const control = {
    required: true,
    autoComplete: 'off',
    value: values.text,
    onChange: ({ target }: { target: { value: string } }) => set('text', target.value),
    error: problem && problemText(problem),
  }
  const words = { name: payout.coach_name, amount: exactMoney(payout.amount_minor, payout.currency) }
  return (
    <ActionDialog
      title={t(`${action}.title`, words)}
      submitLabel={t(`${action}.submit`)}
      danger={action === 'cancel'}
      check={() => {
        setChecked(true)
        return text !== ''
      }}
      act={async () => {
        await (action === 'paid' ? markPayoutPaid(payout.id, text) : cancelPayout(payout.id, text))
        forgetKept()
        refreshMoney(queryClient)
        toast({ title: t(`${action}.done`), variant: 'success' })
      }}
      onProblems={setRefused}
      onClose={onClose}
    >
      <p>{t(action === 'cancel' && payout.state === 'paid' ? 'cancel.textPaid' : `${action}.text`, words)}</p>
      {action === 'paid' ? (
        <TextField {...control} label={t('paid.reference')} hint={t('paid.hint')} maxLength={REFERENCE_MAX_LENGTH} />
      ) : (
        <TextArea {...control} label={t('cancel.reason')} hint={t('cancel.hint')} maxLength={REASON_MAX_LENGTH} />
      )}
    </ActionDialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { REASON_MAX_LENGTH } from '#contract/coach-application-rules.ts'
import type { FieldProblems } from '#contract/errors.ts'
import { LOCALES } from '#contract/language.ts'
import { parseMoney } from '#contract/money.ts'
import { sharesOf } from '#contract/order-rules.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useKeptFields } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { refreshMoney, refundOrder, showOrder } from './order-queries.ts'
import { givenBack } from './refundable.ts'

type RefundDialogProps = { order: AdminOrder; most: number; onClose: () => void }

/** Gives back the whole price or a part of it, and says beforehand who pays what. */
export function RefundDialog({ order, most, onClose }: RefundDialogProps) {
  const { t } = useTranslation('admin-orders')
  const { amount: typedAmount, exactMoney } = useMoneyFormats()
  const { problemText } = useErrorTexts()
  const locale = LOCALES[useLanguage()]
  const queryClient = useQueryClient()
  const { currency, number } = order
  // The key stays the same for every try, also after a reload: however often it is sent, the money goes back once. Once
  // it went back, less is left, and the next refund has a key of its own.
  const { values, set, forgetKept } = useKeptFields(`refund.${order.id}.${most}`, {
    amount: typedAmount(most, currency),
    reason: '',
    key: '',
  })
  const [key] = useState(() => values.key || randomUuid())
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<FieldProblems>({})
  const amount_minor = parseMoney(values.amount, currency, locale)
  const isRight = amount_minor !== undefined && amount_minor > 0 && amount_minor <= most
  const reason = values.reason.trim()
  const money = (minor: number) => exactMoney(minor, currency)
  const name = order.buyer_name ?? t('orders.gone')
  return (
    <ActionDialog
      title={t('refund.title', { number })}
      submitLabel={isRight ? t('refund.submit', { amount: money(amount_minor) }) : t('refund.open')}
      danger
      check={() => {
        setChecked(true)
        set('key', key)
        return isRight && reason !== ''
      }}
      act={async () => {
        showOrder(queryClient, await refundOrder({ id: order.id, amount_minor: amount_minor ?? 0, reason, key }))
        forgetKept()
        refreshMoney(queryClient)
        toast({ title: t('refund.done'), description: t('refund.doneText', { name }), variant: 'success' })
      }}
      onProblems={setRefused}
      onClose={onClose}
    >
      <TextField
        label={t('refund.amount', { currency })}
        hint={t('refund.most', { amount: money(most) })}
        inputMode="decimal"
        autoComplete="off"
        required
        value={values.amount}
        onChange={({ target }) => set('amount', target.value)}
        error={
          (isChecked || values.amount !== '') && !isRight
            ? t('refund.amountProblem', { amount: money(most) })
            : undefined
        }
      />
      {isRight && <WhoPays order={order} amount_minor={amount_minor} />}
      <TextArea
        label={t('refund.reason')}
        hint={t('refund.reasonHint')}
        required
        autoComplete="off"
        maxLength={REASON_MAX_LENGTH}
        value={values.reason}
        onChange={({ target }) => set('reason', target.value)}
        error={
          isChecked && reason === ''
            ? problemText({ problem: 'required' })
            : refused.reason && problemText(refused.reason)
        }
      />
    </ActionDialog>
  )
}

function WhoPays({ order, amount_minor }: { order: AdminOrder; amount_minor: number }) {
  const { t } = useTranslation('admin-orders')
  const { exactMoney } = useMoneyFormats()
  const { fee_minor, coach_minor } = sharesOf(order, amount_minor, givenBack(order))
  const money = (minor: number) => exactMoney(minor, order.currency)
  const rows = order.coach_id
    ? ([
        [t('refund.fromCoach', { name: order.seller_name }), money(coach_minor)],
        [t('refund.fromKiai'), money(fee_minor)],
      ] as const)
    : ([[t('refund.allFromKiai'), money(amount_minor)]] as const)
  return (
    <div className="grid gap-2 border border-line bg-raised p-4">
      <p className="type-eyebrow">{t('refund.whoPays')}</p>
      <dl className="grid gap-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="[overflow-wrap:anywhere]">{name}</dt>
            <dd className="ms-auto tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {order.coach_id && <p className="text-sm text-muted">{t('refund.afterPayout')}</p>}
    </div>
  )
}

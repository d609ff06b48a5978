import { useQueryClient } from '@tanstack/react-query'
import type { CoachOrder } from '#contract/coach-orders.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { acceptReturn, reportMissingReturn, showChanged } from './queries.ts'

type ReturnDialogProps = { order: CoachOrder; answer: 'returned' | 'missing'; onClose: () => void }

/** Says that a returned product arrived, which gives the money back, or that it did not, which an admin decides about. */
export function ReturnDialog({ order, answer, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('coach-orders')
  const { exactMoney } = useMoneyFormats()
  const queryClient = useQueryClient()
  const name = order.buyer_name || t('buyerGone')
  const send = answer === 'returned' ? acceptReturn : reportMissingReturn
  return (
    <ActionDialog
      title={t(`${answer}.title`)}
      submitLabel={t(`${answer}.submit`)}
      act={async () => {
        showChanged(queryClient, await send(order.id))
        toast({ title: t(`${answer}.done`), description: t(`${answer}.doneText`, { name }), variant: 'success' })
      }}
      onClose={onClose}
    >
      <p>
        {t(`${answer}.text`, { name, amount: exactMoney(order.total_minor - order.refunded_minor, order.currency) })}
      </p>
    </ActionDialog>
  )
}

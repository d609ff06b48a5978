import { useQueryClient } from '@tanstack/react-query'
import type { CoachOrder } from '#contract/coach-orders.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { acceptReturn, showChanged } from './queries.ts'

/** Says that a returned product arrived, which gives the money back. */
export function ReturnDialog({ order, onClose }: { order: CoachOrder; onClose: () => void }) {
  const { t } = useTranslation('coach-orders')
  const { exactMoney } = useMoneyFormats()
  const queryClient = useQueryClient()
  const name = order.buyer_name || t('buyerGone')
  return (
    <ActionDialog
      title={t('returned.title')}
      submitLabel={t('returned.submit')}
      act={async () => {
        showChanged(queryClient, await acceptReturn(order.id))
        toast({ title: t('returned.done'), description: t('returned.doneText', { name }), variant: 'success' })
      }}
      onClose={onClose}
    >
      <p>
        {t('returned.text', { name, amount: exactMoney(order.total_minor - order.refunded_minor, order.currency) })}
      </p>
    </ActionDialog>
  )
}

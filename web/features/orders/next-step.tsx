import type { OrderLine } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNow } from '#web/ui/use-now.ts'
import { statusOf } from './order-status.ts'

/** One sentence about what happens next. */
export function useNextStep(order: OrderLine): string {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const { money } = useMoneyFormats()
  const status = statusOf(order, useNow())
  const { due_at, refunded_minor, currency } = order
  // Their sentences name the date.
  if ((status === 'working' || status === 'packing') && due_at === null) return t('next.paid')
  return t(`next.${status}`, {
    when: due_at ? dateTime(due_at) : '',
    amount: money(refunded_minor, currency),
  })
}

import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/orders.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useRepeatedCheck } from '#web/offers/use-repeated-check.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { checkOrder, showOrder } from './queries.ts'

/** How the buyer came here: from the page on which one pays, after paying or without. */
export type Came = 'returned' | 'left' | undefined

/** Says what is true about the money, for someone who comes from the page on which one pays. */
export function PaymentNotice({ order, came }: { order: Order; came: Came }) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const { state, was_declined, expires_at } = order
  if (state === 'open' && came === 'returned') return <WaitForPayment key={order.id} order={order} />
  if (state === 'open' && was_declined) return <Declined />
  if (state === 'open' && came === 'left')
    return (
      <Notice title={t('payment.left')}>
        {expires_at ? t('payment.leftUntil', { when: dateTime(expires_at) }) : t('payment.leftText')}
      </Notice>
    )
  if (came !== 'returned') return null
  if (state === 'paid')
    return (
      <Notice tone="success" title={t('payment.paid')}>
        {t('payment.paidText')}
      </Notice>
    )
  return (
    <Notice tone="warn" title={t('payment.closed')}>
      {t('payment.closedText')}
    </Notice>
  )
}

function Declined() {
  const { t } = useTranslation('orders')
  return (
    <Notice tone="error" title={t('payment.declined')}>
      {t('payment.declinedText')}
    </Notice>
  )
}

/** Never says that it is paid: when the server says so, the order is no longer open and this is not shown. */
function WaitForPayment({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { isWaiting, problem, again } = useRepeatedCheck(async () => {
    const fresh = await checkOrder(order.id)
    showOrder(client, fresh)
    return fresh.state !== 'open' || fresh.was_declined
  })

  if (isWaiting) return <Loading label={t('payment.waiting')} className="justify-start border border-line px-4 py-4" />
  if (order.was_declined) return <Declined />
  return (
    <Notice
      tone="warn"
      title={t('payment.stillWaiting')}
      action={
        <Button variant="secondary" size="small" onClick={again}>
          {t('payment.checkAgain')}
        </Button>
      }
    >
      {problem ? errorText(problem) : t('payment.stillWaitingText')}
    </Notice>
  )
}

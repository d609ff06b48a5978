import { useQueryClient } from '@tanstack/react-query'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import type { OrderAction } from '#contract/order-rules.ts'
import type { Order } from '#contract/orders.ts'
import { ApiError, asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { paymentAddress } from '#web/offers/payment-address.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { useLeaving } from '#web/router/use-leaving.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConfirmDialog, type ConfirmedAction } from './confirm-dialog.tsx'
import { calendarPath, openCheckout, orderQuery } from './queries.ts'

/** Exactly what the server allows. Watching and reviewing have their own places on the page. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const [asked, setAsked] = useState<ConfirmedAction>()
  const may = (action: OrderAction) => order.actions.includes(action)
  const ask = (action: ConfirmedAction, variant: 'primary' | 'secondary' | 'danger') =>
    may(action) && (
      <Button variant={variant} size="small" aria-haspopup="dialog" onClick={() => setAsked(action)}>
        {t(action === 'cancel' && order.state === 'paid' ? 'act.cancelPaid' : `act.${action}`)}
      </Button>
    )
  return (
    <div className="grid gap-2 empty:hidden">
      {may('pay') && <PayButton order={order} />}
      {ask('confirm_receipt', 'primary')}
      {may('add_to_calendar') && (
        <a href={calendarPath(order.id)} download className={buttonClass({ variant: 'secondary', size: 'small' })}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          {t('act.add_to_calendar')}
        </a>
      )}
      {/* One way back: whoever may withdraw gets at least what cancelling would give. */}
      {may('withdraw') ? ask('withdraw', 'danger') : ask('cancel', 'danger')}
      {asked && <ConfirmDialog order={order} action={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function PayButton({ order: { id } }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { errorText } = useErrorTexts()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isLeaving, setLeaving] = useLeaving()
  const pay = async () => {
    setLeaving(true)
    try {
      const { checkout_url, provider } = await openCheckout(id)
      const address = paymentAddress(checkout_url, window.location.origin, provider)
      if (!address) throw new ApiError('orders.payments-away', { status: 0 })
      if ('page' in address) navigate(address.page)
      else window.location.assign(address.elsewhere)
    } catch (error) {
      setLeaving(false)
      toast({ title: t('payment.openFailed'), description: errorText(asApiError(error)), variant: 'destructive' })
      void client.invalidateQueries(orderQuery(id))
    }
  }
  return (
    <Button busy={isLeaving} onClick={pay}>
      {t('act.pay')}
    </Button>
  )
}

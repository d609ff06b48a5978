import { ApiError } from '#web/api/api-error.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { useLeaving } from '#web/router/use-leaving.ts'
import { paymentAddress } from './payment-address.ts'

/** Goes to the page of the payment provider, which may be one of ours. Any other address is refused. */
export function useLeaveToPay(provider: 'sandbox' | 'stripe') {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useLeaving()
  const leave = (url: string) => {
    const address = paymentAddress(url, window.location.origin, provider)
    if (!address) throw new ApiError('orders.payments-away', { status: 0 })
    // It may even be the page where the button is, which stays usable.
    if ('page' in address) return navigate(address.page)
    setLeaving(true)
    window.location.assign(address.elsewhere)
  }
  return { isLeaving, leave }
}

import { useEffect } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useLocation, useNavigate } from '#web/router/browser-router.tsx'
import { useLeaving } from '#web/router/use-leaving.ts'
import { paymentAddress } from './payment-address.ts'

/** Goes to the page of the payment provider, which may be one of ours. Any other address is refused. */
export function useLeaveToPay(provider: 'sandbox' | 'stripe') {
  const navigate = useNavigate()
  const location = useLocation()
  const [isLeaving, setLeaving] = useLeaving()
  // The sandbox may lead back to the page where the button is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place counts
  useEffect(() => setLeaving(false), [location, setLeaving])
  const leave = (url: string) => {
    const address = paymentAddress(url, window.location.origin, provider)
    if (!address) throw new ApiError('orders.payments-away', { status: 0 })
    setLeaving(true)
    if ('page' in address) navigate(address.page)
    else window.location.assign(address.elsewhere)
  }
  return { isLeaving, leave }
}

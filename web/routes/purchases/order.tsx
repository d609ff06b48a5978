import { useParams } from 'react-router'
import { OrderPage } from '#web/features/orders/order-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('orders')
  const { orderId = '' } = useParams()
  const [search] = useSearch()
  const { session } = useSessionState()
  usePageTitle(t('order'))
  const came = (['returned', 'left'] as const).find((way) => way === search.get('came'))
  return (
    session && (
      <OrderPage key={orderId} id={orderId} came={came} timeZone={session.user.profile.time_zone ?? undefined} />
    )
  )
}

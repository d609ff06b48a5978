import type { Order } from '#contract/orders.ts'
import { OrderPage } from '#web/features/orders/order-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { latePart } from '#web/router/late-part.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const OwnReview = latePart(
  () => import('#web/features/reviews/own-review.tsx'),
  (module) => module.OwnReview,
  { texts: ['reviews'], prefetch: false, waiting: () => <Skeleton className="h-48" /> },
)

export function Screen() {
  const { t } = useTranslation('orders')
  const { orderId = '' } = useParams()
  const [search] = useSearch()
  const { session } = useSessionState()
  usePageTitle(t('order'))
  const came = (['returned', 'left'] as const).find((way) => way === search.get('came'))
  return (
    session && (
      <OrderPage
        key={orderId}
        id={orderId}
        came={came}
        timeZone={session.user.profile.time_zone ?? undefined}
        review={(order) => isReviewable(order) && <OwnReview order={order} />}
      />
    )
  )
}

/** It may be written, or may have been written before all of the money was given back. */
function isReviewable({ actions, fulfilment, refunded_minor, total_minor }: Order): boolean {
  return actions.includes('review') || (fulfilment === 'done' && refunded_minor > 0 && refunded_minor === total_minor)
}

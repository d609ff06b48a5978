import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { HoldClock } from '#web/offers/hold-clock.tsx'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { DeliveryClock } from './delivery-clock.tsx'
import { useNextStep } from './next-step.tsx'
import { OrderBadges } from './order-badges.tsx'
import { OrderContent } from './order-content.tsx'
import { OrderStub } from './order-stub.tsx'
import { type Came, PaymentNotice } from './payment-notice.tsx'
import { isMissing, orderQuery } from './queries.ts'
import { SellerLink } from './seller-link.tsx'

type OrderPageProps = {
  id: string
  came: Came
  /** The member's; undefined if none is known: then the browser's. */
  timeZone: string | undefined
  /** The buyer's own review, where it may be written. */
  review?: (order: Order) => ReactNode
}

export function OrderPage({ id, ...rest }: OrderPageProps) {
  const { t } = useTranslation(['orders', 'common'])
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(id))
  if (isMissing(error)) return <OrderMissing />
  if (order) return <OrderView order={order} {...rest} />
  return (
    <div className="grid gap-8">
      <h1 className="type-display text-title">{t('order')}</h1>
      {error ? (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={t('loadingOrder')} className="grid gap-4">
          <Skeleton className="h-80" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function OrderView({ order, came, timeZone, review }: Omit<OrderPageProps, 'id'> & { order: Order }) {
  const { t } = useTranslation('orders')
  const next = useNextStep(order)
  const { kind, number, title, seller, due_at, paid_at, fulfilment, state, booking_id, expires_at } = order
  return (
    <article className="grid gap-8">
      <header className="grid gap-3">
        <p className="text-sm">
          <Link to="/purchases" className="underline underline-offset-4">
            {t('back')}
          </Link>
        </p>
        <p className="type-eyebrow">
          {t(`kind.${kind}`)} · {number}
        </p>
        <h1 className="type-display text-title [overflow-wrap:anywhere]">{title}</h1>
        <p className="text-muted">
          {t('fromLabel')} <SellerLink seller={seller} />
        </p>
        <OrderBadges order={order} />
      </header>
      <PaymentNotice order={order} came={came} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid gap-6">
          <section aria-labelledby="next-step" className="grid gap-3 border-s-4 border-blood ps-5">
            <h2 id="next-step" className="type-eyebrow">
              {t('nextTitle')}
            </h2>
            <p className="text-lead">{next}</p>
            {state === 'open' && booking_id && expires_at && <HoldClock until={expires_at} />}
            {fulfilment === 'due' && due_at && paid_at && <DeliveryClock due_at={due_at} paid_at={paid_at} />}
          </section>
          {order.is_disputed && (
            <Notice tone="warn" title={t('dispute.title')}>
              {t('dispute.text')}
            </Notice>
          )}
          {order.state === 'paid' && <OrderContent order={order} timeZone={timeZone} />}
          {review?.(order)}
        </div>
        <OrderStub order={order} />
      </div>
    </article>
  )
}

function OrderMissing() {
  const { t } = useTranslation('orders')
  return (
    <div className="grid gap-8">
      <h1 className="type-display text-title">{t('order')}</h1>
      <EmptyState
        seed="no such order"
        title={t('missing.title')}
        action={
          <Link to="/purchases" className={buttonClass()}>
            {t('back')}
          </Link>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </div>
  )
}

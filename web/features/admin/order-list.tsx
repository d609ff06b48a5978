import { useInfiniteQuery } from '@tanstack/react-query'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useId, useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from './load-more.tsx'
import { LoadState } from './load-state.tsx'
import { type OrderFilters, ordersQuery } from './order-queries.ts'
import { refundableOf } from './refundable.ts'

const RefundDialog = lateDialog(
  () => import('./refund-dialog.tsx'),
  (module) => module.RefundDialog,
)

const CloseReturnDialog = lateDialog(
  () => import('./close-return-dialog.tsx'),
  (module) => module.CloseReturnDialog,
)

type OrderListProps = { filters: OrderFilters; onClear: () => void }

export function OrderList({ filters, onClear }: OrderListProps) {
  const { t } = useTranslation('admin-orders')
  const query = useInfiniteQuery(ordersQuery(filters))
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  const isNarrowed = Boolean(filters.search || (filters.filter && filters.filter !== 'all'))
  return (
    <>
      {!isFetchNextPageError && <LoadState query={query} label={t('orders.loading')} shape="h-96" />}
      <p role="status" className="type-eyebrow">
        {orders.length > 0 && t('orders.shown', { count: orders.length })}
      </p>
      {data && orders.length === 0 && (
        <EmptyState
          seed="admin orders"
          icon={<ReceiptText aria-hidden="true" className="size-10" />}
          title={t(isNarrowed ? 'orders.nothingFound' : 'orders.empty')}
          action={
            isNarrowed && (
              <Button variant="secondary" onClick={onClear}>
                {t('orders.clear')}
              </Button>
            )
          }
        >
          {t(isNarrowed ? 'orders.nothingFoundText' : 'orders.emptyText')}
        </EmptyState>
      )}
      {orders.length > 0 && (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <LoadMore busy={isFetchingNextPage} failed={isFetchNextPageError} onMore={() => void fetchNextPage()} />
      )}
    </>
  )
}

function OrderCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin-orders')
  const { dateTime } = useFormats()
  const { exactMoney } = useMoneyFormats()
  const [asking, setAsking] = useState<'refund' | 'close'>()
  const stopAsking = () => setAsking(undefined)
  const headingId = useId()
  const amount = (minor: number) => exactMoney(minor, order.currency)
  const facts = [
    ['buyer', order.buyer_name ?? t('orders.gone')],
    ['seller', order.seller_name],
    ['paid', order.paid_at ? dateTime(order.paid_at) : t('orders.notPaid')],
    ...(order.due_at && order.fulfilment === 'due' ? ([['due', dateTime(order.due_at)]] as const) : []),
    ['price', amount(order.total_minor)],
    ...(order.coach_id ? ([['fee', amount(order.fee_minor)]] as const) : []),
    ...(order.refunded_minor > 0 ? ([['refunded', amount(order.refunded_minor)]] as const) : []),
    ...(order.disputed_minor > 0 ? ([['disputed', amount(order.disputed_minor)]] as const) : []),
    ['payment', `${t(`orders.providers.${order.provider}`)}${order.payment_id ? ` · ${order.payment_id}` : ''}`],
  ] as const
  return (
    <Card
      as="li"
      aria-labelledby={headingId}
      tone={order.disputed_minor > 0 ? 'chosen' : 'plain'}
      className="grid gap-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="type-eyebrow">{t('orders.number', { number: order.number })}</span>
            <OrderBadges order={order} />
          </p>
          <h2 id={headingId} className="type-display mt-2 text-subheading [overflow-wrap:anywhere]">
            {order.title}
          </h2>
          <p className="text-sm text-muted">{t(`orders.kinds.${order.kind}`)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {order.fulfilment === 'return_missing' && (
            <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setAsking('close')}>
              {t('closeReturn.open')}
              <span className="sr-only">: {order.number}</span>
            </Button>
          )}
          {refundableOf(order) > 0 && (
            <Button variant="danger" size="small" aria-haspopup="dialog" onClick={() => setAsking('refund')}>
              {t('refund.open')}
              <span className="sr-only">: {order.number}</span>
            </Button>
          )}
        </div>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className={name === 'payment' ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
            <dt className="text-sm text-muted">{t(`orders.${name}`)}</dt>
            <dd className="tabular-nums [overflow-wrap:anywhere]">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Refunds order={order} />
      {asking === 'refund' && <RefundDialog order={order} most={refundableOf(order)} onClose={stopAsking} />}
      {asking === 'close' && <CloseReturnDialog order={order} onClose={stopAsking} />}
    </Card>
  )
}

function OrderBadges({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin-orders')
  const isLate = order.fulfilment === 'due' && order.due_at !== null && Date.parse(order.due_at) < Date.now()
  return (
    <>
      <Badge variant={order.state === 'paid' ? 'brass' : 'outline'}>{t(`orders.states.${order.state}`)}</Badge>
      {order.fulfilment && <Badge variant="quiet">{t(`orders.fulfilments.${order.fulfilment}`)}</Badge>}
      {isLate && <Badge variant="ember">{t('orders.late')}</Badge>}
      {order.disputed_minor > 0 && <Badge variant="blood">{t('orders.inDispute')}</Badge>}
    </>
  )
}

function Refunds({ order: { refunds, currency } }: { order: AdminOrder }) {
  const { t } = useTranslation('admin-orders')
  const { dateTime } = useFormats()
  const { exactMoney } = useMoneyFormats()
  if (refunds.length === 0) return null
  return (
    <ul className="grid gap-1.5 border-t border-line pt-3 text-sm">
      {refunds.map(({ amount_minor, cause, reason, is_done, created_at }) => (
        <li key={`${created_at} ${amount_minor}`} className="[overflow-wrap:anywhere]">
          {t('refund.line', {
            amount: exactMoney(amount_minor, currency),
            moment: dateTime(created_at),
            cause: t(`refund.causes.${cause}`),
          })}
          {reason && (
            <>
              {' '}
              <q>{reason}</q>
            </>
          )}
          {!is_done && <strong className="text-fire"> {t('refund.underWay')}</strong>}
        </li>
      ))}
    </ul>
  )
}

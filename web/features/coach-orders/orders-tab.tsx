import { useInfiniteQuery } from '@tanstack/react-query'
import Inbox from 'lucide-react/icons/inbox'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { LoadMore, LoadState } from './load-state.tsx'
import { OrderLine } from './order-line.tsx'
import { ORDER_FILTERS, type OrderFilter, ordersQuery } from './queries.ts'

const OrderView = latePart(
  () => import('./order-view.tsx'),
  (module) => module.OrderView,
  { waiting: () => <Skeleton className="h-72" /> },
)

/** The list, or the order that the address names. */
export function OrdersTab() {
  const [address, setAddress] = useSearch()
  const id = address.get('order')
  if (id) return <OrderView key={id} id={id} />
  const filter = ORDER_FILTERS.find((one) => one === address.get('show')) ?? 'to_do'
  return <OrderList filter={filter} onFilter={(show) => setAddress({ tab: 'orders', show }, { replace: true })} />
}

function OrderList({ filter, onFilter }: { filter: OrderFilter; onFilter: (filter: OrderFilter) => void }) {
  const { t } = useTranslation('coach-orders')
  const query = useInfiniteQuery(ordersQuery(filter))
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 className="type-display text-heading">{t('orders.title')}</h2>
        <SelectField
          label={t('orders.show')}
          value={filter}
          onChange={({ target }) => onFilter(ORDER_FILTERS.find((one) => one === target.value) ?? 'to_do')}
          className="min-w-52 max-sm:w-full"
        >
          {ORDER_FILTERS.map((one) => (
            <option key={one} value={one}>
              {t(`orders.filter.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {!isFetchNextPageError && <LoadState query={query} label={t('orders.loading')} />}
      {data && orders.length === 0 && (
        <EmptyState
          seed={`orders ${filter}`}
          headingLevel={3}
          icon={<Inbox aria-hidden="true" className="size-10" />}
          title={t(`orders.empty.${filter}`)}
        >
          {t(`orders.emptyText.${filter}`)}
        </EmptyState>
      )}
      {orders.length > 0 && (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <OrderLine key={order.id} order={order} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <LoadMore busy={isFetchingNextPage} failed={isFetchNextPageError} onMore={() => void fetchNextPage()} />
      )}
    </div>
  )
}

import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  AdminOrder,
  exportPayouts,
  listAdminOrders,
  listPayouts,
  refundOrder as refundEndpoint,
} from '#contract/admin-orders.ts'
import type { Input, Output } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** The first page has no cursor. */
const FIRST: string | undefined = undefined
const nextOf = ({ next }: { next: string | null }) => next ?? undefined

type OrderPage = Output<typeof listAdminOrders>
export type OrderFilters = Omit<Input<typeof listAdminOrders>, 'cursor'>
/** Written out, because the file of the contract that lists them would load zod. */
export const ORDER_FILTERS = [
  'all',
  'open',
  'paid',
  'late',
  'return_missing',
  'disputed',
  'refunded',
] as const satisfies NonNullable<OrderFilters['filter']>[]

export const ordersQuery = (filters: OrderFilters) =>
  infiniteQueryOptions({
    queryKey: queryKeys.adminOrdersBy(filters),
    queryFn: ({ pageParam, signal }) => call('GET /api/admin/orders', { ...filters, cursor: pageParam }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: nextOf,
  })

export const refundOrder = (refund: Input<typeof refundEndpoint>) => call('POST /api/admin/orders/:id/refund', refund)

export const closeReturn = (id: string, reason: string) =>
  call('POST /api/admin/orders/:id/close-return', { id, reason })

export type Payout = Output<typeof listPayouts>['payouts'][number]
export type Payable = Output<typeof listPayouts>['payable'][number]

export const payoutsQuery = infiniteQueryOptions({
  queryKey: queryKeys.adminPayouts,
  queryFn: ({ pageParam, signal }) => call('GET /api/admin/payouts', { cursor: pageParam }, { signal }),
  initialPageParam: FIRST,
  getNextPageParam: nextOf,
})

export const createPayouts = () => call('POST /api/admin/payouts', {})
export const markPayoutPaid = (id: string, reference: string) =>
  call('POST /api/admin/payouts/:id/paid', { id, reference })
export const cancelPayout = (id: string, reason: string) => call('POST /api/admin/payouts/:id/cancel', { id, reason })

export const sendPayout = (id: string) => call('POST /api/admin/payouts/:id/send', { id })

/** A file that the browser fetches itself. */
export const PAYOUT_TABLE: (typeof exportPayouts)['path'] = '/api/admin/payouts.csv'

export const differencesQuery = queryOptions({
  queryKey: queryKeys.adminDifferences,
  queryFn: ({ signal }) => call('GET /api/admin/differences', {}, { signal }),
})

export const compareNow = () => call('POST /api/admin/differences', {})

/** After money moved, everything about it is fetched again. Nothing is shown before the server has said so. */
export function refreshMoney(queryClient: QueryClient): void {
  const { adminOrders, adminPayouts, adminDifferences, adminStats, adminAudit } = queryKeys
  for (const queryKey of [adminOrders, adminPayouts, adminDifferences, adminStats, adminAudit])
    void queryClient.invalidateQueries({ queryKey })
}

/** Shows an order as the server answered, in every list that contains it. */
export function showOrder(queryClient: QueryClient, changed: AdminOrder): void {
  queryClient.setQueriesData<InfiniteData<OrderPage>>(
    { queryKey: queryKeys.adminOrders },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          orders: page.orders.map((order) => (order.id === changed.id ? changed : order)),
        })),
      },
  )
}

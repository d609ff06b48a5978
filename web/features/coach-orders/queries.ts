import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CoachOrder, exportEarnings, listCoachOrders, readToday } from '#contract/coach-orders.ts'
import type { Input, Output } from '#contract/endpoint.ts'
import type { Delivery } from '#contract/orders.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** Clocks run and seats are sold while the page is open; should an event get lost, it asks again. */
const TODAY_MS = 60_000

export type Today = Output<typeof readToday>

export const todayQuery = queryOptions({
  queryKey: queryKeys.coachToday,
  queryFn: ({ signal }) => call('GET /api/coach-desk/today', {}, { signal }),
  refetchInterval: TODAY_MS,
})

/** Whether the coach has to act. Seminars and unpaid orders are only news. */
export function hasWork({ due_count, silent, sessions }: Pick<Today, 'due_count' | 'silent' | 'sessions'>): boolean {
  return due_count > 0 || silent.length > 0 || sessions.length > 0
}

export type OrderFilter = NonNullable<Input<typeof listCoachOrders>['filter']>
/** Written out, because the file of the contract that lists them would load zod. */
export const ORDER_FILTERS = ['to_do', 'all', 'done', 'refunded'] as const satisfies OrderFilter[]

/** The first page has no cursor. */
const FIRST: string | undefined = undefined

export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.coachOrderList(filter),
    queryFn: ({ pageParam, signal }) => call('GET /api/coach-desk/orders', { filter, cursor: pageParam }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
  })

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.coachOrder(id),
    queryFn: ({ signal }) => call('GET /api/coach-desk/orders/:id', { id }, { signal }),
  })

export const earningsQuery = queryOptions({
  queryKey: queryKeys.earnings,
  queryFn: ({ signal }) => call('GET /api/coach-desk/earnings', {}, { signal }),
})

/** After coming back from Stripe its answer is shown, and not what was stored before. */
export const payoutAccountQuery = ({ isBack }: { isBack: boolean }) =>
  queryOptions({
    queryKey: queryKeys.payoutAccount,
    queryFn: ({ signal }) =>
      isBack ? checkPayoutAccount() : call('GET /api/coach-desk/payout-account', {}, { signal }),
  })
export const checkPayoutAccount = () => call('POST /api/coach-desk/payout-account/check', {})
export const openPayoutAccount = (country: string) => call('POST /api/coach-desk/payout-account', { country })

export type DayRange = Input<typeof exportEarnings>
const TABLE: (typeof exportEarnings)['path'] = '/api/coach-desk/earnings.csv'

/** A file that the browser fetches itself. */
export const tablePath = ({ from, to }: DayRange) => `${TABLE}?${new URLSearchParams({ from, to })}`

export const deliver = (id: string, delivery: Delivery) =>
  call('POST /api/coach-desk/orders/:id/deliver', { id, delivery })
export const decline = (id: string, reason: string) => call('POST /api/coach-desk/orders/:id/decline', { id, reason })
export const recordSessions = (id: string, used: number) =>
  call('PUT /api/coach-desk/orders/:id/sessions', { id, used })
export const acceptReturn = (id: string) => call('POST /api/coach-desk/orders/:id/returned', { id })
export const reportMissingReturn = (id: string) => call('POST /api/coach-desk/orders/:id/return-missing', { id })

/** What the server answered is shown; the lists and sums are fetched again. */
export function showChanged(queryClient: QueryClient, order: CoachOrder): void {
  queryClient.setQueryData(orderQuery(order.id).queryKey, order)
  void queryClient.invalidateQueries({
    queryKey: queryKeys.coachOrders,
    predicate: ({ queryKey }) => queryKey[2] !== 'one',
  })
}

import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Output } from '#contract/endpoint.ts'
import type { Order, readInvoice, readOrderCalendar } from '#contract/orders.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const ordersQuery = infiniteQueryOptions({
  queryKey: queryKeys.orders(),
  queryFn: ({ pageParam, signal }) => call('GET /api/orders', { cursor: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
})

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.order(id),
    queryFn: ({ signal }) => call('GET /api/orders/:id', { id }, { signal }),
  })

export type Invoice = Output<typeof readInvoice>

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.invoice(id),
    queryFn: ({ signal }) => call('GET /api/orders/:id/invoice', { id }, { signal }),
  })

/** Puts the newest state on this page at once; the list and the invoice are fetched again when they are shown. */
export function showOrder(client: QueryClient, order: Order): void {
  client.setQueryData(orderQuery(order.id).queryKey, order)
  void client.invalidateQueries({ queryKey: queryKeys.orders() })
  void client.invalidateQueries({ queryKey: queryKeys.invoice(order.id) })
  // What can be bought: a video that was paid is the buyer's now, a seat that was given back is free.
  void client.invalidateQueries({ queryKey: queryKeys.marketplaces })
  void client.invalidateQueries({ queryKey: queryKeys.offers })
}

export const openCheckout = (id: string) => call('POST /api/orders/:id/checkout', { id })
export const checkOrder = (id: string) => call('POST /api/orders/:id/check', { id })
export const savePosition = (id: string, seconds: number) => call('PUT /api/orders/:id/position', { id, seconds })

/** What a buyer confirms in a dialog. */
export const ACTS = {
  cancel: (id: string) => call('POST /api/orders/:id/cancel', { id }),
  withdraw: (id: string, reason: string) => call('POST /api/orders/:id/withdraw', { id, ...(reason && { reason }) }),
  confirm_receipt: (id: string) => call('POST /api/orders/:id/received', { id }),
}

const CALENDAR: (typeof readOrderCalendar)['path'] = '/api/orders/:id/calendar.ics'

/** The address of a file that the browser downloads itself. */
export const calendarPath = (id: string) => CALENDAR.replace(':id', id)

/** Nobody's, somebody else's, or an address that is no id. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'request.invalid')
}

import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Booking, readBookingCalendar } from '#contract/bookings.ts'
import type { Calls } from '#contract/calls.ts'
import type { Input, Output } from '#contract/endpoint.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const bookingsQuery = (when: 'coming' | 'past') =>
  infiniteQueryOptions({
    queryKey: queryKeys.bookings(when),
    queryFn: ({ pageParam: cursor, signal }) => call('GET /api/bookings', { when, cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.booking(id),
    queryFn: ({ signal }) => call('GET /api/bookings/:id', { id }, { signal }),
  })

export type OpenTimes = Output<Calls['GET /api/offers/:id/times']>

/** Times pass and are taken by others. */
const EVERY_MS = 60_000

/** `moving`: the booking that another time is looked for. */
export const timesQuery = (offer_id: string, month: string, time_zone: string, moving?: string) =>
  queryOptions({
    queryKey: queryKeys.times(offer_id, month, time_zone, moving),
    queryFn: ({ signal }) => call('GET /api/offers/:id/times', { id: offer_id, month, time_zone, moving }, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
    // Who the coach is stays on the screen while another month loads; its times are not shown.
    placeholderData: keepPreviousData,
  })

export const nearestTimesQuery = (offer_id: string, at: string, moving?: string) =>
  queryOptions({
    queryKey: queryKeys.nearestTimes(offer_id, at, moving),
    queryFn: async ({ signal }) =>
      (await call('GET /api/offers/:id/times/near', { id: offer_id, at, moving }, { signal })).times,
    staleTime: 0,
  })

/** The order with which a time is being paid, and its booking. */
export const holdQuery = (order_id: string) =>
  queryOptions({
    queryKey: queryKeys.hold(order_id),
    queryFn: async ({ signal }) => {
      const order = await call('GET /api/orders/:id', { id: order_id }, { signal })
      const id = order.booking_id
      return { order, booking: id === null ? null : await call('GET /api/bookings/:id', { id }, { signal }) }
    },
    staleTime: 0,
  })

export const packageQuery = (order_id: string) =>
  queryOptions({
    queryKey: queryKeys.order(order_id),
    queryFn: ({ signal }) => call('GET /api/orders/:id', { id: order_id }, { signal }),
  })

/** What the member says about the session when it is booked. */
export type Brief = Pick<Input<Calls['POST /api/bookings']>, 'brief' | 'shares_file'>

export const bookFromPackage = (package_order_id: string, starts_at: string, brief: Brief) =>
  call('POST /api/bookings', { package_order_id, starts_at, ...brief })
export const moveBooking = (id: string, starts_at: string) => call('PUT /api/bookings/:id/time', { id, starts_at })
export const cancelBooking = (id: string, shown_refund_minor: number, reason: string | null) =>
  call('POST /api/bookings/:id/cancel', { id, shown_refund_minor, reason })
export const letGo = (order_id: string) => call('POST /api/orders/:id/cancel', { id: order_id })
export const openCheckout = async (order_id: string) =>
  (await call('POST /api/orders/:id/checkout', { id: order_id })).checkout_url

/** Puts the newest state on the page of the booking at once; lists, times and orders are fetched again when shown. */
export function showBooking(client: QueryClient, booking: Booking): void {
  client.setQueryData(bookingQuery(booking.id).queryKey, booking)
  bookingsChanged(client)
}

export function bookingsChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.member('bookings') })
  void client.invalidateQueries({ queryKey: queryKeys.member('orders') })
  void client.invalidateQueries({ queryKey: queryKeys.offers })
}

const CALENDAR: (typeof readBookingCalendar)['path'] = '/api/bookings/:id/calendar.ics'

/** The address of a file that the browser downloads itself. */
export const calendarPath = (id: string) => CALENDAR.replace(':id', id)

/** The page of the session. */
export const bookingPath = (id: string) => `/bookings/${id}`

/** Nobody's, somebody else's, no longer for sale, or an address that is no id. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'not-found' || error.code === 'request.invalid' || error.code === 'orders.offer-gone')
  )
}

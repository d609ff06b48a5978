import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Booking } from '#contract/bookings.ts'
import type { Order } from '#contract/orders.ts'
import { useIsPast } from '#web/offers/use-time-until.ts'
import { bookingsChanged, holdQuery } from './queries.ts'

export type Hold =
  | { state: 'none' | 'loading' }
  /** Being paid. */
  | { state: 'held'; order: Order; booking: Booking; until: string }
  /** Not paid in time. */
  | { state: 'over'; booking: Booking }
  /** Paid, and it takes place. */
  | { state: 'booked'; booking: Booking }
  /** Paid too late: somebody else has the time, and the money goes back. */
  | { state: 'lost'; booking: Booking }

/** What became of an open order for a time. Only moments of the server decide. */
export function useHold(order_id: string | undefined): Hold {
  const client = useQueryClient()
  const { data, isPending } = useQuery({ ...holdQuery(order_id ?? ''), enabled: order_id !== undefined })
  const until = data?.order.state === 'open' ? (data.booking?.held_until ?? data.order.expires_at) : null
  const isPast = useIsPast(until ?? undefined)
  const hold: Hold =
    order_id === undefined
      ? { state: 'none' }
      : data
        ? holdOf(data, until, isPast)
        : { state: isPending ? 'loading' : 'none' }
  const isOver = hold.state === 'over'
  useEffect(() => {
    if (isOver) bookingsChanged(client)
  }, [isOver, client])
  return hold
}

function holdOf(
  { order, booking }: { order: Order; booking: Booking | null },
  until: string | null,
  isPast: boolean,
): Hold {
  if (!booking || order.state === 'cancelled') return { state: 'none' }
  if (order.state === 'paid') return { state: booking.state === 'confirmed' ? 'booked' : 'lost', booking }
  return order.state === 'open' && until && !isPast
    ? { state: 'held', order, booking, until }
    : { state: 'over', booking }
}

import { asc, eq, inArray } from 'drizzle-orm'
import type { BookingLine } from '#contract/bookings.ts'
import type { Database } from '#server/db/database.ts'
import { booked_times, bookings } from '#server/features/calendars/public.ts'
import { fulfilments } from '#server/features/orders/public.ts'
import { isFreeToCancel } from './booking-rules.ts'
import type { BookingRow, FoundBooking } from './find-booking.ts'

type Place = NonNullable<BookingLine['package_place']>

/** Whether a session of the package is used for it: also one that was cancelled too late. */
function isUsed({ state, outcome, cancelled_by, free_until, ended_at }: BookingRow): boolean {
  if (state === 'confirmed') return outcome !== 'coach_absent'
  return (
    state === 'cancelled' && ended_at !== null && !isFreeToCancel({ free_until }, cancelled_by ?? 'coach', ended_at)
  )
}

/**
 * Which session of its package each booking is, in the order in which they take place. The last one is as many as are used:
 * sessions that the coach counted without a booking come before.
 */
export async function findPackagePlaces(
  db: Pick<Database, 'select'>,
  found: readonly FoundBooking[],
): Promise<Map<string, Place>> {
  const packages = [...new Set(found.flatMap(({ booking }) => booking.package_order_id ?? []))]
  if (packages.length === 0) return new Map()
  const rows = await db
    .select({ booking: bookings, total: fulfilments.sessions, used: fulfilments.sessions_used })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .innerJoin(fulfilments, eq(fulfilments.order_id, bookings.package_order_id))
    .where(inArray(bookings.package_order_id, packages))
    .orderBy(asc(booked_times.starts_at), asc(bookings.id))
  const places = new Map<string, Place>()
  for (const id of packages) {
    const taken = rows.filter(({ booking }) => booking.package_order_id === id && isUsed(booking))
    for (const [index, { booking, total, used }] of taken.entries())
      if (total !== null)
        places.set(booking.id, { number: Math.max(index + 1, used - taken.length + index + 1), total })
  }
  return places
}

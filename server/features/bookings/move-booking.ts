import { eq } from 'drizzle-orm'
import { MOST_MOVES } from '#contract/booking-rules.ts'
import type { Booking, moveBooking as endpoint } from '#contract/bookings.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Transaction } from '#server/db/database.ts'
import { movedOffer, moveTime, tellBookingLater } from '#server/features/calendars/public.ts'
import {
  fulfilments,
  orders,
  prepareTime,
  type SettleServices,
  type TimeServices,
} from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { announceChange } from './announce-change.ts'
import { mayMove } from './booking-rules.ts'
import { changePaid, type PaidSale } from './change-paid.ts'
import { type FoundBooking, findBooking } from './find-booking.ts'
import { readBooking } from './read-booking.ts'

/** To another open time. It stays the same booking, and nothing is paid again. */
export async function moveBooking(
  services: TimeServices,
  member: Member,
  { id, starts_at: chosen }: Input<typeof endpoint>,
): Promise<Booking> {
  const starts_at = new Date(chosen)
  const found = await findBooking(services.db, member, id)
  assertMayMove(found, services.clock.now())
  if (starts_at.getTime() !== found.time.starts_at.getTime()) {
    await prepareTime(services, { offer: movedOffer(found.time, found.calendar), starts_at })
    await changePaid(services, found.booking, (tx, sale, now) =>
      moveLocked(services, tx, member, { id, starts_at, sale, now }),
    )
  }
  return await readBooking(services, member, id)
}

function assertMayMove(found: FoundBooking, now: Date): void {
  if (mayMove(found, now)) return
  const { booking, time, side } = found
  const isMembers = side === 'member' && booking.state === 'confirmed' && now < time.starts_at
  if (isMembers && now >= booking.free_until) throw new Refusal('bookings.too-late-to-move')
  if (isMembers && booking.moves >= MOST_MOVES) throw new Refusal('bookings.moved-often')
  throw new Refusal('bookings.not-possible-now')
}

async function moveLocked(
  services: SettleServices,
  tx: Transaction,
  member: Member,
  { id, starts_at, sale, now }: { id: string; starts_at: Date; sale: PaidSale | undefined; now: Date },
): Promise<void> {
  const found = await findBooking(tx, member, id)
  assertMayMove(found, now)
  const { side, booking } = found
  const sessions_expire_at = sale?.fulfilment.sessions_expire_at ?? null
  // A session of a package is used before the package expires.
  const isTooLate = booking.package_order_id !== null && sessions_expire_at !== null && starts_at >= sessions_expire_at
  const moved = isTooLate ? undefined : await moveTime(tx, found, starts_at, { by: side, now })
  if (!moved) throw new Refusal('bookings.time-taken')
  if (booking.order_id) {
    await tx.update(fulfilments).set({ starts_at }).where(eq(fulfilments.order_id, booking.order_id))
    // Who was moved by the coach may give it back until it begins.
    const withdraw_until = side === 'coach' ? starts_at : null
    await tx.update(orders).set({ withdraw_until }).where(eq(orders.id, booking.order_id))
  }
  const from = found.time.starts_at.toISOString()
  await tellBookingLater(services, tx, { booking_id: id, event: 'moved', sequence: moved.sequence, by: side, from })
  await announceChange(services, tx, found)
}

import { eq } from 'drizzle-orm'
import type { Booking } from '#contract/bookings.ts'
import type { Transaction } from '#server/db/database.ts'
import { booked_times, bookings } from '#server/features/calendars/public.ts'
import {
  changeSale,
  giveBack,
  payRefundsNow,
  returnSession,
  type SettleServices,
} from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { announceChange } from './announce-change.ts'
import { maySayAbsent } from './booking-rules.ts'
import { type FoundBooking, findBooking } from './find-booking.ts'
import { readBooking } from './read-booking.ts'
import { findAddressees, mailFacts, notify } from './tell-about-booking.ts'

/**
 * Who came and waited says that the other did not come. Where the coach did not, the money or the session of the package
 * goes back; where the member did not, it is only written down: the coach kept the time free.
 */
export async function sayAbsent(services: SettleServices, member: Member, id: string): Promise<Booking> {
  const { booking, side } = await findBooking(services.db, member, id)
  const order_id = side === 'member' ? (booking.order_id ?? booking.package_order_id) : null
  if (order_id === null) await services.db.transaction((tx) => writeDown(services, tx, member, id))
  else {
    const isTheirs = (order: { buyer_id: string | null }) => order.buyer_id === member.user_id
    // The order is locked before the booking, as everywhere.
    await changeSale(services, order_id, isTheirs, async (tx, sale) => {
      await writeDown(services, tx, member, id)
      if (booking.order_id) await giveBack(services, tx, sale.order, { cause: 'declined' })
      else await returnSession(tx, sale)
    })
    if (booking.order_id) await payRefundsNow(services, order_id)
  }
  return await readBooking(services, member, id)
}

/** With both rows locked: nobody joins, and nobody says it a second time, meanwhile. */
async function writeDown(services: SettleServices, tx: Transaction, member: Member, id: string): Promise<FoundBooking> {
  const [locked] = await tx
    .select({ time_id: bookings.time_id })
    .from(bookings)
    .where(eq(bookings.id, id))
    .for('update')
  if (locked) await tx.select().from(booked_times).where(eq(booked_times.id, locked.time_id)).for('update')
  const found = await findBooking(tx, member, id)
  if (!maySayAbsent(found, services.clock.now())) throw new Refusal('bookings.not-possible-now')
  const outcome = found.side === 'member' ? 'coach_absent' : 'member_absent'
  await tx.update(bookings).set({ outcome }).where(eq(bookings.id, id))
  if (outcome === 'coach_absent')
    for (const person of await findAddressees(tx, found, 'coach')) {
      await notify(services, tx, person, found, outcome, outcome)
      await services.mailer.send({ ...(await mailFacts(tx, services, person, found)), template: 'booking-missed' }, tx)
    }
  await announceChange(services, tx, found)
  return found
}

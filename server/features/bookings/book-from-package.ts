import { eq, sql } from 'drizzle-orm'
import type { Booking, bookFromPackage as endpoint } from '#contract/bookings.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { booked_times, bookings, takeTime, tellBookingLater } from '#server/features/calendars/public.ts'
import { offers } from '#server/features/marketplace/public.ts'
import {
  changeSale,
  findOwnOrder,
  fulfilments,
  orders,
  prepareTime,
  type SettleServices,
  type TimeServices,
} from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { announceChange } from './announce-change.ts'
import type { PaidSale } from './change-paid.ts'
import { findBooking } from './find-booking.ts'
import { readBooking } from './read-booking.ts'

type OfferRow = typeof offers.$inferSelect

/** One session of a package that was bought. The package may no longer be for sale; what was bought stays. */
export async function bookFromPackage(
  services: TimeServices,
  member: Member,
  input: Input<typeof endpoint>,
): Promise<Booking> {
  const { db } = services
  const { package_order_id } = input
  const order = await findOwnOrder(db, member, package_order_id)
  if (order.kind !== 'package') throw new Refusal('not-found')
  const offer = await findBought(db, package_order_id)
  if (!offer) throw new Refusal('not-found')
  await prepareTime(services, { offer, starts_at: new Date(input.starts_at) })
  const isTheirs = ({ buyer_id }: { buyer_id: string | null }) => buyer_id === member.user_id
  const id = await changeSale(services, package_order_id, isTheirs, (tx, sale, now) =>
    takeSession(services, tx, member, { input, offer, sale, now }),
  )
  return await readBooking(services, member, id)
}

/** What the package is a package of: its sessions are as long as they were bought, also after its coach has changed it. */
async function findBought(db: Pick<Database, 'select'>, package_order_id: string): Promise<OfferRow | undefined> {
  const [bought] = await db
    .select({ offer: offers, minutes: fulfilments.minutes })
    .from(orders)
    .innerJoin(offers, eq(offers.id, orders.offer_id))
    .innerJoin(fulfilments, eq(fulfilments.order_id, orders.id))
    .where(eq(orders.id, package_order_id))
  return bought && { ...bought.offer, minutes: bought.minutes ?? bought.offer.minutes }
}

async function takeSession(
  services: SettleServices,
  tx: Transaction,
  member: Member,
  { input, offer, sale, now }: { input: Input<typeof endpoint>; offer: OfferRow; sale: PaidSale; now: Date },
): Promise<string> {
  const { package_order_id, brief, shares_file } = input
  const starts_at = new Date(input.starts_at)
  const again = await findSame(tx, package_order_id, starts_at)
  if (again) return again
  assertHasSession(sale, starts_at)
  const wanted = { member_id: member.user_id, package_order_id, title: sale.order.title, brief, shares_file }
  const booking = await takeTime(tx, { offer, starts_at }, wanted, now)
  if (!booking) throw new Refusal('bookings.time-taken')
  await tx
    .update(fulfilments)
    .set({ sessions_used: sql`${fulfilments.sessions_used} + 1` })
    .where(eq(fulfilments.order_id, package_order_id))
  await tellBookingLater(services, tx, { booking_id: booking.id, event: 'confirmed', sequence: booking.sequence })
  await announceChange(services, tx, await findBooking(tx, member, booking.id))
  return booking.id
}

/** A second click finds what the first one booked. */
async function findSame(tx: Transaction, package_order_id: string, starts_at: Date): Promise<string | undefined> {
  const [same] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .where(
      sql`${bookings.package_order_id} = ${package_order_id} and ${bookings.state} = 'confirmed'
        and ${booked_times.starts_at} = ${starts_at.toISOString()}::timestamptz`,
    )
  return same?.id
}

/** Paid, with a session left, and not expired when the session takes place. A dispute keeps the rest of it waiting. */
function assertHasSession({ order, fulfilment }: PaidSale, starts_at: Date): void {
  const { state, sessions, sessions_used, sessions_expire_at } = fulfilment
  const isRunning = order.state === 'paid' && state === 'ready' && order.disputed_minor === 0
  const hasLeft = sessions !== null && sessions_used < sessions
  if (!isRunning || !hasLeft || sessions_expire_at === null || starts_at >= sessions_expire_at)
    throw new Refusal('bookings.package-used-up')
}

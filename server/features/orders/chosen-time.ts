import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { HOLD_LONGEST_MINUTES, HOLD_MINUTES, HOLDS_A_DAY, MOST_FREE_AHEAD } from '#contract/booking-rules.ts'
import type { Input } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/orders.ts'
import { momentSql } from '#server/clock.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import {
  type BookedOffer,
  booked_times,
  bookings,
  calendars,
  findStaleHolds,
  isCalendarOf,
  moveTime,
  refreshBusyTimes,
  sessionOf,
  takeTime,
} from '#server/features/calendars/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import { endOrder } from './end-order.ts'
import { daysAfter } from './fulfilment-rules.ts'
import type { OrderRow, TimeServices } from './order-row.ts'
import { fulfilments, orders } from './tables.ts'

/* The time of a session with a coach: chosen with the order, and kept while it is paid. */

export type ChosenTime = NonNullable<Input<typeof placeOrder>['time']>

const MINUTE_MS = 60_000
const DAY_SECONDS = 24 * 60 * 60
const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS)
const earlier = (...moments: Date[]) => new Date(Math.min(...moments.map((moment) => moment.getTime())))

/**
 * Before a time is taken, and before anything is locked. What the coach's busy calendar says now counts. Holds in the way
 * whose time is over end, each at the provider too; one that cannot end now, because the provider is away or money is under
 * way, keeps its time.
 */
export async function prepareTime(
  services: TimeServices,
  wanted: { offer: BookedOffer; starts_at: Date },
): Promise<void> {
  await refreshBusyTimes(services, wanted.offer)
  for (const order_id of await findStaleHolds(services.db, wanted, services.clock.now())) {
    try {
      await endOrder(services, order_id, 'expired')
    } catch (error) {
      services.log.warn({ err: error, order_id }, 'a hold whose time is over could not be ended')
    }
  }
}

/** Until when a new order keeps its time. */
export function heldUntil({ starts_at }: ChosenTime, now: Date): Date {
  return earlier(minutesAfter(now, HOLD_MINUTES), new Date(starts_at))
}

/** The page to pay on lives as long as the time can be held, also after another time was chosen. */
export function checkoutEnd({ kind, created_at, expires_at }: OrderRow): Date {
  if (kind !== 'coaching') return expires_at
  return new Date(Math.max(expires_at.getTime(), minutesAfter(created_at, HOLD_LONGEST_MINUTES).getTime()))
}

/** Takes the chosen time for a new order: held while it is paid, or at once where it costs nothing. */
export async function takeChosenTime(
  tx: Transaction,
  order: OrderRow,
  { offer, time, now }: { offer: BookedOffer; time: ChosenTime; now: Date },
): Promise<Pick<typeof fulfilments.$inferInsert, 'starts_at' | 'minutes'>> {
  if (!order.buyer_id) throw new Error('a new order has a buyer')
  const { brief, shares_file } = time
  const starts_at = new Date(time.starts_at)
  const held = order.total_minor > 0 ? { held_until: order.expires_at } : {}
  const booking = { member_id: order.buyer_id, order_id: order.id, title: order.title, brief, shares_file, ...held }
  if (!(await takeTime(tx, { offer, starts_at }, booking, now))) throw new Refusal('bookings.time-taken')
  return { starts_at, minutes: sessionOf(offer).minutes }
}

/**
 * The member chose again while the order is open: the same order, and the same booking at the new time. It is held anew, but
 * in all not longer than the page to pay on lives. `order` is locked.
 */
export async function changeChosenTime(tx: Transaction, order: OrderRow, time: ChosenTime, now: Date): Promise<void> {
  const found = await findHeld(tx, order.id)
  // The coach cancelled it meanwhile.
  if (!found) throw new Refusal('orders.offer-changed')
  const { brief, shares_file } = time
  const starts_at = new Date(time.starts_at)
  await tx.update(bookings).set({ brief, shares_file }).where(eq(bookings.id, found.booking.id))
  if (starts_at.getTime() === found.time.starts_at.getTime()) return
  const anew = earlier(minutesAfter(now, HOLD_MINUTES), minutesAfter(order.created_at, HOLD_LONGEST_MINUTES))
  const until = found.booking.held_until && found.booking.held_until > anew ? found.booking.held_until : anew
  const held_until = earlier(until, starts_at)
  if (!(await moveTime(tx, found, starts_at, { by: 'member', now, held_until })))
    throw new Refusal('bookings.time-taken')
  await tx.update(orders).set({ expires_at: held_until }).where(eq(orders.id, order.id))
  await tx.update(fulfilments).set({ starts_at }).where(eq(fulfilments.order_id, order.id))
  Object.assign(order, { expires_at: held_until })
}

async function findHeld(db: Pick<Database, 'select'>, order_id: string) {
  const [found] = await db
    .select({ booking: bookings, time: booked_times, calendar: calendars })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .innerJoin(calendars, eq(calendars.id, booked_times.calendar_id))
    .where(and(eq(bookings.order_id, order_id), eq(bookings.state, 'held')))
  return found
}

/** Whether an open order still has what it is for: its coach may have cancelled the time meanwhile. */
export async function hasItsTime(db: Pick<Database, 'select'>, { id, kind }: OrderRow): Promise<boolean> {
  return kind !== 'coaching' || (await findHeld(db, id)) !== undefined
}

export async function findBookingId(db: Pick<Database, 'select'>, order_id: string): Promise<string | null> {
  const [booking] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.order_id, order_id))
  return booking?.id ?? null
}

/**
 * A member has one time to come with a coach that costs nothing. Choosing it twice is one order; another is refused. The
 * clicks of a member take turns.
 */
export async function findFreeTime(
  tx: Transaction,
  { buyer_id, offer, time, now }: { buyer_id: string; offer: BookedOffer; time: ChosenTime; now: Date },
): Promise<OrderRow | undefined> {
  const ahead = await tx
    .select({ order: orders, starts_at: booked_times.starts_at })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.order_id))
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .innerJoin(calendars, eq(calendars.id, booked_times.calendar_id))
    .where(
      and(
        eq(bookings.member_id, buyer_id),
        eq(bookings.state, 'confirmed'),
        eq(orders.total_minor, 0),
        isCalendarOf(offer),
        sql`${booked_times.starts_at} + make_interval(mins => ${booked_times.minutes}) > ${momentSql(now)}`,
      ),
    )
  const isThis = ({ order, starts_at }: (typeof ahead)[number]) =>
    order.offer_id === offer.id && starts_at.getTime() === Date.parse(time.starts_at)
  const same = ahead.find(isThis)
  if (!same && ahead.length >= MOST_FREE_AHEAD) throw new Refusal('bookings.free-one-booked')
  return same?.order
}

/** Who takes times again and again without paying keeps others from them. */
export async function assertPaysSometimes(
  db: Pick<Database, '$count'>,
  buyer_id: string,
  { coach_id, seller_slug }: Pick<OrderRow, 'coach_id' | 'seller_slug'>,
  now: Date,
): Promise<void> {
  const unpaid = and(
    eq(orders.buyer_id, buyer_id),
    eq(orders.kind, 'coaching'),
    coach_id === null ? eq(orders.seller_slug, seller_slug) : eq(orders.coach_id, coach_id),
    inArray(orders.state, ['expired', 'cancelled']),
    gt(orders.created_at, daysAfter(now, -1)),
  )
  if ((await db.$count(orders, unpaid)) >= HOLDS_A_DAY)
    throw new Refusal('request.too-many', { retryAfter: DAY_SECONDS })
}

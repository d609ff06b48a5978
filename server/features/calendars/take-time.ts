import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { BookingSide } from '#contract/booking-rules.ts'
import { FREE_CANCEL_HOURS } from '#contract/booking-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { blockedBy, openTimes, type Session } from './open-times.ts'
import { type BookedOffer, type CalendarRow, isCalendarOf, readHours, readTaken, sessionOf } from './read-times.ts'
import { booked_times, bookings, calendars } from './tables.ts'

export type TimeRow = typeof booked_times.$inferSelect
export type BookingRow = typeof bookings.$inferSelect

interface Wanted {
  offer: BookedOffer
  starts_at: Date
}

/** `order_id` or `package_order_id` pays for it. */
type NewBooking = Pick<typeof bookings.$inferInsert, 'member_id' | 'title' | 'brief' | 'shares_file'> &
  Partial<Pick<typeof bookings.$inferInsert, 'order_id' | 'package_order_id' | 'held_until'>>

/**
 * Books an open time: held while it is paid (`held_until`), else confirmed. Undefined when the time is not open. The
 * calendar is locked, so that hours and times do not change meanwhile; the order that pays for it is locked before.
 */
export async function takeTime(
  tx: Transaction,
  wanted: Wanted,
  booking: NewBooking,
  now: Date,
): Promise<BookingRow | undefined> {
  const calendar = await lockCalendar(tx, wanted.offer)
  if (!calendar || !(await isOpen(tx, calendar, wanted, now))) return undefined
  const time = await takeSeat(tx, calendar, wanted)
  if (!time) return undefined
  const [taken] = await tx
    .insert(bookings)
    .values({
      ...booking,
      time_id: time.id,
      state: booking.held_until ? 'held' : 'confirmed',
      free_until: freeUntil(time.starts_at),
      created_at: now,
    })
    .returning()
  return taken
}

/** Cancelling costs nothing until then. */
export function freeUntil(starts_at: Date): Date {
  return new Date(starts_at.getTime() - FREE_CANCEL_HOURS * 60 * 60 * 1000)
}

async function lockCalendar(tx: Transaction, owner: BookedOffer): Promise<CalendarRow | undefined> {
  const [calendar] = await tx.select().from(calendars).where(isCalendarOf(owner)).for('no key update')
  return calendar
}

/** By the same rule that lists open times. `but`: a booking that is moved. */
async function isOpen(tx: Transaction, calendar: CalendarRow, { offer, starts_at }: Wanted, now: Date, but?: string) {
  const moment = { starts_at, ends_at: new Date(starts_at.getTime() + 1) }
  const hours = await readHours(tx, calendar, moment)
  const taken = await readTaken(tx, calendar, moment, { offer_id: offer.id, now, but })
  return openTimes(hours, sessionOf(offer), taken, moment, now).length > 0
}

/** A seat of a group that meets at this time, or a time of its own. The constraint has the last word: undefined if it is taken. */
async function takeSeat(tx: Transaction, calendar: CalendarRow, wanted: Wanted): Promise<TimeRow | undefined> {
  const { offer, starts_at } = wanted
  const session = sessionOf(offer)
  if (session.seats > 1) {
    const joined = await joinGroup(tx, calendar, wanted)
    if (joined) return joined
  }
  return await unlessTaken(tx, async (inner) => {
    const [time] = await inner
      .insert(booked_times)
      .values({
        calendar_id: calendar.id,
        lane: laneOf(calendar),
        offer_id: offer.id,
        starts_at,
        ...lengthOf(starts_at, session, calendar),
        seats: session.seats,
        seats_taken: 1,
      })
      .returning()
    return time
  })
}

/** A persona can talk to many at once. */
function laneOf({ id, meeting_kind }: CalendarRow) {
  return meeting_kind === 'persona' ? sql`gen_random_uuid()` : id
}

function lengthOf(starts_at: Date, session: Session, calendar: CalendarRow) {
  return { minutes: session.minutes, blocked_until: blockedBy(starts_at, session, calendar).ends_at }
}

async function joinGroup(tx: Transaction, calendar: CalendarRow, { offer, starts_at }: Wanted) {
  const [group] = await tx
    .update(booked_times)
    .set({ seats_taken: sql`${booked_times.seats_taken} + 1` })
    .where(
      eq(
        booked_times.id,
        tx
          .select({ id: booked_times.id })
          .from(booked_times)
          .where(
            and(
              eq(booked_times.calendar_id, calendar.id),
              eq(booked_times.offer_id, offer.id),
              eq(booked_times.starts_at, starts_at),
              gt(booked_times.seats_taken, 0),
              lt(booked_times.seats_taken, booked_times.seats),
            ),
          )
          .limit(1),
      ),
    )
    .returning()
  return group
}

const EXCLUSION_VIOLATION = '23P01'

/** In a savepoint: a time that is taken does not end the transaction. */
async function unlessTaken<T>(tx: Transaction, take: (inner: Transaction) => Promise<T>): Promise<T | undefined> {
  try {
    return await tx.transaction(take)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    if ((cause as { code?: unknown }).code === EXCLUSION_VIOLATION) return undefined
    throw error
  }
}

/** Paid: the member comes. Undefined when the hold had ended before. */
export async function confirmBooking(tx: Transaction, order_id: string): Promise<BookingRow | undefined> {
  const [booking] = await tx
    .update(bookings)
    .set({ state: 'confirmed', held_until: null })
    .where(and(eq(bookings.order_id, order_id), eq(bookings.state, 'held')))
    .returning()
  return booking
}

/** Ends a booking and gives its place free. The second time nothing happens, and undefined is returned. */
export async function endBooking(
  tx: Transaction,
  which: { booking_id: string } | { order_id: string },
  end: { state: 'cancelled' | 'expired'; by?: BookingSide; reason?: string | null; now: Date },
): Promise<BookingRow | undefined> {
  const { state, by, reason, now } = end
  const isThis = 'booking_id' in which ? eq(bookings.id, which.booking_id) : eq(bookings.order_id, which.order_id)
  const [ended] = await tx
    .update(bookings)
    .set({
      state,
      held_until: null,
      cancelled_by: by ?? null,
      cancel_reason: reason ?? null,
      ended_at: now,
      sequence: sql`${bookings.sequence} + 1`,
    })
    .where(and(isThis, inArray(bookings.state, ['held', 'confirmed'])))
    .returning()
  if (ended) await freeSeat(tx, ended.time_id)
  return ended
}

async function freeSeat(tx: Transaction, time_id: string): Promise<void> {
  await tx
    .update(booked_times)
    .set({ seats_taken: sql`${booked_times.seats_taken} - 1` })
    .where(eq(booked_times.id, time_id))
}

/** Paid after the hold had ended: the same time once more, if it is still ahead and free. */
export async function retakeTime(tx: Transaction, order_id: string, now: Date): Promise<BookingRow | undefined> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.order_id, order_id)).for('update')
  if (booking?.state !== 'expired') return undefined
  // Two who take overlapping times at once would else wait for each other.
  await tx
    .select({ id: calendars.id })
    .from(calendars)
    .innerJoin(booked_times, eq(booked_times.calendar_id, calendars.id))
    .where(eq(booked_times.id, booking.time_id))
    .for('no key update', { of: calendars })
  return await unlessTaken(tx, async (inner) => {
    const [time] = await inner
      .update(booked_times)
      .set({ seats_taken: sql`${booked_times.seats_taken} + 1` })
      .where(
        and(
          eq(booked_times.id, booking.time_id),
          gt(booked_times.starts_at, now),
          lt(booked_times.seats_taken, booked_times.seats),
        ),
      )
      .returning({ id: booked_times.id })
    if (!time) return undefined
    const [again] = await inner
      .update(bookings)
      .set({ state: 'confirmed', ended_at: null, sequence: sql`${bookings.sequence} + 1` })
      .where(eq(bookings.id, booking.id))
      .returning()
    return again
  })
}

/**
 * Moves a booking to another open time of the same offer: the booking stays the same. A member's move is counted; after a
 * coach's move the member may cancel without paying until it begins. Undefined when the time is not open.
 */
export async function moveTime(
  tx: Transaction,
  booking: BookingRow,
  { offer, starts_at }: Wanted,
  { by, now }: { by: BookingSide; now: Date },
): Promise<BookingRow | undefined> {
  // It may have been cancelled or moved since it was read. Always the booking first, then the calendar, then the time.
  const [current] = await tx
    .select({ time_id: bookings.time_id })
    .from(bookings)
    .where(and(eq(bookings.id, booking.id), eq(bookings.state, booking.state), eq(bookings.time_id, booking.time_id)))
    .for('update')
  const calendar = current && (await lockCalendar(tx, offer))
  if (!calendar || !(await isOpen(tx, calendar, { offer, starts_at }, now, booking.id))) return undefined
  const [before] = await tx.select().from(booked_times).where(eq(booked_times.id, booking.time_id)).for('update')
  if (!before) return undefined
  const isGroup = before.seats > 1 || sessionOf(offer).seats > 1
  const time = isGroup ? await changeGroup(tx, calendar, before, { offer, starts_at }) : await shift()
  if (!time) return undefined
  const isCoach = by === 'coach'
  const [moved] = await tx
    .update(bookings)
    .set({
      time_id: time.id,
      free_until: isCoach ? starts_at : freeUntil(starts_at),
      moves: isCoach ? bookings.moves : sql`${bookings.moves} + 1`,
      sequence: sql`${bookings.sequence} + 1`,
      reminded_hours: null,
    })
    .where(eq(bookings.id, booking.id))
    .returning()
  return moved

  /** A time of one member's own moves as it is, with its agenda and notes. */
  function shift() {
    return unlessTaken(tx, async (inner) => {
      const length = lengthOf(starts_at, sessionOf(offer), calendar as CalendarRow)
      const [time] = await inner
        .update(booked_times)
        .set({ starts_at, ...length, coach_joined_at: null, coach_reminded_hours: null })
        .where(eq(booked_times.id, booking.time_id))
        .returning()
      return time
    })
  }
}

/** Another group, or another time that a new group begins with. The place in the first is free. */
async function changeGroup(tx: Transaction, calendar: CalendarRow, before: TimeRow, wanted: Wanted) {
  return await unlessTaken(tx, async (inner) => {
    await freeSeat(inner, before.id)
    const time = await takeSeat(inner, calendar, wanted)
    if (!time) throw new TimeTaken()
    return time
  }).catch((error: unknown) => {
    if (error instanceof TimeTaken) return undefined
    throw error
  })
}

/** Takes the savepoint back. */
class TimeTaken extends Error {}

/** Holds whose time is over and that stand in the way of a time. Their orders are ended before it is taken. */
export async function findStaleHolds(
  tx: Pick<Transaction, 'select'>,
  { offer, starts_at }: Wanted,
  now: Date,
): Promise<string[]> {
  const stale = await tx
    .select({ order_id: bookings.order_id })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .innerJoin(calendars, eq(calendars.id, booked_times.calendar_id))
    .where(
      and(
        isCalendarOf(offer),
        eq(bookings.state, 'held'),
        lte(bookings.held_until, now),
        sql`tstzrange(${booked_times.starts_at}, ${booked_times.blocked_until}) && tstzrange(
          ${starts_at.toISOString()}::timestamptz,
          ${starts_at.toISOString()}::timestamptz + make_interval(mins => ${sessionOf(offer).minutes} + ${calendars.break_minutes}))`,
      ),
    )
  return stale.flatMap(({ order_id }) => order_id ?? [])
}

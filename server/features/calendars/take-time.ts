import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { BookingSide } from '#contract/booking-rules.ts'
import { FREE_CANCEL_HOURS } from '#contract/booking-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { freeSeat } from './end-booking.ts'
import { hasPlace } from './meeting-kinds.ts'
import { blockedBy, openTimes, type Session } from './open-times.ts'
import {
  type BookedOffer,
  type CalendarOwner,
  type CalendarRow,
  isCalendarOf,
  readHours,
  readTaken,
  sessionOf,
  type Who,
} from './read-times.ts'
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
  if (!calendar || !(await isOpen(tx, calendar, wanted, now, { member_id: booking.member_id }))) return undefined
  const time = await takeSeat(tx, calendar, wanted, booking.member_id)
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
function freeUntil(starts_at: Date): Date {
  return new Date(starts_at.getTime() - FREE_CANCEL_HOURS * 60 * 60 * 1000)
}

async function lockCalendar(tx: Transaction, owner: CalendarOwner): Promise<CalendarRow | undefined> {
  const [calendar] = await tx.select().from(calendars).where(isCalendarOf(owner)).for('no key update')
  return calendar
}

/** By the same rule that lists open times. */
async function isOpen(tx: Transaction, calendar: CalendarRow, { offer, starts_at }: Wanted, now: Date, who: Who) {
  const session = sessionOf(offer)
  if (!hasPlace(calendar, session)) return false
  const moment = { starts_at, ends_at: new Date(starts_at.getTime() + 1) }
  const hours = await readHours(tx, calendar, moment)
  const taken = await readTaken(tx, calendar, moment, { ...who, offer_id: offer.id, now })
  return openTimes(hours, session, taken, moment, now).length > 0
}

/** A seat of a group that meets at this time, or a time of its own. The constraint has the last word: undefined if it is taken. */
async function takeSeat(
  tx: Transaction,
  calendar: CalendarRow,
  wanted: Wanted,
  member_id: string,
): Promise<TimeRow | undefined> {
  const { offer, starts_at } = wanted
  const session = sessionOf(offer)
  if (session.seats > 1) {
    const joined = await joinGroup(tx, { calendar_id: calendar.id, offer_id: offer.id, starts_at, member_id })
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

interface Group {
  calendar_id: string
  offer_id: string | null
  starts_at: Date
  member_id: string
}

/** Each member has one place in it. */
async function joinGroup(tx: Transaction, { calendar_id, offer_id, starts_at, member_id }: Group) {
  if (offer_id === null) return undefined
  const found = tx
    .select({ id: booked_times.id })
    .from(booked_times)
    .where(
      and(
        eq(booked_times.calendar_id, calendar_id),
        eq(booked_times.offer_id, offer_id),
        eq(booked_times.starts_at, starts_at),
        gt(booked_times.seats_taken, 0),
        lt(booked_times.seats_taken, booked_times.seats),
        sql`not exists (select from ${bookings} b where b.time_id = ${booked_times.id} and b.member_id = ${member_id}
          and b.state in ('held', 'confirmed'))`,
      ),
    )
    .limit(1)
  const [group] = await tx
    .update(booked_times)
    .set({ seats_taken: sql`${booked_times.seats_taken} + 1` })
    .where(eq(booked_times.id, found))
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

/** Paid: the member comes. Undefined when there is no time for the order: the hold has ended, or the coach cancelled it. */
export async function confirmBooking(tx: Transaction, order_id: string): Promise<BookingRow | undefined> {
  const [booking] = await tx
    .update(bookings)
    .set({ state: 'confirmed', held_until: null })
    .where(and(eq(bookings.order_id, order_id), inArray(bookings.state, ['held', 'confirmed'])))
    .returning()
  return booking
}

/** Money for it is under way: it stays held until the provider knows more. */
export async function keepHeld(tx: Transaction, order_id: string, held_until: Date): Promise<void> {
  await tx
    .update(bookings)
    .set({ held_until })
    .where(and(eq(bookings.order_id, order_id), eq(bookings.state, 'held'), lt(bookings.held_until, held_until)))
}

/** Paid after the hold had ended: the same time once more, if it is still ahead and free. */
export async function retakeTime(tx: Transaction, order_id: string, now: Date): Promise<BookingRow | undefined> {
  const [found] = await tx
    .select({ booking: bookings, time: booked_times })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .where(and(eq(bookings.order_id, order_id), eq(bookings.state, 'expired')))
  if (!found || found.time.starts_at <= now) return undefined
  const { booking, time } = found
  await tx.select().from(calendars).where(eq(calendars.id, time.calendar_id)).for('no key update')
  // Others may have made a new group of the same time meanwhile.
  const joined = time.seats > 1 ? await joinGroup(tx, { ...time, member_id: booking.member_id }) : undefined
  const time_id = joined?.id ?? (await reopenTime(tx, time.id))
  if (!time_id) return undefined
  const [again] = await tx
    .update(bookings)
    .set({ state: 'confirmed', time_id, ended_at: null, cancelled_by: null, sequence: sql`${bookings.sequence} + 1` })
    .where(eq(bookings.id, booking.id))
    .returning()
  return again
}

/** A time that nobody had any more is taken again, unless another is there now. */
async function reopenTime(tx: Transaction, time_id: string): Promise<string | undefined> {
  return await unlessTaken(tx, async (inner) => {
    const [time] = await inner
      .update(booked_times)
      .set({ seats_taken: 1 })
      .where(and(eq(booked_times.id, time_id), eq(booked_times.seats_taken, 0)))
      .returning({ id: booked_times.id })
    return time?.id
  })
}

/** What a booking is moved to: its calendar and its length stay as they are. */
export function movedOffer(time: TimeRow, { coach_id, seller_slug }: CalendarOwner): BookedOffer {
  const { offer_id, minutes, seats } = time
  return { id: offer_id ?? time.id, kind: 'coaching', minutes, seats, coach_id, seller_slug }
}

interface Move {
  by: BookingSide
  now: Date
  /** Of a booking that is not paid yet: how long the new time is held. */
  held_until?: Date
}

/**
 * Moves a booking to another open time: the booking stays the same. A member's move is counted once it is paid; after a
 * coach's move the member may cancel without paying until it begins. Undefined when the time is not open.
 */
export async function moveTime(
  tx: Transaction,
  { booking, time, calendar: owner }: { booking: BookingRow; time: TimeRow; calendar: CalendarOwner },
  starts_at: Date,
  { by, now, held_until }: Move,
): Promise<BookingRow | undefined> {
  // The group of an offer that is gone meets once.
  if (time.seats > 1 && time.offer_id === null) return undefined
  const wanted = { offer: movedOffer(time, owner), starts_at }
  // It may have been cancelled or moved since it was read. Always the booking first, then the calendar, then the time.
  const [current] = await tx
    .select({ time_id: bookings.time_id })
    .from(bookings)
    .where(and(eq(bookings.id, booking.id), eq(bookings.state, booking.state), eq(bookings.time_id, booking.time_id)))
    .for('update')
  const calendar = current && (await lockCalendar(tx, owner))
  if (!calendar || !(await isOpen(tx, calendar, wanted, now, { member_id: booking.member_id, but: booking.id })))
    return undefined
  const time_id =
    time.seats > 1
      ? await changeGroup(tx, calendar, time, wanted, booking.member_id)
      : await shiftTime(tx, calendar, time, starts_at)
  if (!time_id) return undefined
  const isCounted = by === 'member' && booking.state === 'confirmed'
  const [moved] = await tx
    .update(bookings)
    .set({
      time_id,
      free_until: by === 'coach' ? starts_at : freeUntil(starts_at),
      moves: isCounted ? sql`${bookings.moves} + 1` : bookings.moves,
      sequence: sql`${bookings.sequence} + 1`,
      reminded_hours: null,
      // Who had come already came to the time before.
      joined_at: null,
      ...(booking.state === 'held' && held_until && { held_until }),
    })
    .where(eq(bookings.id, booking.id))
    .returning()
  return moved
}

/** A time of one member's own moves as it is, with its agenda and notes. */
async function shiftTime(tx: Transaction, calendar: CalendarRow, { id, minutes, seats }: TimeRow, starts_at: Date) {
  return await unlessTaken(tx, async (inner) => {
    const [time] = await inner
      .update(booked_times)
      .set({
        starts_at,
        ...lengthOf(starts_at, { minutes, seats }, calendar),
        coach_joined_at: null,
        coach_reminded_hours: null,
      })
      .where(eq(booked_times.id, id))
      .returning({ id: booked_times.id })
    return time?.id
  })
}

/** Another group, or another time that a new group begins with. The place in the first is free. */
async function changeGroup(
  tx: Transaction,
  calendar: CalendarRow,
  before: TimeRow,
  wanted: Wanted,
  member_id: string,
): Promise<string | undefined> {
  try {
    return await tx.transaction(async (inner) => {
      await freeSeat(inner, before.id)
      const time = await takeSeat(inner, calendar, wanted, member_id)
      if (!time) throw new TimeTaken()
      return time.id
    })
  } catch (error) {
    if (error instanceof TimeTaken) return undefined
    throw error
  }
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

import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import type { Hours, Session, Stretch, Taken } from './open-times.ts'
import { booked_times, bookings, busy_times, calendar_days, calendars } from './tables.ts'

type Reader = Pick<Transaction, 'select'>

export type CalendarRow = typeof calendars.$inferSelect

/** Whose calendar it is, as in `offers`. */
export interface CalendarOwner {
  coach_id: string | null
  seller_slug: string | null
}

export function isCalendarOf({ coach_id, seller_slug }: CalendarOwner) {
  return coach_id === null ? eq(calendars.seller_slug, seller_slug ?? '') : eq(calendars.coach_id, coach_id)
}

/** What is booked: an offer of kind coaching, or one session of a package. */
export interface BookedOffer extends CalendarOwner {
  id: string
  kind: string
  minutes: number | null
  seats: number | null
}

export function sessionOf({ kind, minutes, seats }: Pick<BookedOffer, 'kind' | 'minutes' | 'seats'>): Session {
  return { minutes: minutes ?? 60, seats: kind === 'coaching' ? (seats ?? 1) : 1 }
}

/** The longest session and break reach this far: what began earlier cannot touch a time. */
const REACH_MS = 12 * 60 * 60 * 1000

/** The hours of a calendar for a stretch of time: special days are read only around it. */
export async function readHours(tx: Reader, calendar: CalendarRow, { starts_at, ends_at }: Stretch): Promise<Hours> {
  const days = await tx
    .select({ day: calendar_days.day, windows: calendar_days.windows })
    .from(calendar_days)
    .where(
      and(
        eq(calendar_days.calendar_id, calendar.id),
        sql`${calendar_days.day} between ${isoDay(starts_at, -2)} and ${isoDay(ends_at, 2)}`,
      ),
    )
  return { ...calendar, days: new Map(days.map(({ day, windows }) => [day, windows])) }
}

function isoDay(moment: Date, days: number): string {
  return new Date(moment.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** For whom open times are looked for. */
export interface Who {
  /** Nobody is in two sessions at once: what this member has is taken, also in a group that others can join. */
  member_id?: string | undefined
  /** A booking that is moved: its own time is free for it. */
  but?: string | undefined
}

interface Asked extends Who {
  /** Groups of this offer can be joined. */
  offer_id: string | null
  now: Date
}

/**
 * What is taken around a stretch of time. A hold whose time is over does not count: who wants its time ends it first. A
 * persona can talk to many at once, so of its calendar only the member's own times are ever taken.
 */
export async function readTaken(tx: Reader, calendar: CalendarRow, around: Stretch, asked: Asked): Promise<Taken> {
  const { offer_id, now, but, member_id } = asked
  const isLive = and(
    eq(bookings.time_id, booked_times.id),
    or(eq(bookings.state, 'confirmed'), and(eq(bookings.state, 'held'), gt(bookings.held_until, now))),
    but === undefined ? undefined : ne(bookings.id, but),
  )
  const used = await tx
    .select({
      lane: booked_times.lane,
      offer_id: booked_times.offer_id,
      starts_at: booked_times.starts_at,
      ends_at: booked_times.blocked_until,
      seats: booked_times.seats,
      live: sql<number>`count(*)::int`,
      is_own: member_id ? sql<boolean>`bool_or(${bookings.member_id} = ${member_id})` : sql<boolean>`false`,
    })
    .from(booked_times)
    .innerJoin(bookings, isLive)
    .where(
      and(
        eq(booked_times.calendar_id, calendar.id),
        gt(booked_times.seats_taken, 0),
        gt(booked_times.starts_at, new Date(around.starts_at.getTime() - REACH_MS)),
        lt(booked_times.starts_at, new Date(around.ends_at.getTime() + REACH_MS)),
      ),
    )
    .groupBy(booked_times.id)
  const busy = await tx
    .select({ starts_at: busy_times.starts_at, ends_at: busy_times.ends_at })
    .from(busy_times)
    .where(
      and(
        eq(busy_times.calendar_id, calendar.id),
        lt(busy_times.starts_at, new Date(around.ends_at.getTime() + REACH_MS)),
        gt(busy_times.ends_at, around.starts_at),
      ),
    )
  return {
    taken: used.filter(({ lane, is_own }) => lane === calendar.id || is_own),
    busy,
    groups: used
      .filter((row) => row.seats > 1 && !row.is_own && offer_id !== null && row.offer_id === offer_id)
      .map((row) => ({ starts_at: row.starts_at, seats_left: row.seats - row.live })),
  }
}

import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { findCalendarRow, findOwnCalendar } from './find-calendar.ts'
import { openHours, type Stretch } from './open-times.ts'
import { type CalendarRow, readHours } from './read-times.ts'
import { booked_times, bookings, busy_times } from './tables.ts'

/** Seven days in the zone of the calendar: what is booked, busy and open. */
export async function readWeek(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: Member,
  { slug, from }: { slug: string; from: string },
) {
  const own = await findOwnCalendar(db, member, slug)
  const calendar = await findCalendarRow(db, own.owner)
  if (!calendar) return { time_zone: own.time_zone, booked: [], busy: [], open: [] }
  const week = weekFrom(from, calendar.time_zone)
  const [hours, booked, busy] = await Promise.all([
    readHours(db, calendar, week),
    readBooked(db, calendar, week, clock.now()),
    readBusy(db, calendar, week),
  ])
  return {
    time_zone: calendar.time_zone,
    booked,
    busy: busy.map((stretch) => within(stretch, week)),
    open: openHours(hours, week).map((stretch) => within(stretch, week)),
  }
}

function weekFrom(day: string, time_zone: string): Stretch {
  const first = Temporal.PlainDate.from(day)
  const begin = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(time_zone).epochMilliseconds)
  return { starts_at: begin(first), ends_at: begin(first.add({ days: 7 })) }
}

/** What reaches beyond the week is cut, so that a page draws seven days. */
function within({ starts_at, ends_at }: Stretch, week: Stretch): Stretch {
  return {
    starts_at: starts_at < week.starts_at ? week.starts_at : starts_at,
    ends_at: ends_at > week.ends_at ? week.ends_at : ends_at,
  }
}

/** Those who come, and those who are paying; a hold that is over is not shown. */
async function readBooked(db: Pick<Database, 'select'>, calendar: CalendarRow, week: Stretch, now: Date) {
  const isLive = or(
    eq(bookings.state, 'confirmed'),
    and(eq(bookings.state, 'held'), gt(bookings.held_until, momentSql(now))),
  )
  return await db
    .select({
      booking_id: sql<string>`(array_agg(${bookings.id} order by ${bookings.created_at}, ${bookings.id}))[1]`,
      title: sql<string>`min(${bookings.title})`,
      starts_at: booked_times.starts_at,
      minutes: booked_times.minutes,
      names: sql<string[]>`array_agg(${users.name} order by ${bookings.created_at}, ${bookings.id})`,
      seats: booked_times.seats,
      is_held: sql<boolean>`bool_and(${bookings.state} = 'held')`,
    })
    .from(booked_times)
    .innerJoin(bookings, and(eq(bookings.time_id, booked_times.id), isLive))
    .innerJoin(users, eq(users.id, bookings.member_id))
    .where(
      and(
        eq(booked_times.calendar_id, calendar.id),
        gt(booked_times.seats_taken, 0),
        gt(booked_times.starts_at, sql`${momentSql(week.starts_at)} - interval '12 hours'`),
        lt(booked_times.starts_at, week.ends_at),
        sql`${booked_times.starts_at} + make_interval(mins => ${booked_times.minutes}) > ${momentSql(week.starts_at)}`,
      ),
    )
    .groupBy(booked_times.id)
    .orderBy(asc(booked_times.starts_at), asc(booked_times.id))
}

function readBusy(db: Pick<Database, 'select'>, { id }: CalendarRow, week: Stretch) {
  return db
    .select({ starts_at: busy_times.starts_at, ends_at: busy_times.ends_at })
    .from(busy_times)
    .where(
      and(
        eq(busy_times.calendar_id, id),
        lt(busy_times.starts_at, week.ends_at),
        gt(busy_times.ends_at, week.starts_at),
      ),
    )
    .orderBy(busy_times.starts_at)
}

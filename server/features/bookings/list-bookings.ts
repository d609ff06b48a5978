import { type SQL, sql } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import { BOOKINGS_PAGE } from '#contract/booking-rules.ts'
import type { listBookings as listEndpoint } from '#contract/bookings.ts'
import { SESSION_MINUTES } from '#contract/calendar-rules.ts'
import type { Output } from '#contract/endpoint.ts'
import { momentSql } from '#server/clock.ts'
import { exactMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import { booked_times, bookings, calendars } from '#server/features/calendars/public.ts'
import { orders } from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { type FoundBooking, findStoredBookings } from './find-booking.ts'
import { showBookings } from './show-bookings.ts'

interface Listed {
  id: string
  side: 'member' | 'coach'
  key: string
}

/**
 * Those to come, the next first, or those that are over, the last first: what the reader booked, and what members booked
 * with the reader, where a group appears once. Each part reads a page in its own order, so that it costs the same however
 * many there are.
 */
export async function listBookings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: Member,
  { when, cursor }: { when: 'coming' | 'past'; cursor?: string | undefined },
): Promise<Output<typeof listEndpoint>> {
  const now = clock.now()
  const list = `bookings-${when}`
  const place = readCursor(list, cursor, 'moment')
  const isComing = when === 'coming'
  const order = isComing ? sql`asc` : sql`desc`
  const after = (starts_at: SQL, id: SQL) =>
    place
      ? sql`(${starts_at}, ${id}) ${isComing ? sql`>` : sql`<`} (${place.key}::timestamptz, ${place.id}::uuid)`
      : sql`true`
  const ordered = sql`order by starts_at ${order}, id ${order} limit ${sql.raw(String(BOOKINGS_PAGE + 1))}`
  const { rows } = await db.execute<Listed & Record<string, unknown>>(sql`
    select id, side, ${exactMoment(sql`starts_at`)} as key from (
      (select booking.id, 'member' as side, time.starts_at
        from ${bookings} booking join ${booked_times} time on time.id = booking.time_id
        where booking.member_id = ${member.user_id} and ${isMembers(when, now)}
          and ${after(sql`time.starts_at`, sql`booking.id`)}
        ${ordered})
      union all
      (select ofCalendar.id, 'coach', ofCalendar.starts_at
        from ${calendars} calendar
        cross join lateral (
          select first.id, time.starts_at
          from ${booked_times} time
          cross join lateral (
            select booking.id from ${bookings} booking
            where booking.time_id = time.id and booking.state = 'confirmed'
            order by booking.created_at, booking.id limit 1) first
          where time.calendar_id = calendar.id and time.seats_taken > 0 and ${isAt(when, now)}
            and ${after(sql`time.starts_at`, sql`first.id`)}
          ${ordered}) ofCalendar
        where ${isRunBy(member)}
        ${ordered})
    ) listed ${ordered}`)
  const page = rows.slice(0, BOOKINGS_PAGE)
  const last = rows.length > BOOKINGS_PAGE ? page.at(-1) : undefined
  const stored = await findStoredBookings(
    db,
    page.map(({ id }) => id),
  )
  const found = page.flatMap(({ id, side }): FoundBooking[] => {
    const each = stored.get(id)
    return each ? [{ ...each, side }] : []
  })
  const shown = await showBookings(db, found, now)
  return { bookings: shown.map(({ line }) => line), next: last ? writeCursor(list, last) : null }
}

/** A condition on `calendar`. */
function isRunBy({ user_id, membership_type }: Member): SQL {
  if (!may('use-coach-desk', membership_type)) return sql`false`
  const ofHouse = may('administer', membership_type) ? sql`or calendar.seller_slug is not null` : sql``
  return sql`(calendar.coach_id = ${user_id} ${ofHouse})`
}

/** A condition on `time`. The first part is one that an index can use. */
function isAt(when: 'coming' | 'past', now: Date): SQL {
  const ends_at = sql`time.starts_at + make_interval(mins => time.minutes)`
  if (when === 'past') return sql`time.starts_at <= ${momentSql(now)} and ${ends_at} <= ${momentSql(now)}`
  const earliest = new Date(now.getTime() - SESSION_MINUTES.most * 60_000)
  return sql`time.starts_at > ${momentSql(earliest)} and ${ends_at} > ${momentSql(now)}`
}

/** What was cancelled is over; what was never paid is nowhere. */
function isMembers(when: 'coming' | 'past', now: Date): SQL {
  if (when === 'coming') return sql`booking.state in ('held', 'confirmed') and ${isAt(when, now)}`
  // A time that was let go before it was paid was never booked.
  const wasBooked = sql`(booking.cancelled_by is not null or booking.order_id is null or exists (
    select from ${orders} paid where paid.id = booking.order_id and paid.state = 'paid'))`
  return sql`((booking.state = 'cancelled' and ${wasBooked}) or (booking.state = 'confirmed' and ${isAt(when, now)}))`
}

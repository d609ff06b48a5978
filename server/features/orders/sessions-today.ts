import { type SQL, sql } from 'drizzle-orm'
import type { readToday as endpoint } from '#contract/coach-orders.ts'
import type { Output } from '#contract/endpoint.ts'
import { isoMoment } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { booked_times, bookings, calendars } from '#server/features/calendars/public.ts'
import { profiles } from '#server/features/profile/public.ts'

type Sessions = Output<typeof endpoint>['sessions']

/** Sessions that are going on or begin within a day, the next first. `mine`: a condition on the calendar `c`. */
export async function findSessionsToday(
  db: Pick<Database, 'execute'>,
  mine: SQL,
  { now, most }: { now: SQL; most: number },
): Promise<Sessions> {
  const { rows } = await db.execute<Sessions[number] & Record<string, unknown>>(sql`
    select first.id as booking_id, first.title, ${isoMoment(sql`t.starts_at`)} as starts_at, t.minutes, t.seats,
      first.names
    from ${calendars} c
    join ${booked_times} t on t.calendar_id = c.id and t.seats_taken > 0
    cross join lateral (
      select (array_agg(b.id order by b.created_at, b.id))[1] as id, min(b.title) as title,
        array_agg(p.full_name order by b.created_at, b.id) as names
      from ${bookings} b join ${profiles} p on p.user_id = b.member_id
      where b.time_id = t.id and b.state = 'confirmed') first
    where ${mine} and first.id is not null
      and t.starts_at + make_interval(mins => t.minutes) > ${now}
      and t.starts_at > ${now} - interval '1 day' and t.starts_at < ${now} + interval '1 day'
    order by t.starts_at, first.id limit ${most}`)
  return rows
}

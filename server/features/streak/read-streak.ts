import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { ActivityKind } from '#contract/streak.ts'
import { momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { CivilDay } from './civil-days.ts'
import { type StreakReading, streakOf } from './rules.ts'
import { activities } from './tables.ts'

/** Days are calculated in UTC until the browser has sent the time zone. */
export const FALLBACK_TIME_ZONE = 'UTC'
const EPOCH = sql.raw(`date '1970-01-01'`)

interface StreakOwner {
  user_id: string
  time_zone: string | null
}

/** The streak at this moment. `db` may be a transaction. */
export async function readStreak(
  db: Pick<Database, 'select'>,
  { user_id, time_zone }: StreakOwner,
  now: Date,
): Promise<StreakReading> {
  const [row] = await db
    .select(streakFields(user_id, time_zone ?? FALLBACK_TIME_ZONE, momentSql(now)))
    .from(sql`(select) as nothing`)
  if (!row) throw new Error('a select without a table answers with one row')
  return streakOf(row.active_days, row.today)
}

type Value = string | Placeholder | SQL

/** The day of a moment in a time zone, counted from 1970-01-01. */
export function dayIn(time_zone: Value, moment: SQL | Placeholder): SQL {
  return sql`(${moment}::timestamptz at time zone ${time_zone})::date - ${EPOCH}`
}

export function today(time_zone: Value, now: SQL | Placeholder) {
  return sql<CivilDay>`${dayIn(time_zone, now)}`
}

/**
 * The input of the rules as fields for any select, so that a page can read it together with other data.
 * The database groups the history by day, so that only one number per day is transferred.
 */
export function streakFields(user_id: Value, time_zone: Value, now: SQL | Placeholder) {
  const day = dayIn(time_zone, sql`${activities.created_at}`)
  return {
    today: today(time_zone, now),
    active_days: sql<
      CivilDay[]
    >`array(select distinct ${day} from ${activities} where ${activities.user_id} = ${user_id})`,
  }
}

/** What the member did today, each kind once, in the order in which it was first done. As a field for any select. */
export function activitiesToday(user_id: Value, time_zone: Value, now: SQL | Placeholder) {
  const begin = sql`date_trunc('day', ${now}::timestamptz at time zone ${time_zone}) at time zone ${time_zone}`
  return sql<ActivityKind[]>`array(
    select kind from ${activities}
    where user_id = ${user_id} and created_at >= ${begin} and created_at <= ${now}::timestamptz
    group by kind order by min(created_at), kind
  )`
}

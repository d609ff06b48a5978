import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { CivilDay } from './civil-days.ts'
import { activities } from './tables.ts'

type Value = string | Placeholder | SQL

/** Days are reckoned in UTC until the browser has told the time zone. */
export const FALLBACK_TIME_ZONE = 'UTC'

const EPOCH = sql.raw(`date '1970-01-01'`)

/**
 * What the rules need, as fields of any select, so that a screen can ask for it together with other things.
 * The database tells the days apart: it reads a long history where it lies and answers with one number a day.
 */
export function streakFields(user_id: Value, time_zone: Value, now: SQL | Placeholder) {
  const dayOf = (moment: SQL | Placeholder) => sql`(${moment}::timestamptz at time zone ${time_zone})::date - ${EPOCH}`
  const day = dayOf(sql`${activities.created_at}`)
  return {
    today: sql<CivilDay>`${dayOf(now)}`,
    active_days: sql<
      CivilDay[]
    >`array(select distinct ${day} from ${activities} where ${activities.user_id} = ${user_id})`,
  }
}

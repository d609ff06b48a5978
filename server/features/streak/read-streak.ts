import { sql } from 'drizzle-orm'
import { momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { FALLBACK_TIME_ZONE, streakFields } from './active-days.ts'
import { type StreakReading, streakOf } from './rules.ts'

interface StreakOwner {
  user_id: string
  time_zone: string | null
}

/** As it stands at this moment. `db` may be a transaction. */
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

import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { FALLBACK_TIME_ZONE, streakFields } from './active-days.ts'
import { type StreakReading, streakOf } from './rules.ts'

interface StreakOwner {
  user_id: string
  time_zone: string | null
}

/** As it stands now by the database's clock, or stood at another moment. `db` may be a transaction. */
export async function readStreak(
  db: Pick<Database, 'select'>,
  { user_id, time_zone }: StreakOwner,
  now?: Date,
): Promise<StreakReading> {
  const moment = now && sql`${now.toISOString()}::timestamptz`
  const [row] = await db
    .select(streakFields(user_id, time_zone ?? FALLBACK_TIME_ZONE, moment))
    .from(sql`(select) as nothing`)
  if (!row) throw new Error('a select without a table answers with one row')
  return streakOf(row.active_days, row.today)
}

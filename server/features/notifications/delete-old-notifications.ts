import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { type Clock, momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { notifications } from './tables.ts'

export const DELETE_OLD_NOTIFICATIONS = 'delete-old-notifications'

/** What was never read stays, however old. */
export async function deleteOldNotifications({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const old = lt(notifications.created_at, sql`${momentSql(clock.now())} - interval '90 days'`)
  await db.delete(notifications).where(and(isNotNull(notifications.read_at), old))
}

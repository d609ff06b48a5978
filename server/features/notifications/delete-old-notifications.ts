import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { type Clock, momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { notifications } from './tables.ts'

const DELETE_OLD_NOTIFICATIONS = 'delete-old-notifications'

/** Deletes read notifications only. */
export async function deleteOldNotifications({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const old = lt(notifications.created_at, sql`${momentSql(clock.now())} - interval '90 days'`)
  await db.delete(notifications).where(and(isNotNull(notifications.read_at), old))
}

export async function startNotificationJobs(services: { db: Database; jobs: Jobs; clock: Clock }): Promise<void> {
  const { jobs } = services
  await jobs.work(DELETE_OLD_NOTIFICATIONS, () => deleteOldNotifications(services), { pollSeconds: 60 })
  await jobs.schedule(DELETE_OLD_NOTIFICATIONS, '37 3 * * *')
}

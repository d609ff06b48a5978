import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { DELETE_OLD_NOTIFICATIONS, deleteOldNotifications } from './delete-old-notifications.ts'

export async function startNotificationJobs(services: { db: Database; jobs: Jobs; clock: Clock }): Promise<void> {
  const { jobs } = services
  await jobs.work(DELETE_OLD_NOTIFICATIONS, () => deleteOldNotifications(services), { pollSeconds: 60 })
  await jobs.schedule(DELETE_OLD_NOTIFICATIONS, '37 3 * * *')
}

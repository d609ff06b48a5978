import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { DELETE_OLD_NOTIFICATIONS, deleteOldNotifications } from './delete-old-notifications.ts'

export async function startNotificationJobs({ db, jobs }: { db: Database; jobs: Jobs }): Promise<void> {
  await jobs.work(DELETE_OLD_NOTIFICATIONS, () => deleteOldNotifications(db), { pollSeconds: 60 })
  await jobs.schedule(DELETE_OLD_NOTIFICATIONS, '37 3 * * *')
}

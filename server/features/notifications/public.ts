import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import {
  markOccasionRead,
  type NewNotification,
  type NotifyServices,
  type NotifyTransaction,
  notify,
} from './notify.ts'
import { startNotificationJobs } from './start-notification-jobs.ts'

export { completeEvent } from './complete-event.ts'

export interface Notifier {
  /** What the members were told of this occasion (`once_key`) is settled: it no longer counts as unread. */
  settle(user_ids: string[], once_key: string, transaction: Pick<Database, 'update' | 'execute'>): Promise<void>
  /**
   * Stores a notification and shows it on every open page of the member; with a transaction, exactly if it commits.
   * False when the member does not want this kind, or was told of this occasion (`once_key`) before.
   */
  notify(notification: NewNotification, transaction?: NotifyTransaction): Promise<boolean>
}

export async function createNotifier(services: NotifyServices & { jobs: Jobs }): Promise<Notifier> {
  await startNotificationJobs(services)
  return {
    notify: (notification, transaction) => notify(services, notification, transaction),
    settle: (user_ids, once_key, transaction) => markOccasionRead(services, { user_ids, once_key }, transaction),
  }
}

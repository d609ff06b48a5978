import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { startNotificationJobs } from './delete-old-notifications.ts'
import {
  markOccasionRead,
  type NotificationContent,
  type NotifyServices,
  type NotifyTransaction,
  notifyAll,
  retract,
} from './notify.ts'

export { completeEvent } from './complete-event.ts'
export { startNotificationMails } from './mail-notifications.ts'

export interface Notifier {
  /** Marks the members' notifications with this `once_key` as read, because the matter is settled. */
  settle(recipients: SQLWrapper, once_key: string, transaction: Pick<Database, 'update'>): Promise<void>
  /** Deletes the members' notifications with these keys, because what they told of is gone. */
  retract(recipients: SQLWrapper, once_keys: readonly string[], transaction: Pick<Database, 'delete'>): Promise<void>
  /**
   * Stores a notification and shows it on every open page of the member; with a transaction, only if it commits.
   * False when the member switched this kind off, or was notified with this `once_key` before.
   */
  notify(notification: NotificationContent & { user_id: string }, transaction?: NotifyTransaction): Promise<boolean>
  /** The same for many members, given as a query with the column `user_id`. Returns how many were notified. */
  notifyAll(recipients: SQLWrapper, content: NotificationContent, transaction?: NotifyTransaction): Promise<number>
}

export async function createNotifier(services: NotifyServices & { jobs: Jobs; clock: Clock }): Promise<Notifier> {
  await startNotificationJobs(services)
  return {
    async notify({ user_id, ...content }, transaction) {
      const recipient = sql`select ${user_id}::uuid as user_id`
      return (await notifyAll(services, recipient, content, transaction)) > 0
    },
    notifyAll: (recipients, content, transaction) => notifyAll(services, recipients, content, transaction),
    retract: (recipients, once_keys, transaction) => retract(services, { recipients, once_keys }, transaction),
    settle: (recipients, once_key, transaction) => markOccasionRead(services, { recipients, once_key }, transaction),
  }
}

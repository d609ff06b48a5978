import type { SQLWrapper } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { NotificationContent, NotifyTransaction } from './notification-content.ts'

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

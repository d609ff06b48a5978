import { and, eq, sql } from 'drizzle-orm'
import type { NotificationKind } from '#contract/notification-rules.ts'
import type { NotificationDetails } from '#contract/notifications.ts'
import type { Database } from '#server/db/database.ts'
import type { EventHub } from '#server/events/event-hub.ts'
import { asNotification } from './as-notification.ts'
import { notification_choices, notifications } from './tables.ts'

export interface NotifyServices {
  db: Database
  events: Pick<EventHub, 'publish'>
}

type NewNotificationOf<Kind extends NotificationKind> = {
  user_id: string
  kind: Kind
  details: NotificationDetails[Kind]
  /** Told once only, for as long as the notification is kept: name the occasion, such as `streak:30:2026-11-01`. */
  once_key?: string
}

export type NewNotification = { [Kind in NotificationKind]: NewNotificationOf<Kind> }[NotificationKind]

/** What a notification needs of a transaction. */
export type NotifyTransaction = Pick<Database, 'select' | 'insert' | 'execute'>

export async function notify(
  services: NotifyServices,
  notification: NewNotification,
  transaction?: NotifyTransaction,
): Promise<boolean> {
  if (transaction) return store(services, notification, transaction)
  // Nobody hears of a notification that is not there.
  return services.db.transaction((own) => store(services, notification, own))
}

async function store(
  { events }: NotifyServices,
  { user_id, kind, details, once_key }: NewNotification,
  transaction: NotifyTransaction,
): Promise<boolean> {
  const [choice] = await transaction
    .select({ wanted: notification_choices.wanted })
    .from(notification_choices)
    .where(and(eq(notification_choices.user_id, user_id), eq(notification_choices.kind, kind)))
  if (choice?.wanted === false) return false
  const [stored] = await transaction
    .insert(notifications)
    // Not the moment at which the transaction began: two in one transaction keep their order.
    .values({ user_id, kind, details, once_key: once_key ?? null, created_at: sql`clock_timestamp()` })
    .onConflictDoNothing({ target: [notifications.user_id, notifications.once_key] })
    .returning()
  if (!stored) return false
  await events.publish(user_id, { type: 'notification', notification: asNotification(stored) }, transaction)
  return true
}

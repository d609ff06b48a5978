import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
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

export async function markOccasionRead(
  { events }: Pick<NotifyServices, 'events'>,
  { user_ids, once_key }: { user_ids: string[]; once_key: string },
  transaction: Pick<Database, 'update' | 'execute'>,
): Promise<void> {
  const ofOccasion = and(inArray(notifications.user_id, user_ids), eq(notifications.once_key, once_key))
  const marked = await transaction
    .update(notifications)
    .set({ read_at: sql`now()` })
    .where(and(ofOccasion, isNull(notifications.read_at)))
    .returning({ id: notifications.id, user_id: notifications.user_id })
  for (const { id, user_id } of marked) await events.publish(user_id, { type: 'notifications-read', id }, transaction)
}

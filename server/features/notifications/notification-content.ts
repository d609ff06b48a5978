import type { NotificationKind } from '#contract/notification-rules.ts'
import type { NotificationDetails } from '#contract/notifications.ts'
import type { Database } from '#server/db/database.ts'

type ContentOf<Kind extends NotificationKind> = {
  kind: Kind
  details: NotificationDetails[Kind]
  /** With the same key a member is notified only once while the notification exists, such as `streak:30:2026-11-01`. */
  once_key?: string
}

export type NotificationContent = { [Kind in NotificationKind]: ContentOf<Kind> }[NotificationKind]

/** The part of a transaction that a notification needs. */
export type NotifyTransaction = Pick<Database, 'execute'>

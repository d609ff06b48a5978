import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { NOTIFICATION_KINDS } from '#contract/notification-rules.ts'
import type { Notification } from '#contract/notifications.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: userId(),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    details: jsonb().$type<Notification['details']>().notNull(),
    /** A unique key per member, for notifications that are sent only once. */
    once_key: text(),
    read_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    check('notifications_kind_known', oneOf(table.kind, NOTIFICATION_KINDS)),
    uniqueIndex('notifications_once').on(table.user_id, table.once_key),
    index('notifications_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
    index('notifications_unread').on(table.user_id).where(sql`${table.read_at} is null`),
  ],
)

/** Only the choices that a member changed; every kind is on by default. */
export const notification_choices = pgTable(
  'notification_choices',
  {
    user_id: userId(),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    wanted: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.kind] }),
    check('notification_choices_kind_known', oneOf(table.kind, NOTIFICATION_KINDS)),
  ],
)

import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { NOTIFICATION_KINDS, NOTIFICATION_MODES } from '#contract/notification-rules.ts'
import type { Notification } from '#contract/notifications.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

const MAIL_MODES = ['mail', 'digest'] as const

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
    /** While a mail about it is due, and in which way; null when none is wanted or it was sent. */
    mail_mode: text({ enum: MAIL_MODES }),
    /** While a push about it is due. */
    push_waits: boolean().notNull().default(false),
    read_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    check('notifications_kind_known', oneOf(table.kind, NOTIFICATION_KINDS)),
    uniqueIndex('notifications_once').on(table.user_id, table.once_key),
    index('notifications_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
    check('notifications_mail_mode_known', oneOf(table.mail_mode, MAIL_MODES)),
    index('notifications_to_mail')
      .on(table.user_id)
      .where(sql`${table.mail_mode} is not null and ${table.read_at} is null`),
    index('notifications_to_push').on(table.user_id).where(sql`${table.push_waits} and ${table.read_at} is null`),
    index('notifications_unread').on(table.user_id).where(sql`${table.read_at} is null`),
  ],
)

/** Only the choices that a member changed; the others are as in `defaultMode`. */
export const notification_choices = pgTable(
  'notification_choices',
  {
    user_id: userId(),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    mode: text({ enum: NOTIFICATION_MODES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.kind] }),
    check('notification_choices_kind_known', oneOf(table.kind, NOTIFICATION_KINDS)),
    check('notification_choices_mode_known', oneOf(table.mode, NOTIFICATION_MODES)),
  ],
)

/** Only of members who changed something or were mailed. */
export const notification_settings = pgTable(
  'notification_settings',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    mails: boolean().notNull().default(true),
    /** Full hours in the member's time zone; both or none. */
    quiet_from: integer(),
    quiet_to: integer(),
    /** When the last mail about notifications was sent, so that a lively conversation is not a mail a minute. */
    mailed_at: moment(),
  },
  (table) => [
    check(
      'notification_settings_quiet_hours',
      sql`(${table.quiet_from} is null) = (${table.quiet_to} is null)
        and ${table.quiet_from} between 0 and 23 and ${table.quiet_to} between 0 and 23`,
    ),
  ],
)

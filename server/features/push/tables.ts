import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { sessions, users } from '#server/features/accounts/tables.ts'

/** The devices that get pushes. Each belongs to a session: who signs out, or is signed out, gets none there any more. */
export const push_subscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    session_id: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** An address at the push service of the browser, which nobody else knows. */
    endpoint: text().notNull().unique(),
    /** The browser's keys, for which the content is encrypted. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: createdAt(),
    last_success_at: moment(),
    /** How often in a row its push service was busy or did not answer; until then it is not asked again. */
    failures: integer().notNull().default(0),
    away_until: moment(),
  },
  (table) => [
    index('push_subscriptions_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
    index('push_subscriptions_by_session').on(table.session_id),
  ],
)

/** The keys by which push services know us, where the settings have none: made once, by the first process. One row. */
export const push_keys = pgTable(
  'push_keys',
  {
    only: boolean().primaryKey().default(true),
    public_key: text().notNull(),
    /** Encrypted with the session secret. */
    sealed_private_key: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [check('push_keys_one_row', sql`${table.only}`)],
)

import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { users } from '#server/features/accounts/tables.ts'

export const saved_quotes = pgTable(
  'saved_quotes',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quote: text().notNull(),
    author: text().notNull(),
    meaning: text().notNull(),
    importance: text().notNull(),
    application: text().notNull(),
    created_at: createdAt(),
    /** Removed quotes stay for a day, so that removing can be undone in place; then a job deletes them. */
    removed_at: moment(),
  },
  (table) => [
    // The same words twice are refused here, not by a check before the insert: two tabs may save at once.
    // The digest keeps the index entry small whatever the length of the quote.
    uniqueIndex('saved_quotes_once')
      .on(table.user_id, sql`md5(${table.quote})`)
      .where(sql`${table.removed_at} is null`),
    index('saved_quotes_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
    // For the job, which would otherwise read everybody's quotes to find the few that were removed.
    index('saved_quotes_removed').on(table.removed_at).where(sql`${table.removed_at} is not null`),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/language.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

export const saved_quotes = pgTable(
  'saved_quotes',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The built-in quote and the language in which it was saved. Null if the quote no longer exists. */
    quote_id: text(),
    language: text({ enum: LANGUAGES }),
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
    check('saved_quotes_language_known', oneOf(table.language, LANGUAGES)),
    check('saved_quotes_id_with_language', sql`(${table.quote_id} is null) = (${table.language} is null)`),
    // The same quote or the same words twice are refused here, not by a check before the insert: two tabs may save at once.
    uniqueIndex('saved_quotes_once_by_id')
      .on(table.user_id, table.quote_id, table.language)
      .where(sql`${table.removed_at} is null`),
    // The digest keeps the index entry small for long quotes.
    uniqueIndex('saved_quotes_once')
      .on(table.user_id, sql`md5(${table.quote})`)
      .where(sql`${table.removed_at} is null`),
    index('saved_quotes_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
    // For the job, which would otherwise read all quotes to find the few that were removed.
    index('saved_quotes_removed').on(table.removed_at).where(sql`${table.removed_at} is not null`),
  ],
)

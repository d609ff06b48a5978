import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, newestFirst } from '#server/db/columns.ts'
import { users } from '#server/features/accounts/tables.ts'

export const quiz_results = pgTable(
  'quiz_results',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answers: integer().array().notNull(),
    fire_level: integer().notNull(),
    result_key: uuid(),
    created_at: createdAt(),
  },
  (table) => [
    check('quiz_results_fire_level_in_range', sql`${table.fire_level} between 25 and 100`),
    // A result that is sent again with its key is stored once; without a key each is separate.
    unique('quiz_results_once').on(table.user_id, table.result_key),
    index('quiz_results_by_user').on(table.user_id, ...newestFirst(table.created_at, table.id)),
    index('quiz_results_by_creation').on(table.created_at),
  ],
)

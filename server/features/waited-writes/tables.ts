import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#server/db/columns.ts'
import { users } from '#server/features/accounts/tables.ts'

/** Writes that waited in a browser and were applied. They may be sent again, because an answer was lost. */
export const waited_writes = pgTable(
  'waited_writes',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    applied_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    // For the job that forgets old ones.
    index('waited_writes_by_age').on(table.applied_at),
  ],
)

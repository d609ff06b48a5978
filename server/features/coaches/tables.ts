import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#server/db/columns.ts'
import { users } from '#server/features/accounts/tables.ts'

/** Who follows whom. A slug names a human coach, a house coach or an AI coach, so it is no foreign key. */
export const coach_follows = pgTable(
  'coach_follows',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coach_slug: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.coach_slug] }),
    index('coach_follows_by_coach').on(table.coach_slug),
  ],
)

import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#server/db/columns.ts'
import { users } from '#server/features/accounts/tables.ts'

/** Who wants posts in other languages translated without asking each time. */
export const translation_choices = pgTable('translation_choices', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  created_at: createdAt(),
})

import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '#server/db/columns.ts'
import { users } from '#server/features/accounts/tables.ts'

/** The first camp of an account. A trigger gives one to every new account; what was done in it is read from what was really done. */
export const first_camps = pgTable('first_camps', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  started_at: createdAt(),
  /** Null while the member takes part. */
  left_at: moment(),
  finished_at: moment(),
})

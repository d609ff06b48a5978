import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ACTIVITY_KINDS } from '#contract/streak.ts'
import { createdAt, id } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

/** What a member did and when. Days and streaks are derived from it in the member's time zone. */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ACTIVITY_KINDS }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('activities_kind_known', oneOf(table.kind, ACTIVITY_KINDS)),
    index('activities_by_user').on(table.user_id, table.created_at),
    index('activities_by_creation').on(table.created_at, table.user_id),
  ],
)

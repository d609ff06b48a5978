import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SHARED_ITEMS } from '#contract/athlete-rules.ts'
import { createdAt, moment, newestFirst, updatedAt } from '#server/db/columns.ts'
import { eachOneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'
import { plan_steps } from '#server/features/plans/tables.ts'

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a member lets a human coach see. No row, or none of the items: nothing. */
export const athlete_shares = pgTable(
  'athlete_shares',
  {
    member_id: userId(),
    coach_id: userId(),
    items: text({ enum: SHARED_ITEMS }).array().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.member_id, table.coach_id] }),
    check('athlete_shares_items_known', eachOneOf(table.items, SHARED_ITEMS)),
    index('athlete_shares_by_coach').on(table.coach_id, ...newestFirst(table.created_at, table.member_id)),
  ],
)

/** What a coach noted on a step of an athlete. It stays with the athlete when the sharing ends. */
export const step_notes = pgTable(
  'step_notes',
  {
    /** What a report names. A note that is written again after moderators removed it is a new one. */
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    step_id: uuid()
      .notNull()
      .references(() => plan_steps.id, { onDelete: 'cascade' }),
    coach_id: userId(),
    /** Whose step it is. */
    member_id: userId(),
    text: text().notNull(),
    /** Hidden by moderators. */
    removed_at: moment(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.step_id, table.coach_id] }),
    uniqueIndex('step_notes_by_id').on(table.id),
    index('step_notes_by_coach').on(table.coach_id),
    index('step_notes_by_member').on(table.member_id),
  ],
)

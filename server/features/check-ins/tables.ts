import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CHECK_IN_SOURCES } from '#contract/check-in-rules.ts'
import { id, moment } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'
import { fighter_commitments } from '#server/features/fighter-file/tables.ts'
import { plan_steps } from '#server/features/plans/tables.ts'

/** Questions how something went: one a day at most, and one for each thing and its date. */
export const check_ins = pgTable(
  'check_ins',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member's day on which it was asked. */
    day: date().notNull(),
    asked_at: moment().notNull(),
    source: text({ enum: CHECK_IN_SOURCES }).notNull(),
    commitment_id: uuid().references(() => fighter_commitments.id, { onDelete: 'set null' }),
    step_id: uuid().references(() => plan_steps.id, { onDelete: 'set null' }),
    /** What was asked about, as it was then. */
    text: text().notNull(),
    due_date: date().notNull(),
    /** 1 to 10, null without an answer. */
    outcome: integer(),
    answered_at: moment(),
  },
  (table) => [
    check('check_ins_source_known', oneOf(table.source, CHECK_IN_SOURCES)),
    check('check_ins_outcome_in_range', sql`${table.outcome} between 1 and 10`),
    uniqueIndex('check_ins_one_a_day').on(table.user_id, table.day),
    uniqueIndex('check_ins_once_for_commitment').on(table.commitment_id, table.due_date),
    uniqueIndex('check_ins_once_for_step').on(table.step_id, table.due_date),
    index('check_ins_by_user').on(table.user_id, table.asked_at),
  ],
)

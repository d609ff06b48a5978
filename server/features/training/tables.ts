import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { OUTCOMES, RESULT_KINDS, TRAINING_KINDS } from '#contract/training-rules.ts'
import { createdAt } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/*
 * The page makes the ids, so that what is sent twice is stored once. An id is unique for one member only: nobody learns from
 * a refusal that somebody else has it, and a file of one account can be imported into another.
 */

/** Sessions that a member logged. */
export const training_entries = pgTable(
  'training_entries',
  {
    user_id: userId(),
    id: uuid().notNull(),
    day: date().notNull(),
    kind: text({ enum: TRAINING_KINDS }).notNull(),
    minutes: integer().notNull(),
    effort: integer().notNull(),
    word: text(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    check('training_entries_kind_known', oneOf(table.kind, TRAINING_KINDS)),
    check('training_entries_minutes_in_range', sql`${table.minutes} between 1 and 600`),
    check('training_entries_effort_in_range', sql`${table.effort} between 1 and 10`),
    index('training_entries_by_day').on(
      table.user_id,
      table.day.desc().nullsFirst(),
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** How sparring rounds and competitions ended. */
export const fight_results = pgTable(
  'fight_results',
  {
    user_id: userId(),
    id: uuid().notNull(),
    kind: text({ enum: RESULT_KINDS }).notNull(),
    day: date().notNull(),
    outcome: text({ enum: OUTCOMES }).notNull(),
    opponent: text(),
    method: text(),
    learnt: text(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    check('fight_results_kind_known', oneOf(table.kind, RESULT_KINDS)),
    check('fight_results_outcome_known', oneOf(table.outcome, OUTCOMES)),
    index('fight_results_by_day').on(
      table.user_id,
      table.day.desc().nullsFirst(),
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** Belts and grades. */
export const belts = pgTable(
  'belts',
  {
    user_id: userId(),
    id: uuid().notNull(),
    art: text().notNull(),
    grade: text().notNull(),
    day: date().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.id] })],
)

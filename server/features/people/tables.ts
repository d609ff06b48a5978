import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DISTANCES, POINT_CAUSES } from '#contract/people-rules.ts'
import { createdAt, id, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What members see of each other. The row is made when someone first enters the Network or writes a message. */
export const people = pgTable(
  'people',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    handle: text().notNull(),
    about: text(),
    in_directory: boolean().notNull().default(false),
    accepts_messages: boolean().notNull().default(false),
    /** The sum of `points`, kept by the transaction that writes one; the rank follows from it. */
    points: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('people_handle_once').on(table.handle),
    check('people_handle_is_a_word', sql`${table.handle} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    index('people_in_directory').on(table.handle).where(sql`${table.in_directory}`),
  ],
)

/** Why someone has points: each cause counts once. */
export const points = pgTable(
  'points',
  {
    id: id(),
    user_id: userId(),
    cause: text({ enum: POINT_CAUSES }).notNull(),
    /** What it was earned with: a space and a day of live events, the question that was answered, or the day of a kept commitment. */
    thing: text().notNull(),
    points: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('points_cause_known', oneOf(table.cause, POINT_CAUSES)),
    uniqueIndex('points_once').on(table.user_id, table.cause, table.thing),
  ],
)

/** Who does not want to see whom. A block works in both directions, a mute only for the one who muted. */
export const distances = pgTable(
  'distances',
  {
    user_id: userId(),
    other_id: userId(),
    distance: text({ enum: DISTANCES }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.other_id] }),
    check('distances_distance_known', oneOf(table.distance, DISTANCES)),
    check('distances_between_two', sql`${table.user_id} <> ${table.other_id}`),
    index('distances_by_user').on(table.user_id, ...newestFirst(table.created_at, table.other_id)),
    index('distances_by_other').on(table.other_id),
  ],
)

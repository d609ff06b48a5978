import { sql } from 'drizzle-orm'
import { check, customType, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ROLES } from '#contract/access.ts'
import { ADMIN_ACTIONS, USER_STATUSES } from '#contract/admin-rules.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

/**
 * Who did what to whom, before and after. Triggers refuse every change of a row. There is no foreign key, because
 * deleting an account must not delete its entries.
 */
export const audit_log = pgTable(
  'audit_log',
  {
    id: id(),
    admin_user_id: uuid().notNull(),
    admin_name: text().notNull(),
    action: text({ enum: ADMIN_ACTIONS }).notNull(),
    target_user_id: uuid().notNull(),
    target_name: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('audit_log_action_known', oneOf(table.action, ADMIN_ACTIONS)),
    index('audit_log_by_creation').on(...newestFirst(table.created_at, table.id)),
  ],
)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const LISTED_TYPE = `case when role <> 'member' then role when elite_until is null then 'free_member' else 'elite_member' end`

/**
 * What the list of all users is searched, filtered and sorted by, in one table: an index cannot span two tables.
 * Maintained by triggers on users, profiles, sessions and activities, so that no statement can forget it. A change of
 * profiles would move their updated_at, which is why the last activity is here.
 */
export const member_directory = pgTable(
  'member_directory',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    full_name: text().notNull(),
    email: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    elite_until: moment(),
    /** The indexable part of membership_type: Elite also after its period has ended. Queries check the period. */
    listed_type: text().notNull().generatedAlwaysAs(sql.raw(LISTED_TYPE)),
    status: text({ enum: USER_STATUSES }).notNull(),
    created_at: moment().notNull(),
    /** '-infinity' without any activity, so that it can be sorted, unlike null. */
    last_active_at: moment().notNull().default(sql`'-infinity'`),
    name: text().notNull().generatedAlwaysAs(sql`fold_text(full_name)`),
    // Not with PostgreSQL's own parser, which splits 3e48fd6a into a number and a word. An address is its parts and a whole.
    // Role and status are included with a slash, so that a filtered search needs one index.
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`array_to_tsvector(array_remove(regexp_split_to_array(fold_text(full_name || ' ' || email), '[^a-z0-9\\u00c0-\\u1fff\\u2c00-\\u2fff\\u3040-\\uffff]+') || array[fold_text(email), '/' || ${sql.raw(LISTED_TYPE)}, '/' || status], ''))`,
      ),
  },
  (table) => [
    check('member_directory_role_known', oneOf(table.role, ROLES)),
    check('member_directory_status_known', oneOf(table.status, USER_STATUSES)),
    index('member_directory_words').using('gin', table.words),
    index('member_directory_by_creation').on(table.created_at, table.user_id),
    index('member_directory_by_name').on(table.name, table.user_id),
    index('member_directory_by_activity').on(table.last_active_at, table.user_id),
    // With both filters as first columns, any filter is a few ranges that are each sorted.
    index('member_directory_chosen_by_creation').on(table.listed_type, table.status, table.created_at, table.user_id),
    index('member_directory_chosen_by_name').on(table.listed_type, table.status, table.name, table.user_id),
    index('member_directory_chosen_by_activity').on(
      table.listed_type,
      table.status,
      table.last_active_at,
      table.user_id,
    ),
  ],
)

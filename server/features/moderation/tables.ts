import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CASE_CAUSES, MODERATION_ACTS, REPORT_REASONS, REPORTED_THINGS } from '#contract/moderation-rules.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'
import { spaces } from '#server/features/spaces/tables.ts'

const someone = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** A thing that moderators look at. All reports of it until the decision belong to one case. */
export const moderation_cases = pgTable(
  'moderation_cases',
  {
    id: id(),
    thing: text({ enum: REPORTED_THINGS }).notNull(),
    /** A post, message, question, note on a step or person. No foreign key: the case stays when the thing is gone. */
    thing_id: uuid().notNull(),
    /** Its coach may decide too. */
    space_id: uuid().references(() => spaces.id, { onDelete: 'set null' }),
    /** Who wrote it. */
    person_id: someone(),
    /** What it said when it was first reported: its author may change or delete it. Emptied with the author's account. */
    words: text().notNull().default(''),
    /** The page that shows it. */
    path: text(),
    cause: text({ enum: CASE_CAUSES }).notNull(),
    is_urgent: boolean().notNull().default(false),
    created_at: createdAt(),
    decided_at: moment(),
  },
  (table) => [
    check('moderation_cases_thing_known', oneOf(table.thing, REPORTED_THINGS)),
    check('moderation_cases_cause_known', oneOf(table.cause, CASE_CAUSES)),
    uniqueIndex('moderation_cases_one_open').on(table.thing, table.thing_id).where(sql`${table.decided_at} is null`),
    index('moderation_cases_open')
      .on(table.is_urgent, ...newestFirst(table.created_at, table.id))
      .where(sql`${table.decided_at} is null`),
    index('moderation_cases_decided')
      .on(...newestFirst(table.decided_at, table.id))
      .where(sql`${table.decided_at} is not null`),
    index('moderation_cases_by_person').on(table.person_id),
    index('moderation_cases_by_space').on(table.space_id),
  ],
)

export const moderation_reports = pgTable(
  'moderation_reports',
  {
    id: id(),
    case_id: uuid()
      .notNull()
      .references(() => moderation_cases.id, { onDelete: 'cascade' }),
    /** Null for an automatic report. */
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    note: text(),
    created_at: createdAt(),
  },
  (table) => [
    check('moderation_reports_reason_known', oneOf(table.reason, REPORT_REASONS)),
    uniqueIndex('moderation_reports_once').on(table.case_id, table.user_id),
    index('moderation_reports_by_user').on(table.user_id),
  ],
)

/** One for a case. A suspension is a decision that holds until its end or until it is lifted. */
export const moderation_decisions = pgTable(
  'moderation_decisions',
  {
    id: id(),
    case_id: uuid()
      .notNull()
      .references(() => moderation_cases.id, { onDelete: 'cascade' }),
    /** Whom it is about. */
    person_id: someone(),
    act: text({ enum: MODERATION_ACTS }).notNull(),
    reason: text().notNull().default(''),
    /** The end of a suspension. */
    until: moment(),
    decided_by: someone(),
    created_at: createdAt(),
    /** When it was taken back; it then no longer counts. */
    lifted_at: moment(),
  },
  (table) => [
    check('moderation_decisions_act_known', oneOf(table.act, MODERATION_ACTS)),
    check('moderation_decisions_suspend_until', sql`${table.act} <> 'suspend' or ${table.until} is not null`),
    uniqueIndex('moderation_decisions_one_of_case').on(table.case_id),
    index('moderation_decisions_by_person').on(table.person_id, ...newestFirst(table.created_at, table.id)),
    index('moderation_decisions_by_moderator').on(table.decided_by),
  ],
)

/** Once for a decision. */
export const appeals = pgTable(
  'appeals',
  {
    decision_id: uuid()
      .primaryKey()
      .references(() => moderation_decisions.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    created_at: createdAt(),
    accepted: boolean(),
    answer: text(),
    decided_by: someone(),
    decided_at: moment(),
  },
  (table) => [
    check(
      'appeals_decided_whole',
      sql`(${table.accepted} is null) = (${table.decided_at} is null) and (${table.accepted} is null) = (${table.answer} is null)`,
    ),
    index('appeals_open').on(table.created_at).where(sql`${table.decided_at} is null`),
    index('appeals_by_user').on(table.user_id),
    index('appeals_by_moderator').on(table.decided_by),
  ],
)

/** What moderators tell each other about a case. */
export const moderator_notes = pgTable(
  'moderator_notes',
  {
    id: id(),
    case_id: uuid()
      .notNull()
      .references(() => moderation_cases.id, { onDelete: 'cascade' }),
    author_id: someone(),
    text: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('moderator_notes_by_case').on(table.case_id, table.created_at),
    index('moderator_notes_by_author').on(table.author_id),
  ],
)

/** What a spammer's removal took away, so that a decision that is taken back can show it again. */
export const removed_things = pgTable(
  'removed_things',
  {
    decision_id: uuid()
      .notNull()
      .references(() => moderation_decisions.id, { onDelete: 'cascade' }),
    thing: text({ enum: REPORTED_THINGS }).notNull(),
    thing_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.decision_id, table.thing, table.thing_id] }),
    check('removed_things_thing_known', oneOf(table.thing, REPORTED_THINGS)),
  ],
)

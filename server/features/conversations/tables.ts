import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ANSWER_STATES } from '#contract/chat-rules.ts'
import { LANGUAGES } from '#contract/language.ts'
import { COACH_IDS } from '#contract/personas.ts'
import { type Room, WAR_ROOM } from '#contract/rooms.ts'
import { TEMPLATES } from '#contract/strategy.ts'
import { createdAt, id, moment, newestFirst, updatedAt } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'
import type { PlanDraft, Trace } from '#server/strategist/strategist.ts'

const ROLES = ['user', 'assistant'] as const

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The search ignores case and accents; a migration defines `fold_text`. */
const searchable = (column: AnyPgColumn) => sql`to_tsvector('simple', fold_text(${column}))`

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    user_id: userId(),
    room: text().$type<Room>().notNull(),
    template: text({ enum: TEMPLATES }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Null until it is saved or named. */
    topic: text(),
    /** A summary of the messages that are no longer sent to the model. */
    summary: text(),
    /** The conversation that is shown when its room is entered. */
    open: boolean().notNull(),
    saved_at: moment(),
    /** Deleted ones stay for a day, so that deleting can be undone; then a job removes them. */
    deleted_at: moment(),
    // In milliseconds like the browser's clock, because the browser sends it as a cursor.
    created_at: moment().notNull().default(sql`date_trunc('milliseconds', now())`),
    updated_at: updatedAt(),
  },
  (table) => [
    check('conversations_room_known', oneOf(table.room, [WAR_ROOM, ...COACH_IDS])),
    check('conversations_template_known', oneOf(table.template, TEMPLATES)),
    check('conversations_language_known', oneOf(table.language, LANGUAGES)),
    check('conversations_topic_given', sql`btrim(${table.topic}) <> ''`),
    check('conversations_saved_with_topic', sql`${table.saved_at} is null or ${table.topic} is not null`),
    uniqueIndex('conversations_one_open').on(table.user_id, table.room).where(sql`${table.open}`),
    index('conversations_by_user').on(table.user_id, table.room, ...newestFirst(table.created_at, table.id)),
    index('conversations_deleted').on(table.deleted_at).where(sql`${table.deleted_at} is not null`),
  ],
)

export const chat_messages = pgTable(
  'chat_messages',
  {
    id: id(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    user_id: userId(),
    position: integer().notNull(),
    role: text({ enum: ROLES }).notNull(),
    content: text().notNull(),
    template: text({ enum: TEMPLATES }).notNull().default('general'),
    state: text({ enum: ANSWER_STATES }).notNull().default('complete'),
    /** Who answered. */
    model: text(),
    fallback: boolean().notNull().default(false),
    trace: jsonb().$type<Trace>(),
    plan: jsonb().$type<PlanDraft>(),
    /** Idempotency key of the sender. */
    message_key: uuid(),
    /** Asks the process that writes the answer to stop. */
    stop_requested: boolean().notNull().default(false),
    /** The quota that was charged, by its reset time; null if it was not charged. */
    charged_until: moment(),
    created_at: createdAt(),
    /** The heartbeat of an answer that is being written. */
    updated_at: updatedAt(),
  },
  (table) => [
    check('chat_messages_role_known', oneOf(table.role, ROLES)),
    check('chat_messages_template_known', oneOf(table.template, TEMPLATES)),
    check('chat_messages_state_known', oneOf(table.state, ANSWER_STATES)),
    uniqueIndex('chat_messages_in_order').on(table.conversation_id, table.position),
    uniqueIndex('chat_messages_once').on(table.user_id, table.message_key),
    // One answer at a time per conversation; also finds answers of killed processes quickly.
    uniqueIndex('chat_messages_streaming').on(table.conversation_id).where(sql`${table.state} = 'streaming'`),
    index('chat_messages_said').on(table.created_at).where(sql`${table.role} = 'user'`),
    // An answer changes twice a second while it is written, so it is indexed for the search only when it has ended.
    index('chat_messages_search').using('gin', searchable(table.content)).where(sql`${table.state} <> 'streaming'`),
  ],
)

/** The used messages of a member and when the count resets. The next day begins no earlier, in any time zone. */
export const ai_quotas = pgTable(
  'ai_quotas',
  {
    user_id: userId().primaryKey(),
    used: integer().notNull(),
    resets_at: moment().notNull(),
  },
  (table) => [check('ai_quotas_used_not_negative', sql`${table.used} >= 0`)],
)

const AI_PURPOSES = ['answer', 'translation'] as const

/** What each call of a provider used and cost. The rows stay when the account is deleted. */
export const ai_calls = pgTable(
  'ai_calls',
  {
    id: id(),
    user_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    model: text().notNull(),
    /** A translation belongs to no member: it is made once for all readers. */
    purpose: text({ enum: AI_PURPOSES }).notNull().default('answer'),
    input_tokens: integer().notNull(),
    output_tokens: integer().notNull(),
    /** Millionths of a US dollar. */
    cost_micros: bigint({ mode: 'number' }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('ai_calls_by_user').on(table.user_id, table.created_at),
    index('ai_calls_by_creation').on(table.created_at),
    check('ai_calls_purpose_known', oneOf(table.purpose, AI_PURPOSES)),
  ],
)

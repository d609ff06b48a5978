import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { THREAD_STATES } from '#contract/message-rules.ts'
import type { Message } from '#contract/messages.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

/** Null after the account was deleted: the other person keeps the thread. */
const person = () => uuid().references(() => users.id, { onDelete: 'set null' })

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What two people write to each other. There is one for a pair: the smaller id comes first. */
export const threads = pgTable(
  'threads',
  {
    id: id(),
    first_id: person(),
    second_id: person(),
    state: text({ enum: THREAD_STATES }).notNull(),
    /** Who sent the request; null for a thread that began open. */
    asked_by: person(),
    created_at: createdAt(),
    /** The time of the newest message. */
    changed_at: moment().notNull(),
  },
  (table) => [
    check('threads_state_known', oneOf(table.state, THREAD_STATES)),
    check('threads_of_two_in_order', sql`${table.first_id} < ${table.second_id}`),
    uniqueIndex('threads_one_of_a_pair').on(table.first_id, table.second_id),
    index('threads_by_second').on(table.second_id),
    index('threads_by_asker').on(table.asked_by, table.created_at),
  ],
)

/** What a thread is for one of its two people. */
export const thread_people = pgTable(
  'thread_people',
  {
    thread_id: uuid()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    user_id: userId(),
    /** The time of the newest message that was read. It only moves forward. */
    read_until: moment(),
    muted_at: moment(),
    archived_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.thread_id, table.user_id] }),
    index('thread_people_by_user').on(table.user_id),
  ],
)

/** In one thread no two messages have the same time: writing locks the thread. So a time is a position in it. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    thread_id: uuid()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** Null after the account was deleted; the text is then emptied too. */
    author_id: person(),
    /** Made by the browser with the draft: the same key writes once. */
    key: uuid().notNull(),
    text: text().notNull(),
    pictures: jsonb().$type<{ id: string; alt: string }[]>().notNull().default([]),
    quote: jsonb().$type<Message['quote']>(),
    created_at: createdAt(),
    deleted_at: moment(),
    /** By a moderator, who may take it back: the text is kept and not shown. */
    removed_at: moment(),
  },
  (table) => [
    uniqueIndex('messages_key_once').on(table.author_id, table.key),
    index('messages_of_thread').on(table.thread_id, ...newestFirst(table.created_at, table.id)),
  ],
)

/** Texts that a coach inserts into messages. */
export const canned_answers = pgTable(
  'canned_answers',
  {
    id: id(),
    user_id: userId(),
    title: text().notNull(),
    text: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('canned_answers_by_user').on(table.user_id)],
)

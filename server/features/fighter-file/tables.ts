import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { FACT_KEYS, FILE_ITEMS } from '#contract/fighter-file-items.ts'
import { COACH_IDS } from '#contract/personas.ts'
import { type Room, WAR_ROOM } from '#contract/rooms.ts'
import { createdAt, id, moment, newestFirst, updatedAt } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'
import { chat_messages, conversations } from '#server/features/conversations/tables.ts'

const SOURCES = ['message', 'member'] as const

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The source message and conversation, while they exist. */
const saidIn = () => ({
  conversation_id: uuid().references(() => conversations.id, { onDelete: 'set null' }),
  message_id: uuid().references(() => chat_messages.id, { onDelete: 'set null' }),
})

/** What the coaches know about a member, one value per key. */
export const fighter_facts = pgTable(
  'fighter_facts',
  {
    user_id: userId(),
    key: text({ enum: FACT_KEYS }).notNull(),
    value: text().notNull(),
    source: text({ enum: SOURCES }).notNull(),
    ...saidIn(),
    /** Null for a fact that the member entered: every coach may use it. */
    room: text().$type<Room>(),
    expires_at: moment().notNull(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    check('fighter_facts_key_known', oneOf(table.key, FACT_KEYS)),
    check('fighter_facts_source_known', oneOf(table.source, SOURCES)),
    check('fighter_facts_room_known', oneOf(table.room, [WAR_ROOM, ...COACH_IDS])),
    index('fighter_facts_by_conversation').on(table.conversation_id),
    index('fighter_facts_by_message').on(table.message_id),
    index('fighter_facts_expiry').on(table.expires_at),
  ],
)

/** What a member promised to do in a conversation, and how it went. */
export const fighter_commitments = pgTable(
  'fighter_commitments',
  {
    id: id(),
    user_id: userId(),
    text: text().notNull(),
    due_date: date(),
    /** 1 to 10, null while open. */
    outcome: integer(),
    /** The message that reported the outcome, so that answering it again changes nothing. */
    reported_in: uuid(),
    /** When the member reported it outside a conversation: the next one takes it up. */
    reported_at: moment(),
    ...saidIn(),
    created_at: createdAt(),
  },
  (table) => [
    check('fighter_commitments_outcome_in_range', sql`${table.outcome} between 1 and 10`),
    // A message that is answered again adds no second commitment.
    uniqueIndex('fighter_commitments_once').on(table.message_id, sql`md5(${table.text})`),
    // Open ones first.
    index('fighter_commitments_by_user').on(
      table.user_id,
      sql`(${table.outcome} is not null)`,
      ...newestFirst(table.created_at, table.id),
    ),
    // For the morning on which a commitment is due.
    index('fighter_commitments_due').on(table.due_date).where(sql`${table.outcome} is null`),
    index('fighter_commitments_by_conversation').on(table.conversation_id),
  ],
)

/** The items that a member switched on or off; the others have their default. */
export const fighter_file_switches = pgTable(
  'fighter_file_switches',
  {
    user_id: userId(),
    item: text({ enum: FILE_ITEMS }).notNull(),
    enabled: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.item] }),
    check('fighter_file_switches_item_known', oneOf(table.item, FILE_ITEMS)),
  ],
)

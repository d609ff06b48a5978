import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

export const STRATEGY_TYPES = ['career', 'business', 'life', 'fight'] as const

export const war_room_chats = pgTable(
  'war_room_chats',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    strategy_type: text({ enum: STRATEGY_TYPES }).notNull(),
    /** Messages in order: role, content, template. */
    chat_history: jsonb().notNull().default(sql`'[]'::jsonb`),
    created_at: createdAt(),
  },
  (table) => [
    check('war_room_chats_strategy_type_known', oneOf(table.strategy_type, STRATEGY_TYPES)),
    check('war_room_chats_topic_given', sql`btrim(${table.topic}) <> ''`),
    index('war_room_chats_by_user').on(table.user_id, table.created_at.desc()),
  ],
)

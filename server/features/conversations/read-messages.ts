import { and, asc, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { MESSAGES_REMEMBERED } from '#server/strategist/safety/check-message.ts'
import type { MessageRow } from './as-message.ts'
import { chat_messages } from './tables.ts'

type Selects = Pick<Database, 'select'>

/** All that was said, oldest first. */
export function readMessages(db: Selects, conversation_id: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(chat_messages)
    .where(eq(chat_messages.conversation_id, conversation_id))
    .orderBy(asc(chat_messages.position))
}

/** What a new message may rest on: as many of the member's messages as the safety gate remembers, with their answers. */
export function readBefore(db: Selects, conversation_id: string, before?: number): Promise<MessageRow[]> {
  const most = 2 * MESSAGES_REMEMBERED
  return readLastMessages(db, conversation_id, before === undefined ? { most } : { most, before })
}

/** The last of it, or the last before a place, oldest first: a conversation may go on for years. */
export async function readLastMessages(
  db: Selects,
  conversation_id: string,
  { most, before }: { most: number; before?: number },
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(chat_messages)
    .where(
      and(
        eq(chat_messages.conversation_id, conversation_id),
        before === undefined ? undefined : lt(chat_messages.position, before),
      ),
    )
    .orderBy(desc(chat_messages.position))
    .limit(most)
  return rows.reverse()
}

import { eq } from 'drizzle-orm'
import { HISTORY_LENGTH } from '#contract/chat-rules.ts'
import type { Database } from '#server/db/database.ts'
import type { Conversation } from './find-conversation.ts'
import { readLastMessages } from './read-messages.ts'
import { MESSAGES_LOOKED_AT, summarise } from './summary.ts'
import { conversations } from './tables.ts'

/** After each answer, for the next. */
export async function keepSummary(db: Database, { id, language }: Conversation): Promise<void> {
  const rows = await readLastMessages(db, id, { most: HISTORY_LENGTH + MESSAGES_LOOKED_AT })
  if (rows.length <= HISTORY_LENGTH) return
  await db
    .update(conversations)
    .set({ summary: summarise(rows, language) })
    .where(eq(conversations.id, id))
}

import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { chat_messages } from './tables.ts'

/** Stores what there is, which is also the sign of life. Whether the rest is still wanted, by whomever. */
export async function flushAnswer(
  db: Pick<Database, 'update'>,
  answer_id: string,
  written: { content: string; fallback: boolean },
): Promise<boolean> {
  const [row] = await db
    .update(chat_messages)
    .set(written)
    .where(and(eq(chat_messages.id, answer_id), eq(chat_messages.state, 'streaming')))
    .returning({ stop_requested: chat_messages.stop_requested })
  return row !== undefined && !row.stop_requested
}

import { and, eq } from 'drizzle-orm'
import { deletedNow } from '#server/db/soft-delete.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { chat_messages, conversations } from './tables.ts'

/** Deleting it again is no mistake, and does not prolong the day it can be restored. Nobody waits for its answer. */
export async function deleteConversation(
  { db, answers }: Pick<Services, 'db' | 'answers'>,
  { user_id }: Member,
  id: string,
): Promise<void> {
  const deleted = await db
    .update(conversations)
    .set({ deleted_at: deletedNow(conversations.deleted_at), open: false })
    .where(and(eq(conversations.id, id), eq(conversations.user_id, user_id)))
    .returning({ id: conversations.id })
  if (deleted.length === 0) throw new Refusal('not-found')
  const streaming = await db
    .update(chat_messages)
    .set({ stop_requested: true })
    .where(and(eq(chat_messages.conversation_id, id), eq(chat_messages.state, 'streaming')))
    .returning({ id: chat_messages.id })
  for (const answer of streaming) answers.stop(answer.id)
}

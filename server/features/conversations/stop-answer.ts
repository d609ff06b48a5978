import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { findConversation } from './find-conversation.ts'
import { chat_messages } from './tables.ts'

/** Stops the member's answers in all processes, because the member may no longer read them. */
export async function stopAnswersOf(db: Pick<Database, 'update'>, user_id: string): Promise<void> {
  await db
    .update(chat_messages)
    .set({ stop_requested: true })
    .where(and(eq(chat_messages.user_id, user_id), eq(chat_messages.state, 'streaming')))
}

/** Stopping an answer that is not under way is no error. */
export async function stopAnswer(
  { db, answers }: Pick<Services, 'db' | 'answers'>,
  { user_id }: Member,
  id: string,
): Promise<void> {
  await findConversation(db, { id, user_id })
  const streaming = await db
    .select({ id: chat_messages.id })
    .from(chat_messages)
    .where(and(eq(chat_messages.conversation_id, id), eq(chat_messages.state, 'streaming')))
  for (const { id: answer_id } of streaming) {
    const answer = answers.find(answer_id)
    if (answers.stop(answer_id)) await answer?.stored
    else await db.update(chat_messages).set({ stop_requested: true }).where(eq(chat_messages.id, answer_id))
  }
}

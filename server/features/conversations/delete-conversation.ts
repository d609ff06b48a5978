import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { deletedForGood, deletedNow, restorable } from '#server/db/soft-delete.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { interruptAbandoned } from './finish-answer.ts'
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

/** To its old place in the list. Restoring what is there already is no mistake. */
export async function restoreConversation({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string) {
  const [restored] = await db
    .update(conversations)
    .set({ deleted_at: null })
    .where(and(eq(conversations.id, id), eq(conversations.user_id, user_id), restorable(conversations.deleted_at)))
    .returning()
  if (!restored) throw new Refusal('not-found')
  return restored
}

export const REMOVE_DELETED_CONVERSATIONS = 'remove-deleted-conversations'

export async function removeDeletedConversations(db: Pick<Database, 'delete'>): Promise<void> {
  await db.delete(conversations).where(deletedForGood(conversations.deleted_at))
}

export async function startConversationJobs({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  // What a process left behind that was killed, perhaps this one before it was started again.
  await interruptAbandoned(db)
  await jobs.work(REMOVE_DELETED_CONVERSATIONS, () => removeDeletedConversations(db), { pollSeconds: 60 })
  await jobs.schedule(REMOVE_DELETED_CONVERSATIONS, '53 * * * *')
}

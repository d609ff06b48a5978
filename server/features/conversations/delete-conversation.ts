import { and, eq } from 'drizzle-orm'
import { deletedAt, restorable, undoExpired } from '#server/db/soft-delete.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { interruptAbandoned } from './finish-answer.ts'
import { chat_messages, conversations } from './tables.ts'

/** Deleting again is no error, and does not extend the time for undo. An answer under way is stopped. */
export async function deleteConversation(
  { db, answers, clock }: Pick<Services, 'db' | 'answers' | 'clock'>,
  { user_id }: Member,
  id: string,
): Promise<void> {
  const deleted = await db
    .update(conversations)
    .set({ deleted_at: deletedAt(conversations.deleted_at, clock.now()), open: false })
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

/** Restores the old place in the list. Restoring twice is no error. */
export async function restoreConversation(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user_id }: Member,
  id: string,
) {
  const restorableNow = restorable(conversations.deleted_at, clock.now())
  const [restored] = await db
    .update(conversations)
    .set({ deleted_at: null })
    .where(and(eq(conversations.id, id), eq(conversations.user_id, user_id), restorableNow))
    .returning()
  if (!restored) throw new Refusal('not-found')
  return restored
}

export const REMOVE_DELETED_CONVERSATIONS = 'remove-deleted-conversations'

export async function removeDeletedConversations({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(conversations).where(undoExpired(conversations.deleted_at, clock.now()))
}

export async function startConversationJobs(services: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { db, jobs } = services
  // Ends answers of killed processes, for example of this one before a restart.
  await interruptAbandoned(db)
  await jobs.work(REMOVE_DELETED_CONVERSATIONS, () => removeDeletedConversations(services), { pollSeconds: 60 })
  await jobs.schedule(REMOVE_DELETED_CONVERSATIONS, '53 * * * *')
}

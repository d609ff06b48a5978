import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { conversations } from './tables.ts'

export type Conversation = typeof conversations.$inferSelect

interface Named {
  id: string
  user_id: string
}

const ownAndNotDeleted = ({ id, user_id }: Named) =>
  and(eq(conversations.id, id), eq(conversations.user_id, user_id), isNull(conversations.deleted_at))

/** Another member's conversation, a deleted one and a missing one are all "not found". */
export async function findConversation(db: Pick<Database, 'select'>, named: Named): Promise<Conversation> {
  const [conversation] = await db.select().from(conversations).where(ownAndNotDeleted(named))
  if (!conversation) throw new Refusal('not-found')
  return conversation
}

/** The same, locked against other messages until the transaction ends. */
export async function lockConversation(tx: Transaction, named: Named): Promise<Conversation> {
  const [conversation] = await tx.select().from(conversations).where(ownAndNotDeleted(named)).for('update')
  if (!conversation) throw new Refusal('not-found')
  return conversation
}

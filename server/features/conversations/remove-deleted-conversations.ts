import type { Database } from '#server/db/database.ts'
import { deletedForGood } from '#server/db/soft-delete.ts'
import { conversations } from './tables.ts'

export const REMOVE_DELETED_CONVERSATIONS = 'remove-deleted-conversations'

export async function removeDeletedConversations(db: Pick<Database, 'delete'>): Promise<void> {
  await db.delete(conversations).where(deletedForGood(conversations.deleted_at))
}

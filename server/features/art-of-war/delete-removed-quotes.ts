import type { Database } from '#server/db/database.ts'
import { deletedForGood } from '#server/db/soft-delete.ts'
import { saved_quotes } from './tables.ts'

export const DELETE_REMOVED_QUOTES = 'delete-removed-quotes'

export async function deleteRemovedQuotes(db: Pick<Database, 'delete'>): Promise<void> {
  await db.delete(saved_quotes).where(deletedForGood(saved_quotes.removed_at))
}

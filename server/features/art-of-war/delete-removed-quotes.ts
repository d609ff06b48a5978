import type { Database } from '#server/db/database.ts'
import { removedForGood } from './removed-for-good.ts'
import { saved_quotes } from './tables.ts'

export const DELETE_REMOVED_QUOTES = 'delete-removed-quotes'

export async function deleteRemovedQuotes(db: Pick<Database, 'delete'>): Promise<void> {
  await db.delete(saved_quotes).where(removedForGood)
}

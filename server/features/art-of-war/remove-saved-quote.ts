import { and, eq } from 'drizzle-orm'
import { deletedNow } from '#server/db/soft-delete.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { saved_quotes } from './tables.ts'

/** Removing it again, in another tab say, is no mistake. Someone else's quote and none at all are the same "not found". */
export async function removeSavedQuote({ db }: Pick<Services, 'db'>, member: Member, id: string): Promise<void> {
  const removed = await db
    .update(saved_quotes)
    .set({ removed_at: deletedNow(saved_quotes.removed_at) })
    .where(and(eq(saved_quotes.id, id), eq(saved_quotes.user_id, member.user_id)))
    .returning({ id: saved_quotes.id })
  if (removed.length === 0) throw new Refusal('not-found')
}

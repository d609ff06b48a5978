import { and, eq } from 'drizzle-orm'
import { restorable } from '#server/db/soft-delete.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'
import { saved_quotes } from './tables.ts'

/** To its old place in the list: only `removed_at` changes. Restoring what is in the box already is no mistake. */
export async function restoreSavedQuote({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string) {
  const [restored] = await refuseDuplicate(() =>
    db
      .update(saved_quotes)
      .set({ removed_at: null })
      .where(and(eq(saved_quotes.id, id), eq(saved_quotes.user_id, user_id), restorable(saved_quotes.removed_at)))
      .returning(),
  )
  if (!restored) throw new Refusal('not-found')
  return restored
}

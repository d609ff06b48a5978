import { and, eq } from 'drizzle-orm'
import { deletedAt, restorable, undoExpired } from '#server/db/soft-delete.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { refuseDuplicate } from './save-quote.ts'
import { saved_quotes } from './tables.ts'

/** Removing it again, in another tab say, is no mistake. Someone else's quote and none at all are the same "not found". */
export async function removeSavedQuote(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: Member,
  id: string,
): Promise<void> {
  const removed = await db
    .update(saved_quotes)
    .set({ removed_at: deletedAt(saved_quotes.removed_at, clock.now()) })
    .where(and(eq(saved_quotes.id, id), eq(saved_quotes.user_id, member.user_id)))
    .returning({ id: saved_quotes.id })
  if (removed.length === 0) throw new Refusal('not-found')
}

/** To its old place in the list: only `removed_at` changes. Restoring what is in the box already is no mistake. */
export async function restoreSavedQuote(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user_id }: Member,
  id: string,
) {
  const [restored] = await refuseDuplicate(() =>
    db
      .update(saved_quotes)
      .set({ removed_at: null })
      .where(
        and(
          eq(saved_quotes.id, id),
          eq(saved_quotes.user_id, user_id),
          restorable(saved_quotes.removed_at, clock.now()),
        ),
      )
      .returning(),
  )
  if (!restored) throw new Refusal('not-found')
  return restored
}

export const DELETE_REMOVED_QUOTES = 'delete-removed-quotes'

export async function deleteRemovedQuotes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(saved_quotes).where(undoExpired(saved_quotes.removed_at, clock.now()))
}

export async function startArtOfWarJobs(services: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { jobs } = services
  await jobs.work(DELETE_REMOVED_QUOTES, () => deleteRemovedQuotes(services), { pollSeconds: 60 })
  await jobs.schedule(DELETE_REMOVED_QUOTES, '47 * * * *')
}

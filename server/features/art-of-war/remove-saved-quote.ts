import { and, eq } from 'drizzle-orm'
import type { Waited } from '#contract/waited.ts'
import { deletedAt, restorable, undoExpired } from '#server/db/soft-delete.ts'
import { isFirstTime } from '#server/features/waited-writes/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { refuseDuplicate } from './save-quote.ts'
import { saved_quotes } from './tables.ts'

/** Removing again, for example in another tab, is no error. Another member's quote and a missing one are both "not found". */
export async function removeSavedQuote(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user_id }: Member,
  { id, waited }: { id: string; waited?: Waited | undefined },
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    // Sent again: meanwhile it may have been put back on purpose.
    if (!(await isFirstTime(tx, { user_id, now }, waited))) return
    const removed = await tx
      .update(saved_quotes)
      .set({ removed_at: deletedAt(saved_quotes.removed_at, now) })
      .where(and(eq(saved_quotes.id, id), eq(saved_quotes.user_id, user_id)))
      .returning({ id: saved_quotes.id })
    if (removed.length === 0) throw new Refusal('not-found')
  })
}

/** Restores the old place in the list: only `removed_at` changes. Restoring twice is no error. */
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

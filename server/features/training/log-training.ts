import { and, eq } from 'drizzle-orm'
import type { TrainingFields } from '#contract/training.ts'
import { countsForStreak, MOST_TRAINING_ENTRIES } from '#contract/training-rules.ts'
import { type ActivityServices, recordActivity } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { assertEntryDay, ownDay } from './own-day.ts'
import { training_entries } from './tables.ts'

type Written = TrainingFields & { id: string }

const isOwn = (user_id: string, id: string) => and(eq(training_entries.user_id, user_id), eq(training_entries.id, id))

/**
 * The same id again answers with the stored entry: a page sends it again after a lost connection. An entry of today is an
 * activity; one of an earlier day is kept but does not repair a streak.
 */
export async function logTraining(
  services: Pick<Services, 'db'> & ActivityServices,
  member: Member,
  { id, ...fields }: Written,
) {
  const { user_id } = member
  const today = ownDay(services, member)
  return await services.db.transaction(async (tx) => {
    // Looked up first: an entry that waited for days in a browser was valid when it was stored.
    const [before] = await tx.select().from(training_entries).where(isOwn(user_id, id))
    if (before) return before
    assertEntryDay(fields.day, today)
    if ((await tx.$count(training_entries, eq(training_entries.user_id, user_id))) >= MOST_TRAINING_ENTRIES)
      throw new Refusal('training.full')
    const [added] = await tx
      .insert(training_entries)
      .values({ user_id, id, ...fields, created_at: services.clock.now() })
      .onConflictDoNothing()
      .returning()
    if (added) {
      if (countsForStreak(fields.day, today)) await recordActivity(services, tx, { user_id, kind: 'training_logged' })
      return added
    }
    const [meanwhile] = await tx.select().from(training_entries).where(isOwn(user_id, id))
    if (!meanwhile) throw new Error('an entry that is in the way of another exists')
    return meanwhile
  })
}

export async function changeTraining(
  services: Pick<Services, 'db' | 'clock'>,
  member: Member,
  { id, ...fields }: Written,
) {
  const [before] = await services.db.select().from(training_entries).where(isOwn(member.user_id, id))
  if (!before) throw new Refusal('not-found')
  // An old entry may keep its day.
  if (fields.day !== before.day) assertEntryDay(fields.day, ownDay(services, member))
  const [changed] = await services.db.update(training_entries).set(fields).where(isOwn(member.user_id, id)).returning()
  if (!changed) throw new Refusal('not-found')
  return changed
}

export async function deleteTraining({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string): Promise<void> {
  const deleted = await db.delete(training_entries).where(isOwn(user_id, id)).returning({ id: training_entries.id })
  if (deleted.length === 0) throw new Refusal('not-found')
}

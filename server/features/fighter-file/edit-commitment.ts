import { and, eq } from 'drizzle-orm'
import { type ActivityServices, recordActivity } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { reportUndertaking } from './report-undertaking.ts'
import { fighter_commitments } from './tables.ts'

/** Counts as an activity of today. A second outcome replaces the first and counts no more. Another member's commitment and a missing one are both "not found". */
export async function closeCommitment(
  services: Pick<Services, 'db'> & ActivityServices,
  { user_id }: Member,
  { id, outcome }: { id: string; outcome: number },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const reported = await reportUndertaking(services, tx, { user_id, source: 'commitment', id, outcome })
    if (!reported) throw new Refusal('not-found')
    if (reported === 'first') await recordActivity(services, tx, { user_id, kind: 'check_in' })
  })
}

export async function forgetCommitment({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string): Promise<void> {
  const forgotten = await db
    .delete(fighter_commitments)
    .where(and(eq(fighter_commitments.id, id), eq(fighter_commitments.user_id, user_id)))
    .returning({ id: fighter_commitments.id })
  if (forgotten.length === 0) throw new Refusal('not-found')
}

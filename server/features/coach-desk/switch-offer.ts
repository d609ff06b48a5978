import { assertMeetsSomewhere } from '#server/features/calendars/public.ts'
import { offers } from '#server/features/marketplace/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { deskOffer, found, ownAndNotDeleted } from './offers.ts'
import { announceOffer } from './tell-followers.ts'

export async function switchOffer(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { user_id: coach_id }: Member,
  { id, is_active }: { id: string; is_active: boolean },
) {
  return await db.transaction(async (tx) => {
    // Members must not see the invented reviews of a sample.
    const changed = is_active ? { is_active, sample_rating: null, sample_reviews: null } : { is_active }
    const offer = found(await tx.update(offers).set(changed).where(ownAndNotDeleted({ id, coach_id })).returning())
    await assertMeetsSomewhere(tx, offer)
    if (is_active) await announceOffer(jobs, id, tx)
    return deskOffer(offer)
  })
}

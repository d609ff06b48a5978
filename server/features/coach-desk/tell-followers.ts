import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { findPublicCoach, selectFollowers } from '#server/features/coaches/public.ts'
import { offers } from '#server/features/marketplace/public.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Services } from '#server/services.ts'

export const TELL_FOLLOWERS = 'tell-followers'

export interface TellFollowersJob {
  offer_id: string
}

/** Notifies each follower once per offer, also when it is hidden and shown again or the job is retried. */
export async function tellFollowers(
  { db, notifier }: Pick<Services, 'db' | 'notifier'>,
  offer_id: string,
): Promise<void> {
  const [offer] = await db
    .select({ coach_id: offers.coach_id, title: offers.title })
    .from(offers)
    .where(and(eq(offers.id, offer_id), eq(offers.is_active, true), isNull(offers.deleted_at)))
  // The offer may have been hidden or deleted meanwhile.
  const coach = offer?.coach_id && (await findPublicCoach(db, offer.coach_id))
  if (!coach) return
  const details = { ...coach, title: offer.title }
  const once_key = `coach_news:${offer_id}`
  await notifier.notifyAll(selectFollowers(db, coach.slug), { kind: 'coach_news', details, once_key })
}

/** There may be many followers, so a job tells them. It exists only if the transaction commits. */
export async function announceOffer(
  jobs: Jobs,
  offer_id: string,
  transaction: Pick<Database, 'execute'>,
): Promise<void> {
  await jobs.enqueue<TellFollowersJob>(TELL_FOLLOWERS, { offer_id }, { singletonKey: offer_id, transaction })
}

import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { ANNOUNCED_A_DAY } from '#contract/offer-rules.ts'
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
    .select({ coach_id: offers.coach_id, title: offers.title, created_at: offers.created_at })
    .from(offers)
    .where(and(eq(offers.id, offer_id), eq(offers.is_active, true), isNull(offers.deleted_at)))
  // The offer may have been hidden or deleted meanwhile.
  const coach = offer?.coach_id && (await findPublicCoach(db, offer.coach_id))
  if (!coach || (await announcedBefore(db, offer)) >= ANNOUNCED_A_DAY) return
  const details = { ...coach, title: offer.title }
  const once_key = `coach_news:${offer_id}`
  await notifier.notifyAll(selectFollowers(db, coach.slug), { kind: 'coach_news', details, once_key })
}

/** The offers that the coach made in the 24 hours before this one. */
async function announcedBefore(
  db: Pick<Database, '$count'>,
  { coach_id, created_at }: { coach_id: string | null; created_at: Date },
): Promise<number> {
  if (coach_id === null) return 0
  const dayBefore = new Date(created_at.getTime() - 24 * 3_600_000)
  return await db.$count(
    offers,
    and(eq(offers.coach_id, coach_id), lt(offers.created_at, created_at), gt(offers.created_at, dayBefore)),
  )
}

/** There may be many followers, so a job tells them. It exists only if the transaction commits. */
export async function announceOffer(
  jobs: Jobs,
  offer_id: string,
  transaction: Pick<Database, 'execute'>,
): Promise<void> {
  await jobs.enqueue<TellFollowersJob>(TELL_FOLLOWERS, { offer_id }, { singletonKey: offer_id, transaction })
}

import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'

export const TELL_FOLLOWERS = 'tell-followers'

export interface TellFollowersJob {
  offer_id: string
}

/** The followers may be many: they are told by a job, which exists exactly if the transaction commits. */
export async function announceOffer(
  jobs: Jobs,
  offer_id: string,
  transaction: Pick<Database, 'execute'>,
): Promise<void> {
  await jobs.enqueue<TellFollowersJob>(TELL_FOLLOWERS, { offer_id }, { singletonKey: offer_id, transaction })
}

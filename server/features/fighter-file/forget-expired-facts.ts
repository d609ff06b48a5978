import { momentSql } from '#server/clock.ts'
import type { Services } from '#server/services.ts'
import { factForgotten } from './facts-known.ts'
import { fighter_facts } from './tables.ts'

export const FORGET_EXPIRED_FACTS = 'forget-expired-facts'

/** No coach uses them any more; then they need not be stored either. */
export async function forgetExpiredFacts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(fighter_facts).where(factForgotten(momentSql(clock.now())))
}

import { momentSql } from '#server/clock.ts'
import type { Services } from '#server/services.ts'
import { factForgotten } from './facts-known.ts'
import { fighter_facts } from './tables.ts'

const FORGET_EXPIRED_FACTS = 'forget-expired-facts'

/** Deletes facts that no coach may use any more. */
export async function forgetExpiredFacts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(fighter_facts).where(factForgotten(momentSql(clock.now())))
}

export async function startFighterFileJobs(services: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { jobs } = services
  await jobs.work(FORGET_EXPIRED_FACTS, () => forgetExpiredFacts(services), { pollSeconds: 60 })
  await jobs.schedule(FORGET_EXPIRED_FACTS, '41 * * * *')
}

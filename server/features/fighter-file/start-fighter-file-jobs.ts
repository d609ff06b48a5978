import type { Services } from '#server/services.ts'
import { FORGET_EXPIRED_FACTS, forgetExpiredFacts } from './forget-expired-facts.ts'

export async function startFighterFileJobs({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await jobs.work(FORGET_EXPIRED_FACTS, () => forgetExpiredFacts(db), { pollSeconds: 60 })
  await jobs.schedule(FORGET_EXPIRED_FACTS, '41 * * * *')
}

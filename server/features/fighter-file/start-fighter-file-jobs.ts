import type { Services } from '#server/services.ts'
import { FORGET_EXPIRED_FACTS, forgetExpiredFacts } from './forget-expired-facts.ts'

export async function startFighterFileJobs(services: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { jobs } = services
  await jobs.work(FORGET_EXPIRED_FACTS, () => forgetExpiredFacts(services), { pollSeconds: 60 })
  await jobs.schedule(FORGET_EXPIRED_FACTS, '41 * * * *')
}

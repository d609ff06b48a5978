import type { Services } from '#server/services.ts'
import { REPEAT_SEMINARS, repeatSeminars } from './install-catalogue.ts'

export async function startMarketplaceJobs(services: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { jobs } = services
  await jobs.work(REPEAT_SEMINARS, () => repeatSeminars(services), { pollSeconds: 60 })
  await jobs.schedule(REPEAT_SEMINARS, '17 * * * *')
}

import type { Services } from '#server/services.ts'
import { DELETE_REMOVED_QUOTES, deleteRemovedQuotes } from './delete-removed-quotes.ts'

export async function startArtOfWarJobs({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await jobs.work(DELETE_REMOVED_QUOTES, () => deleteRemovedQuotes(db), { pollSeconds: 60 })
  await jobs.schedule(DELETE_REMOVED_QUOTES, '47 * * * *')
}

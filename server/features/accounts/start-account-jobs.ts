import { lt } from 'drizzle-orm'
import type { Services } from '#server/services.ts'
import { sessions, used_challenges, verifications } from './tables.ts'

export const DELETE_EXPIRED_ACCESS = 'delete-expired-access'

export async function startAccountJobs(services: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { jobs } = services
  await jobs.work(DELETE_EXPIRED_ACCESS, () => deleteExpiredAccess(services), { pollSeconds: 60 })
  await jobs.schedule(DELETE_EXPIRED_ACCESS, '23 * * * *')
}

/** Deletes expired sessions, links, sign-ins that waited for a code, and used challenges. */
export async function deleteExpiredAccess({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const table of [sessions, verifications, used_challenges])
    await db.delete(table).where(lt(table.expires_at, clock.now()))
}

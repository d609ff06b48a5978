import { lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'
import { sessions, verifications } from './tables.ts'

export const DELETE_EXPIRED_ACCESS = 'delete-expired-access'

export async function startAccountJobs({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await jobs.work(DELETE_EXPIRED_ACCESS, () => deleteExpiredAccess(db), { pollSeconds: 60 })
  await jobs.schedule(DELETE_EXPIRED_ACCESS, '23 * * * *')
}

/** Nothing of it opens anything any more: sessions, links to set a password and sign-ins that waited for a code. */
export async function deleteExpiredAccess(db: Pick<Database, 'delete'>): Promise<void> {
  for (const table of [sessions, verifications]) await db.delete(table).where(lt(table.expires_at, sql`now()`))
}

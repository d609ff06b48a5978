import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { verifications } from './tables.ts'

/** Invalidates mailed links and sign-ins that wait for a code, after a change of the credentials. */
export async function forgetPending(db: Pick<Database, 'delete'>, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId))
}

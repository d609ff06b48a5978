import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { verifications } from './tables.ts'

/** Links that were mailed and sign-ins that wait for a code are worth nothing once the way of getting in has changed. */
export async function forgetPending(db: Pick<Database, 'delete'>, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId))
}

import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { sessions } from './tables.ts'

const SESSIONS_KEPT = 50

/** Called after a new session: ends the least recently used sessions beyond the limit. */
export async function endOldestSessions(db: Pick<Database, 'delete' | 'select'>, user_id: string): Promise<void> {
  const { id, updated_at } = sessions
  const beyond = db
    .select({ id })
    .from(sessions)
    .where(eq(sessions.user_id, user_id))
    .orderBy(desc(updated_at), desc(id))
    .offset(SESSIONS_KEPT)
  await db.delete(sessions).where(inArray(id, beyond))
}

import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { moderation_cases } from './tables.ts'

/** In the transaction that deletes the account: decisions stay for the log, without the words that they were about. */
export async function leaveModeration(tx: Pick<Database, 'update'>, user_id: string): Promise<void> {
  await tx.update(moderation_cases).set({ words: '', path: null }).where(eq(moderation_cases.person_id, user_id))
}

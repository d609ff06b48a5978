import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { moderation_cases } from './tables.ts'

/**
 * In the transaction that deletes the account: decisions stay for the log, without the words that they were about. A case
 * about the person names nobody any more.
 */
export async function leaveModeration(tx: Pick<Database, 'update'>, user_id: string): Promise<void> {
  const thing_id = sql`case when ${moderation_cases.thing} = 'person' then gen_random_uuid() else ${moderation_cases.thing_id} end`
  await tx
    .update(moderation_cases)
    .set({ words: '', path: null, thing_id })
    .where(eq(moderation_cases.person_id, user_id))
}

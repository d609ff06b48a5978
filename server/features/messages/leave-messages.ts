import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { messages, threads } from './tables.ts'

/**
 * In the transaction that deletes the account: the other person keeps the thread and their own messages, those of the
 * deleted account are emptied. A thread whose other person has gone before is deleted.
 */
export async function leaveMessages(tx: Pick<Database, 'update' | 'delete'>, user_id: string): Promise<void> {
  await tx
    .update(messages)
    .set({ text: '', pictures: [], quote: null, deleted_at: sql`coalesce(${messages.deleted_at}, now())` })
    .where(eq(messages.author_id, user_id))
  await tx.delete(threads).where(
    sql`(${threads.first_id} = ${user_id} and ${threads.second_id} is null)
        or (${threads.second_id} = ${user_id} and ${threads.first_id} is null)`,
  )
}

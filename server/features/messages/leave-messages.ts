import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { messages, threads } from './tables.ts'

/**
 * In the transaction that deletes the account: the other person keeps the thread and their own messages, those of the
 * deleted account are emptied, and their posts are no longer quoted. A thread whose other person has gone before is deleted.
 */
export async function leaveMessages(tx: Pick<Database, 'update' | 'delete'>, user_id: string): Promise<void> {
  await tx
    .update(messages)
    .set({ text: '', pictures: [], quote: null, deleted_at: sql`coalesce(${messages.deleted_at}, now())` })
    .where(eq(messages.author_id, user_id))
  // What the other one quotes in a thread is a post of this person.
  const quoting = sql`${messages.quote} is not null and ${messages.thread_id} in (
    select ${threads.id} from ${threads} where ${threads.first_id} = ${user_id} or ${threads.second_id} = ${user_id})`
  await tx.update(messages).set({ quote: null }).where(quoting)
  await tx.delete(threads).where(
    sql`(${threads.first_id} = ${user_id} and ${threads.second_id} is null)
        or (${threads.second_id} = ${user_id} and ${threads.first_id} is null)`,
  )
}

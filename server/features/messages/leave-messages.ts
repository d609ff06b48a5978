import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'
import { messages, threads } from './tables.ts'
import { onceKey } from './write-message.ts'

/**
 * In the transaction that deletes the account: the other person keeps the thread and their own messages, those of the
 * deleted account are emptied, and their posts are no longer quoted. A thread whose other person has gone before is deleted.
 */
export async function leaveMessages(
  { notifier }: Pick<Services, 'notifier'>,
  tx: Transaction,
  user_id: string,
): Promise<void> {
  const isOwn = sql`(thread.first_id = ${user_id} or thread.second_id = ${user_id})`
  // Before the threads go. A notification has the name, and its key a position up to which the thread was read.
  const { rows } = await tx.execute<{ thread_id: string; at: string }>(sql`
    select thread.id as thread_id, place.at from ${threads} thread cross join lateral (
      select 0 as at union select (extract(epoch from message.created_at) * 1000)::bigint
      from ${messages} message where message.thread_id = thread.id) place
    where ${isOwn}`)
  const others = sql`
    select case when thread.first_id = ${user_id} then thread.second_id else thread.first_id end
    from ${threads} thread where ${isOwn}`
  const keys = rows.map(({ thread_id, at }) => onceKey(thread_id, new Date(Number(at))))
  await notifier.retract(others, keys, tx)
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

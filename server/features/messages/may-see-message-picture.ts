import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { notBlocked } from '#server/features/people/public.ts'
import { messages, threads } from './tables.ts'

/** Whether the one who got this picture still sees the message that has it: neither removed nor behind a block. */
export async function maySeeMessagePicture(
  db: Pick<Database, 'execute'>,
  { user_id, owner_id, file_id }: { user_id: string; owner_id: string; file_id: string },
): Promise<boolean> {
  // The two have one thread, and an index finds it.
  const { rows } = await db.execute(sql`
    select from ${threads} thread join ${messages} message on message.thread_id = thread.id
    where thread.first_id = least(${user_id}::uuid, ${owner_id}::uuid)
      and thread.second_id = greatest(${user_id}::uuid, ${owner_id}::uuid)
      and message.pictures @> ${JSON.stringify([{ id: file_id }])}::jsonb
      and message.deleted_at is null and message.removed_at is null
      and ${notBlocked(user_id, sql`${owner_id}::uuid`)}
    limit 1`)
  return rows.length > 0
}

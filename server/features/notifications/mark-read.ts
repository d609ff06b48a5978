import { and, eq, isNull, sql } from 'drizzle-orm'
import { memberTopic } from '#server/events/topics.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { countUnread } from './notification-rows.ts'
import { notifications } from './tables.ts'

/** Marks one of the member's notifications, or all. Returns how many are still unread. */
export async function markRead(
  { db, events }: Pick<Services, 'db' | 'events'>,
  user_id: string,
  id: string | undefined,
): Promise<number> {
  return db.transaction(async (tx) => {
    const meant = and(eq(notifications.user_id, user_id), id === undefined ? undefined : eq(notifications.id, id))
    const marked = await tx
      .update(notifications)
      .set({ read_at: sql`now()` })
      .where(and(meant, isNull(notifications.read_at)))
      .returning({ id: notifications.id })
    if (marked.length > 0) events.publish(memberTopic(user_id), { type: 'notifications-read', id: id ?? null })
    else if (id !== undefined && (await tx.$count(notifications, meant)) === 0) throw new Refusal('not-found')
    return countUnread(tx, user_id)
  })
}

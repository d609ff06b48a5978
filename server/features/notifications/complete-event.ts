import { and, eq } from 'drizzle-orm'
import type { MemberEvent } from '#contract/events.ts'
import type { Database } from '#server/db/database.ts'
import type { News } from '#server/events/event-message.ts'
import { memberOf, type Topic } from '#server/events/topics.ts'
import { asNotification, countUnread } from './notification-rows.ts'
import { notifications } from './tables.ts'

/**
 * Counts unread notifications when an event is delivered, not when it is published: two concurrent transactions do not
 * see each other, and both would report one unread.
 */
export async function completeEvent(
  db: Database,
  topic: Topic,
  news: Exclude<News, { type: 'post-added' }>,
): Promise<MemberEvent> {
  if (news.type === 'notifications-read') return { ...news, unread: await countUnread(db, memberOf(topic)) }
  if (news.type !== 'notification') return news
  const user_id = memberOf(topic)
  const [[stored], unread] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(and(eq(notifications.id, news.id), eq(notifications.user_id, user_id))),
    countUnread(db, user_id),
  ])
  // The notification was deleted meanwhile: the page refetches.
  return stored ? { type: 'notification', notification: asNotification(stored), unread } : { type: 'resync' }
}

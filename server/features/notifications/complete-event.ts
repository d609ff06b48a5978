import type { MemberEvent } from '#contract/events.ts'
import type { Database } from '#server/db/database.ts'
import type { MemberNews } from '#server/events/event-message.ts'
import { countUnread } from './count-unread.ts'

/**
 * Counted when an event is delivered, not when it is told: of two that happen at once neither can see the other,
 * and both would say "one unread".
 */
export async function completeEvent(db: Database, user_id: string, news: MemberNews): Promise<MemberEvent> {
  if (news.type !== 'notification' && news.type !== 'notifications-read') return news
  return { ...news, unread: await countUnread(db, user_id) }
}

import { type SQL, sql } from 'drizzle-orm'
import { EVENTS_CHANNEL, eventPayload, type MemberNews } from './event-message.ts'

/** Tells what happened to a member, as a field of any select: exactly if its transaction commits. */
export function publishing(user_id: string, news: MemberNews): SQL {
  return sql`pg_notify(${EVENTS_CHANNEL}, ${eventPayload(user_id, news)})`
}

import { type Placeholder, sql } from 'drizzle-orm'
import { WAR_ROOM } from '#contract/rooms.ts'
import { conversations } from './tables.ts'

/** Each as a field of any select. */
export function savedSessionCount(user_id: string) {
  return sql<number>`(
    select count(*)::int from ${conversations}
    where user_id = ${user_id} and room = ${WAR_ROOM} and saved_at is not null and deleted_at is null
  )`
}

/** What the messages that no longer go along were about. */
export function summaryOf(conversation_id: string | Placeholder) {
  return sql<string | null>`(select summary from ${conversations} where id = ${conversation_id})`
}

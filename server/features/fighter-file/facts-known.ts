import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { fighter_commitments, fighter_facts } from './tables.ts'

/** The message was edited, so its words no longer exist, while the conversation does. */
export const factWithdrawn = sql`(
  ${fighter_facts.source} = 'message' and ${fighter_facts.message_id} is null and ${fighter_facts.conversation_id} is not null
)`

export const commitmentWithdrawn = sql`(
  ${fighter_commitments.message_id} is null and ${fighter_commitments.conversation_id} is not null
  and ${fighter_commitments.outcome} is null
)`

/** Facts that no coach may use any more. */
export function factForgotten(now: SQL | Placeholder): SQL {
  return sql`(${fighter_facts.expires_at} <= ${now}::timestamptz or ${factWithdrawn})`
}

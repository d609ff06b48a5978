import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { chat_messages } from '#server/features/conversations/public.ts'
import { ratedSteps } from '#server/features/plans/public.ts'
import { fighter_commitments } from './tables.ts'

/** Later it is no news any more. */
const DAYS = 7
const MOST_TAKEN_UP = 2

/**
 * What the member reported outside a conversation since a coach last answered, newest first, as a select of text and outcome:
 * the next answer takes it up, and no later one.
 */
export function reportedSince(user_id: string | Placeholder, now: SQL | Placeholder): SQL {
  const since = sql`${now}::timestamptz - make_interval(days => ${sql.raw(String(DAYS))})`
  return sql`
    select text, outcome from (
      select text, outcome, reported_at from ${fighter_commitments}
      where ${fighter_commitments.user_id} = ${user_id} and ${fighter_commitments.outcome} is not null
        and ${fighter_commitments.reported_at} > ${since}
      union all ${ratedSteps(user_id, since)}
    ) told
    where not exists (
      select from ${chat_messages} answer where answer.user_id = ${user_id} and answer.role = 'assistant'
        and answer.state = 'complete' and answer.created_at > told.reported_at)
    order by reported_at desc limit ${sql.raw(String(MOST_TAKEN_UP))}`
}

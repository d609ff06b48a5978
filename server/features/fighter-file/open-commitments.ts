import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { dueSteps } from '#server/features/plans/public.ts'
import { commitmentWithdrawn } from './facts-known.ts'
import { fighter_commitments } from './tables.ts'

/** More would leave no room for the other sources of an answer. */
const MOST_ASKED = 5

/**
 * The commitments that a coach asks about, as a select of id, text and due_date: due ones, oldest first, then those
 * without a date, then future ones. Steps of plans count from their due date on.
 */
export function openCommitments(user_id: string | Placeholder, time_zone: string | SQL, now: SQL | Placeholder): SQL {
  const today = sql`(${now}::timestamptz at time zone ${time_zone})::date`
  return sql`
    select id, text, due_date::text as due_date from (
      select id, text, due_date, created_at from ${fighter_commitments}
      where ${fighter_commitments.user_id} = ${user_id} and ${fighter_commitments.outcome} is null
        and not ${commitmentWithdrawn}
      union all ${dueSteps(user_id, today)}
    ) undertaken
    order by case when due_date <= ${today} then 0 when due_date is null then 1 else 2 end, due_date, created_at, id
    limit ${sql.raw(String(MOST_ASKED))}`
}

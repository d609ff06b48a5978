import { type SQL, sql } from 'drizzle-orm'
import type { CheckInSource } from '#contract/check-in-rules.ts'
import { openSteps } from '#server/features/plans/public.ts'
import { commitmentWithdrawn } from './facts-known.ts'
import { fighter_commitments, fighter_file_switches } from './tables.ts'

export interface Undertaking {
  user_id: string
  source: CheckInSource
  id: string
  text: string
  due_date: string
  created_at: string
}

/**
 * Open commitments and steps of plans that are due on one of these days, as a select of the columns of `Undertaking`. Not
 * those of members who keep their commitments from the coaches.
 */
export function dueUndertakings(from: string, to: string): SQL {
  return sql`
    select undertaken.* from (
      select user_id, 'commitment' as source, id, text, due_date, created_at from ${fighter_commitments}
      where ${fighter_commitments.outcome} is null and not ${commitmentWithdrawn}
        and ${fighter_commitments.due_date} between ${from}::date and ${to}::date
      union all ${openSteps(from, to)}
    ) undertaken
    where not exists (
      select from ${fighter_file_switches} switched
      where switched.user_id = undertaken.user_id and switched.item = 'commitments' and not switched.enabled)`
}

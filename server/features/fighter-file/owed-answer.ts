import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { OwedAnswer } from '#contract/round.ts'
import { conversations } from '#server/features/conversations/public.ts'
import { commitmentWithdrawn } from './facts-known.ts'
import { fighter_commitments, fighter_file_switches } from './tables.ts'

type Value = string | Placeholder | SQL

/** The open commitment that has been due longest, as a field for any select; null when the coaches do not ask. */
export function owedAnswer(user_id: Value, time_zone: Value, now: SQL | Placeholder) {
  const owed = sql`
    select ${fighter_commitments.id}, ${fighter_commitments.text}, ${fighter_commitments.due_date}::text as due_date, said.room
    from ${fighter_commitments} left join ${conversations} said on said.id = ${fighter_commitments.conversation_id}
    where ${fighter_commitments.user_id} = ${user_id} and ${fighter_commitments.outcome} is null
      and ${fighter_commitments.due_date} <= (${now}::timestamptz at time zone ${time_zone})::date
      and not ${commitmentWithdrawn}
      and not exists (
        select from ${fighter_file_switches} switch
        where switch.user_id = ${user_id} and switch.item = 'commitments' and not switch.enabled
      )
    order by ${fighter_commitments.due_date}, ${fighter_commitments.created_at}, ${fighter_commitments.id} limit 1`
  return sql<OwedAnswer | null>`(select row_to_json(owed) from (${owed}) owed)`
}

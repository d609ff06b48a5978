import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { CAMP_DAYS_AFTER } from '#contract/fight-camp-rules.ts'
import { factWithdrawn } from './facts-known.ts'
import { fighter_facts } from './tables.ts'

type Value = string | SQL | Placeholder

/**
 * The event that a member prepares for, as a select of event, event_date and named_on: one row, or none. After its day
 * it is known a while longer than to the coaches, because the member is asked how it went.
 */
export function namedEvent(user_id: Value, time_zone: Value, now: SQL | Placeholder): SQL {
  const dayOf = (moment: SQL | Placeholder) => sql`(${moment}::timestamptz at time zone ${time_zone})::date`
  return sql`
    select named.event, ${fighter_facts.value} as event_date,
      ${dayOf(sql`${fighter_facts.updated_at}`)}::text as named_on
    from ${fighter_facts} left join lateral (
      select other.value as event from ${fighter_facts} other
      where other.user_id = ${user_id} and other.key = 'event'
    ) named on true
    where ${fighter_facts.user_id} = ${user_id} and ${fighter_facts.key} = 'event_date' and not ${factWithdrawn}
      and ${fighter_facts.value}::date >= ${dayOf(now)} - ${sql.raw(String(CAMP_DAYS_AFTER))}`
}

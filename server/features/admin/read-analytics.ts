import { type SQL, sql } from 'drizzle-orm'
import type { AnalyticsDay } from '#contract/admin.ts'
import type { Services } from '#server/services.ts'
import { assertRange, type DayRange } from './analytics-range.ts'

/** Each day of the range, by UTC; a day on which nothing happened is one of zeros. */
export async function readAnalytics({ db }: Pick<Services, 'db'>, range: DayRange): Promise<AnalyticsDay[]> {
  assertRange(range)
  const begin = sql`${range.from}::date`
  const end = sql`${range.to}::date`
  /** Of one kind of record the figure of each day. */
  const daily = (figure: SQL, table: SQL, condition = sql`true`) => sql`(
    select (created_at at time zone 'UTC')::date as day, ${figure} as figure from ${table}
    where created_at >= ${begin}::timestamp at time zone 'UTC'
      and created_at < (${end} + 1)::timestamp at time zone 'UTC' and ${condition}
    group by 1
  )`
  const count = sql`count(*)::int`
  const { rows } = await db.execute<AnalyticsDay & Record<string, unknown>>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(sign_ups.figure, 0) as sign_ups,
      coalesce(active_members.figure, 0) as active_members, coalesce(quizzes.figure, 0) as quizzes,
      coalesce(chat_messages.figure, 0) as chat_messages, coalesce(ai_cost.figure, 0) as ai_cost_micros,
      coalesce(revenue.figure, 0) as revenue_cents
    from (select ${begin} + number as day from generate_series(0, ${end} - ${begin}) number) days
    left join ${daily(count, sql`profiles`)} sign_ups using (day)
    left join ${daily(sql`count(distinct user_id)::int`, sql`activities`)} active_members using (day)
    left join ${daily(count, sql`quiz_results`)} quizzes using (day)
    left join ${daily(count, sql`chat_messages`, sql`role = 'user'`)} chat_messages using (day)
    left join ${daily(sql`sum(cost_micros)::float8`, sql`ai_calls`)} ai_cost using (day)
    left join ${daily(sql`sum(amount_cents)::float8`, sql`transactions`, sql`status = 'completed' and currency = 'USD'`)}
      revenue using (day)
    order by days.day`)
  return rows
}

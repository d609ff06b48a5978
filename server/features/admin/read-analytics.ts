import { type SQL, sql } from 'drizzle-orm'
import type { AnalyticsDay } from '#contract/admin.ts'
import { MOST_ANALYTICS_DAYS } from '#contract/admin-rules.ts'
import { users } from '#server/features/accounts/public.ts'
import { ai_calls, chat_messages } from '#server/features/conversations/public.ts'
import { transactions } from '#server/features/orders/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { quiz_results } from '#server/features/quiz/public.ts'
import { activities } from '#server/features/streak/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_DAY = '2000-01-01'

/** Each UTC day of the range; days without activity are zeros. */
export async function readAnalytics(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  range: DayRange,
): Promise<AnalyticsDay[]> {
  assertRange(range, clock.now())
  const begin = sql`${range.from}::date`
  const end = sql`${range.to}::date`
  const count = sql`count(*)::int`
  const inRange = sql`created_at >= ${begin}::timestamp at time zone 'UTC'
      and created_at < (${end} + 1)::timestamp at time zone 'UTC'`
  /** A figure per day from one table. */
  const daily = (figure: SQL, table: SQL, condition = sql`true`) => sql`(
    select (created_at at time zone 'UTC')::date as day, ${figure} as figure from ${table}
    where ${inRange} and ${condition}
    group by 1
  )`
  /** The sign-ups of a day and their conversion, through indexes on activities and payments. */
  const joined = sql`(
    select (p.created_at at time zone 'UTC')::date as day, ${count} as sign_ups,
      count(*) filter (where u.email_verified)::int as confirmed,
      count(*) filter (where exists (
        select from ${activities} a where a.user_id = p.user_id
          and a.created_at >= p.created_at and a.created_at < p.created_at + interval '7 days'))::int as active_in_week,
      count(*) filter (where p.elite_until > now() or exists (
        select from ${transactions} t where t.user_id = p.user_id and t.status = 'completed'))::int as paying
    from (select * from ${profiles} where ${inRange}) p join ${users} u on u.id = p.user_id
    group by 1
  )`
  /** Amounts of different currencies are never added. */
  const revenue = sql`(
    select day, jsonb_object_agg(currency, earned) as figure from (
      select (created_at at time zone 'UTC')::date as day, currency, sum(amount_minor)::float8 as earned
      from ${transactions} where ${inRange} and status = 'completed' group by 1, 2
    ) sums group by 1
  )`
  const { rows } = await db.execute<AnalyticsDay & Record<string, unknown>>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(joined.sign_ups, 0) as sign_ups,
      coalesce(joined.confirmed, 0) as confirmed, coalesce(joined.active_in_week, 0) as active_in_week,
      coalesce(joined.paying, 0) as paying,
      coalesce(active_members.figure, 0) as active_members, coalesce(quizzes.figure, 0) as quizzes,
      coalesce(chat_messages.figure, 0) as chat_messages, coalesce(ai_cost.figure, 0) as ai_cost_micros,
      coalesce(revenue.figure, '{}') as revenue
    from (select ${begin} + number as day from generate_series(0, ${end} - ${begin}) number) days
    left join ${joined} joined using (day)
    left join ${daily(sql`count(distinct user_id)::int`, sql`${activities}`)} active_members using (day)
    left join ${daily(count, sql`${quiz_results}`)} quizzes using (day)
    left join ${daily(count, sql`${chat_messages}`, sql`role = 'user'`)} chat_messages using (day)
    left join ${daily(sql`sum(cost_micros)::float8`, sql`${ai_calls}`)} ai_cost using (day)
    left join ${revenue} revenue using (day)
    order by days.day`)
  return rows
}

export interface DayRange {
  from: string
  to: string
}

/** Tomorrow (UTC) is allowed, because east of Greenwich it may have begun. */
export function assertRange({ from, to }: DayRange, now: Date): void {
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (from < FIRST_DAY || days > MOST_ANALYTICS_DAYS)
    throw new Refusal('request.invalid', { fields: { from: { problem: 'invalid' } } })
  if (days < 1 || to > tomorrow) throw new Refusal('request.invalid', { fields: { to: { problem: 'invalid' } } })
}

const COLUMNS = [
  'date',
  'sign_ups',
  'confirmed',
  'active_in_week',
  'paying',
  'active_members',
  'quizzes',
  'chat_messages',
  'ai_cost_micros',
] as const satisfies Exclude<keyof AnalyticsDay, 'revenue'>[]

/** CSV by RFC 4180. Cells are dates and numbers, so none needs quotes or can be a spreadsheet formula. */
export function analyticsTable(days: readonly AnalyticsDay[]): string {
  const currencies = [...new Set(days.flatMap(({ revenue }) => Object.keys(revenue)))].toSorted()
  const header = [...COLUMNS, ...currencies.map((currency) => `revenue_${currency.toLowerCase()}_minor`)]
  const lines = days.map((day) => [
    ...COLUMNS.map((column) => String(day[column])),
    ...currencies.map((currency) => String(day.revenue[currency] ?? 0)),
  ])
  return [header, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}

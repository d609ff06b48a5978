import { sql } from 'drizzle-orm'
import type { readAdminStats } from '#contract/admin.ts'
import type { Output } from '#contract/endpoint.ts'
import { transactions } from '#server/features/orders/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'

type Stats = Output<typeof readAdminStats>

/** Exact counts, each from an index-only scan. */
export async function readStats({ db }: Pick<Services, 'db'>): Promise<Stats> {
  const { rows } = await db.execute<Stats & Record<string, unknown>>(sql`
    select (select count(*)::int from member_directory) as total_users,
      (select count(*)::int from ${profiles} where role = 'coach') as active_coaches,
      (select count(*)::int from ${profiles} where coach_status = 'pending') as pending_approvals,
      (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount_minor', earned) order by currency), '[]')
        from (select currency, sum(amount_minor)::float8 as earned from ${transactions} where status = 'completed'
              group by currency) sums) as revenue`)
  if (!rows[0]) throw new Error('a select without a table has one row')
  return rows[0]
}

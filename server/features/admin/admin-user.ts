import { type SQL, sql } from 'drizzle-orm'
import type { AdminUser } from '#contract/admin.ts'
import { isoMoment } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { memberships } from '#server/features/membership/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import { member_directory } from './tables.ts'

/** The paid membership of `d` that gives Elite. There is at most one. */
const PAID = sql`(select jsonb_build_object('plan', paid.plan, 'state', paid.state,
    'until', ${isoMoment(sql`paid.period_end`)}, 'ends_at_period_end', paid.ends_at_period_end)
  from ${memberships} paid
  where paid.user_id = d.user_id and paid.provider is not null and paid.end_cause is null
    and paid.state in ('trialing', 'active', 'past_due')
  limit 1)`

/** An admin's view of a user, selected from `d` (directory), `p` (profiles) and `u` (users). */
export const ADMIN_USER: SQL = sql`d.user_id, d.full_name, d.email, p.avatar_url, p.coach_image_url,
  membership_type_of(d.role, d.elite_until) as membership_type,
  case when d.elite_until > now() then jsonb_build_object('until', ${isoMoment(sql`d.elite_until`)}) end as elite, ${PAID} as paid, p.coach_status,
  d.status, u.ban_reason, ${isoMoment(sql`d.created_at`)} as created_at,
  ${isoMoment(sql`d.last_active_at`)} as last_active_at`

export const ADMIN_USER_TABLES: SQL = sql`${member_directory} d join ${profiles} p on p.user_id = d.user_id
  join ${users} u on u.id = d.user_id`

export type AdminUserRow = AdminUser & Record<string, unknown>

export async function readAdminUser(db: Pick<Database, 'execute'>, user_id: string): Promise<AdminUser> {
  const { rows } = await db.execute<AdminUserRow>(
    sql`select ${ADMIN_USER} from ${ADMIN_USER_TABLES} where d.user_id = ${user_id}`,
  )
  if (!rows[0]) throw new Refusal('not-found')
  return rows[0]
}

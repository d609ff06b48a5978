import type { Pool } from 'pg'

/** Sets how many messages of the quota a member has used; the quota resets in twelve hours. */
export async function setQuotaUsed(pool: Pick<Pool, 'query'>, user_id: string, used: number): Promise<void> {
  await pool.query(
    `insert into ai_quotas (user_id, used, resets_at) values ($1, $2, now() + interval '12 hours')
     on conflict (user_id) do update set used = excluded.used, resets_at = excluded.resets_at`,
    [user_id, used],
  )
}

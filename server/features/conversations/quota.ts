import { type SQL, sql } from 'drizzle-orm'
import type { Quota } from '#contract/chat.ts'
import type { Database } from '#server/db/database.ts'
import { executePrepared } from '#server/db/execute-prepared.ts'
import type { Env } from '#server/env.ts'
import { FALLBACK_TIME_ZONE } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { ai_quota_days } from './tables.ts'
import type { Transaction } from './transaction.ts'

type Limits = Pick<Env, 'AI_FREE_MESSAGES' | 'AI_ELITE_MESSAGES'>

export const zoneOf = ({ session }: Member): string => session.user.profile.time_zone ?? FALLBACK_TIME_ZONE

function limitOf(env: Limits, { membership_type }: Member): number {
  return membership_type === 'free_member' ? env.AI_FREE_MESSAGES : env.AI_ELITE_MESSAGES
}

const todayIn = (time_zone: string) => sql`(now() at time zone ${time_zone})::date`

/** When the member's own day ends, in milliseconds. */
const resetIn = (time_zone: string) =>
  sql`(extract(epoch from (${todayIn(time_zone)} + 1)::timestamp at time zone ${time_zone}) * 1000)::float8`

interface Row extends Record<string, unknown> {
  used: number
  resets_at: number
}

function asQuota(row: Row | undefined, limit: number): Quota {
  if (!row) throw new Error('a quota has always one row')
  return { limit, used: Math.min(row.used, limit), resets_at: new Date(row.resets_at).toISOString() }
}

export async function readQuota(db: Pick<Database, 'execute'>, env: Limits, member: Member): Promise<Quota> {
  const time_zone = zoneOf(member)
  const { rows } = await db.execute<Row>(sql`
    select coalesce((
      select used from ${ai_quota_days} where user_id = ${member.user_id} and day = ${todayIn(time_zone)}
    ), 0) as used, ${resetIn(time_zone)} as resets_at`)
  return asQuota(rows[0], limitOf(env, member))
}

/**
 * As it stands, and as it stays until the transaction ends: whatever else this member sends meanwhile waits.
 * `turn` is another lock to wait for in the same statement.
 */
export async function lockQuota(tx: Transaction, env: Limits, member: Member, turn = sql`null`): Promise<Quota> {
  const time_zone = zoneOf(member)
  const [row] = await executePrepared<Row>(
    tx,
    sql`
    insert into ${ai_quota_days} as today (user_id, day, used) values (${member.user_id}, ${todayIn(time_zone)}, 0)
    on conflict (user_id, day) do update set used = today.used
    returning used, ${resetIn(time_zone)} as resets_at, ${turn} as turn`,
  )
  return asQuota(row, limitOf(env, member))
}

export function refuseUsedUp({ used, limit, resets_at }: Quota): void {
  if (used < limit) return
  const seconds = Math.ceil((Date.parse(resets_at) - Date.now()) / 1000)
  throw new Refusal('chat.quota-used-up', { retryAfter: Math.max(1, seconds) })
}

/** One message more, as a part of any statement; only under the lock. */
export function oneMore(member: Member): SQL {
  return sql`
    update ${ai_quota_days} set used = used + 1
    where user_id = ${member.user_id} and day = ${todayIn(zoneOf(member))}`
}

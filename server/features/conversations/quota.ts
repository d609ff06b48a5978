import { type SQL, sql } from 'drizzle-orm'
import { may } from '#contract/access.ts'
import type { Quota } from '#contract/chat.ts'
import { type Clock, momentSql } from '#server/clock.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { executePrepared } from '#server/db/execute-prepared.ts'
import type { Env } from '#server/env.ts'
import { FALLBACK_TIME_ZONE } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { ai_quotas } from './tables.ts'

type Limits = Pick<Env, 'AI_FREE_MESSAGES' | 'AI_ELITE_MESSAGES'>

interface QuotaServices {
  db: Pick<Database, 'execute'>
  env: Limits
  clock: Clock
}

export const zoneOf = ({ session }: Member): string => session.user.profile.time_zone ?? FALLBACK_TIME_ZONE

function limitOf(env: Limits, { membership_type }: Member): number {
  return may('use-elite-quota', membership_type) ? env.AI_ELITE_MESSAGES : env.AI_FREE_MESSAGES
}

/**
 * When the count starts again: at the member's next midnight. A day that has begun keeps its end when the time zone is
 * changed, and the day after it begins only then: it lasts 24 hours if the new zone's day had begun earlier. So no
 * sequence of time zones gives more than one quota in 24 hours.
 */
function resetAfter(last: SQL, time_zone: string, now: SQL): SQL {
  const midnight = (days: number) =>
    sql`((${now} at time zone ${time_zone})::date + ${days}::int)::timestamp at time zone ${time_zone}`
  return sql`case
    when ${last} > ${now} then ${last}
    when ${last} > ${midnight(0)} then ${last} + interval '24 hours'
    else ${midnight(1)} end`
}

const milliseconds = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::float8`

interface Row extends Record<string, unknown> {
  used: number
  resets_at: number
}

function asQuota(row: Row | undefined, limit: number): Quota {
  if (!row) throw new Error('a quota has always one row')
  return { limit, used: Math.min(row.used, limit), resets_at: new Date(row.resets_at).toISOString() }
}

export async function readQuota({ db, env, clock }: QuotaServices, member: Member): Promise<Quota> {
  const now = momentSql(clock.now())
  const { rows } = await db.execute<Row>(sql`
    select case when quota.resets_at > ${now} then quota.used else 0 end as used,
      ${milliseconds(resetAfter(sql`quota.resets_at`, zoneOf(member), now))} as resets_at
    from (select) as nothing left join ${ai_quotas} quota on quota.user_id = ${member.user_id}`)
  return asQuota(rows[0], limitOf(env, member))
}

/**
 * Reads the quota and locks it until the transaction ends, so that other messages of this member wait.
 * `turn` is another lock to wait for in the same statement.
 */
export async function lockQuota(
  { env, clock }: Omit<QuotaServices, 'db'>,
  tx: Transaction,
  member: Member,
  turn = sql`null`,
): Promise<Quota> {
  const now = momentSql(clock.now())
  const time_zone = zoneOf(member)
  const [row] = await executePrepared<Row>(
    tx,
    sql`
    insert into ${ai_quotas} as quota (user_id, used, resets_at)
    values (${member.user_id}, 0, ${resetAfter(sql`null::timestamptz`, time_zone, now)})
    on conflict (user_id) do update set used = case when quota.resets_at > ${now} then quota.used else 0 end,
      resets_at = ${resetAfter(sql`quota.resets_at`, time_zone, now)}
    returning used, ${milliseconds(sql`resets_at`)} as resets_at, ${turn} as turn`,
  )
  return asQuota(row, limitOf(env, member))
}

export const isUsedUp = ({ used, limit }: Quota): boolean => used >= limit

export function refuseUsedUp(quota: Quota, now: Date): void {
  if (!isUsedUp(quota)) return
  const seconds = Math.ceil((Date.parse(quota.resets_at) - now.getTime()) / 1000)
  throw new Refusal('chat.quota-used-up', { retryAfter: Math.max(1, seconds) })
}

/** Charges one message, as a part of any statement and only under the lock. Returns `resets_at`. */
export function chargeOne({ user_id }: Member): SQL {
  return sql`update ${ai_quotas} set used = used + 1 where user_id = ${user_id} returning resets_at`
}

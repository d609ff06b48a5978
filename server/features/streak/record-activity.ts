import { type SQL, sql } from 'drizzle-orm'
import { momentOfWrite } from '#contract/offline-rules.ts'
import type { ActivityKind, Streak } from '#contract/streak.ts'
import type { Waited } from '#contract/waited.ts'
import { momentSql } from '#server/clock.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { profiles } from '#server/features/profile/public.ts'
import { isFirstTime } from '#server/features/waited-writes/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import type { CivilDay } from './civil-days.ts'
import { FALLBACK_TIME_ZONE, readStreak } from './read-streak.ts'
import { activities } from './tables.ts'

export type ActivityServices = Pick<Services, 'clock' | 'events' | 'notifier'>

/**
 * Stores an activity of this moment as part of the transaction, or of an earlier one (`at`) if it waited for a connection.
 * Returns the resulting streak.
 */
export async function recordActivity(
  services: ActivityServices,
  tx: Transaction,
  { user_id, kind, at = services.clock.now() }: { user_id: string; kind: ActivityKind; at?: Date },
): Promise<Streak> {
  const time_zone = await addActivity(tx, user_id, kind, at)
  return await tellStreak(services, tx, { user_id, time_zone })
}

/** Sends the new streak to the member's open pages, and a notification at a milestone. */
export async function tellStreak(
  { clock, events, notifier }: ActivityServices,
  db: Database | Transaction,
  { user_id, time_zone }: { user_id: string; time_zone: string },
): Promise<Streak> {
  const { streak, first_day, milestone_today } = await readStreak(db, { user_id, time_zone }, clock.now())
  if (milestone_today !== null && first_day !== null) {
    // Unlike its date, the moment stays the same when the time zone changes.
    const began = await firstActivity(db, user_id, first_day, time_zone)
    await notifier.notify(
      {
        user_id,
        kind: 'streak_milestone',
        details: { days: milestone_today },
        once_key: `streak:${milestone_today}:${began}`,
      },
      db,
    )
  }
  events.publish(memberTopic(user_id), { type: 'streak-changed' })
  return streak
}

async function addActivity(tx: Transaction, user_id: string, kind: ActivityKind, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ time_zone: string | null }>(sql`
    with added as (${activityInsert(user_id, kind, now)})
    select time_zone from ${profiles} where user_id = ${user_id}`)
  return rows[0]?.time_zone ?? FALLBACK_TIME_ZONE
}

/**
 * Can be part of any statement. The same kind again in the same quarter of an hour adds nothing: time zones differ by
 * whole quarters, so midnight is never between the two. This limits the number of rows that a member can create.
 */
export function activityInsert(user_id: string, kind: ActivityKind, now: Date): SQL {
  return sql`
    insert into ${activities} (user_id, kind, created_at)
    select ${user_id}::uuid, ${kind}, ${momentSql(now)} where not exists (
      select from ${activities} where user_id = ${user_id} and kind = ${kind}
        and created_at >= date_bin('15 minutes', ${momentSql(now)}, timestamptz 'epoch')
        and created_at < date_bin('15 minutes', ${momentSql(now)}, timestamptz 'epoch') + interval '15 minutes'
    )`
}

async function firstActivity(
  db: Pick<Database, 'execute'>,
  user_id: string,
  day: CivilDay,
  time_zone: string,
): Promise<string> {
  const { rows } = await db.execute<{ began: string }>(sql`
    select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as began from ${activities}
    where user_id = ${user_id} and created_at >= (date '1970-01-01' + ${day}::int)::timestamp at time zone ${time_zone}`)
  if (!rows[0]?.began) throw new Error('a streak begins with an activity')
  return rows[0].began
}

export function finishPowerUp(
  services: Pick<Services, 'db'> & ActivityServices,
  { user_id }: Member,
  { waited }: { waited?: Waited | undefined } = {},
): Promise<Streak> {
  const now = services.clock.now()
  return services.db.transaction(async (tx) => {
    if (!(await isFirstTime(tx, { user_id, now }, waited))) return await streakNow(tx, user_id, now)
    return await recordActivity(services, tx, { user_id, kind: 'power_up', at: momentOfWrite(now, waited?.seconds) })
  })
}

async function streakNow(tx: Transaction, user_id: string, now: Date): Promise<Streak> {
  const { rows } = await tx.execute<{ time_zone: string | null }>(
    sql`select time_zone from ${profiles} where user_id = ${user_id}`,
  )
  return (await readStreak(tx, { user_id, time_zone: rows[0]?.time_zone ?? null }, now)).streak
}

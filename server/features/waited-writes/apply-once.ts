import { and, eq, sql } from 'drizzle-orm'
import type { Waited } from '#contract/waited.ts'
import { momentSql } from '#server/clock.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'
import { waited_writes } from './tables.ts'

/** Of one member: more than anyone writes until they are forgotten. Further writes are applied and not remembered. */
export const MOST_KEYS = 5_000

/**
 * False if this write was applied before; the caller then changes nothing and answers with what there is. Part of the
 * transaction that applies it: a second request with the same key waits for the first one's end.
 */
export async function isFirstTime(
  tx: Transaction,
  { user_id, now }: { user_id: string; now: Date },
  waited: Waited | undefined,
): Promise<boolean> {
  if (!waited) return true
  const { key } = waited
  const { rows } = await tx.execute(sql`
    insert into ${waited_writes} (user_id, key, applied_at)
    select ${user_id}::uuid, ${key}::uuid, ${momentSql(now)}
    where (select count(*) from (
      select from ${waited_writes} where user_id = ${user_id} limit ${MOST_KEYS}) kept) < ${MOST_KEYS}
    on conflict do nothing returning key`)
  if (rows.length > 0) return true
  const isIt = and(eq(waited_writes.user_id, user_id), eq(waited_writes.key, key))
  return (await tx.$count(waited_writes, isIt)) === 0
}

export const FORGET_WAITED_WRITES = 'forget-waited-writes'

/** A browser that has not sent its writes by then will hardly send them again. */
export async function forgetWaitedWrites({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db
    .delete(waited_writes)
    .where(sql`${waited_writes.applied_at} < ${momentSql(clock.now())} - interval '60 days'`)
}

export async function startWaitedWritesJobs(services: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { jobs } = services
  await jobs.work(FORGET_WAITED_WRITES, () => forgetWaitedWrites(services), { pollSeconds: 60 })
  await jobs.schedule(FORGET_WAITED_WRITES, '23 4 * * *')
}

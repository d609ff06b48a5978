import { and, eq, isNull } from 'drizzle-orm'
import { momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { givePoints, type PointServices } from '#server/features/people/public.ts'
import { isStepReported, reportStep } from '#server/features/plans/public.ts'
import { activityInsert } from '#server/features/streak/public.ts'
import { openCommitments } from './open-commitments.ts'
import { fighter_commitments } from './tables.ts'

/** From this rating on a commitment counts as kept. */
const KEPT_FROM = 5

interface Report {
  user_id: string
  time_zone: string
  message_id: string
  outcome: number
  now: Date
}

/** An outcome from 1 to 10 belongs to the commitment that the coaches ask about first. */
export async function reportOutcome(
  services: PointServices,
  db: Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>,
  { user_id, time_zone, message_id, outcome, now }: Report,
): Promise<void> {
  const [reported] = await db
    .select({ id: fighter_commitments.id })
    .from(fighter_commitments)
    .where(and(eq(fighter_commitments.user_id, user_id), eq(fighter_commitments.reported_in, message_id)))
    .limit(1)
  if (reported || (await isStepReported(db, { user_id, message_id }))) return
  const { rows } = await db.execute<{ id: string }>(openCommitments(user_id, time_zone, momentSql(now)))
  const id = rows[0]?.id
  if (id === undefined) return
  await db.execute(activityInsert(user_id, 'check_in', now))
  await rewardKept(services, db, { user_id, outcome })
  if (await reportStep(db, id, { user_id, outcome, message_id, now })) return
  await db
    .update(fighter_commitments)
    .set({ outcome, reported_in: message_id })
    .where(and(eq(fighter_commitments.id, id), isNull(fighter_commitments.outcome)))
}

/**
 * A kept commitment earns points once a day: promising and reporting many small things would otherwise make a rank.
 */
export async function rewardKept(
  services: PointServices,
  tx: Parameters<typeof givePoints>[0],
  { user_id, outcome }: { user_id: string; outcome: number },
): Promise<void> {
  if (outcome < KEPT_FROM) return
  const thing = services.clock.now().toISOString().slice(0, 10)
  await givePoints(tx, { user_id, cause: 'kept_commitment', thing }, services)
}

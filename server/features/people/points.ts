import { and, eq, sql } from 'drizzle-orm'
import { POINTS, type PointCause, rankOf } from '#contract/people-rules.ts'
import type { Database } from '#server/db/database.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'
import { ensurePerson } from './ensure-person.ts'
import { mayEnterNetwork } from './person-rows.ts'
import { people, points } from './tables.ts'

type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type PointServices = Pick<Services, 'notifier' | 'clock'>

interface Earned {
  user_id: string
  cause: PointCause
  /** What it was earned with, such as a question or a day: each cause counts once for a thing. */
  thing: string
}

/** Whoever reaches a rank is notified once. A member without the Network earns points too, and hears nothing of ranks. */
export async function givePoints(
  tx: Transaction,
  { user_id, cause, thing }: Earned,
  { notifier, clock }: PointServices,
): Promise<void> {
  await ensurePerson(tx, user_id)
  const [given] = await tx
    .insert(points)
    .values({ user_id, cause, thing, points: POINTS[cause], created_at: clock.now() })
    .onConflictDoNothing()
    .returning({ points: points.points })
  if (!given) return
  const sum = await addPoints(tx, user_id, given.points)
  const rank = rankOf(sum)
  if (rank === rankOf(sum - given.points)) return
  const inNetwork = sql`
    select ${profiles.user_id} as user_id from ${profiles}
    where ${profiles.user_id} = ${user_id} and ${mayEnterNetwork(clock.now())}`
  await notifier.notifyAll(inNetwork, { kind: 'rank', details: { rank }, once_key: `rank:${rank}` }, tx)
}

/** What was given by mistake. */
export async function takePointsBack(tx: Transaction, { user_id, cause, thing }: Earned): Promise<void> {
  const [taken] = await tx
    .delete(points)
    .where(and(eq(points.user_id, user_id), eq(points.cause, cause), eq(points.thing, thing)))
    .returning({ points: points.points })
  if (taken) await addPoints(tx, user_id, -taken.points)
}

async function addPoints(tx: Transaction, user_id: string, added: number): Promise<number> {
  const [person] = await tx
    .update(people)
    .set({ points: sql`${people.points} + ${added}` })
    .where(eq(people.user_id, user_id))
    .returning({ points: people.points })
  return person?.points ?? 0
}

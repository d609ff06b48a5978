import { and, eq, sql } from 'drizzle-orm'
import { POINTS, type PointCause } from '#contract/people-rules.ts'
import type { Database } from '#server/db/database.ts'
import { ensurePerson } from './ensure-person.ts'
import { people, points } from './tables.ts'

type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

/** Each cause counts once for a thing, such as a reply or an event. */
export async function givePoints(
  tx: Transaction,
  { user_id, cause, thing }: { user_id: string; cause: PointCause; thing: string },
): Promise<void> {
  await ensurePerson(tx, user_id)
  const given = await tx
    .insert(points)
    .values({ user_id, cause, thing, points: POINTS[cause] })
    .onConflictDoNothing()
    .returning({ points: points.points })
  for (const each of given) await addPoints(tx, user_id, each.points)
}

/** What was given by mistake. */
export async function takePointsBack(
  tx: Transaction,
  { user_id, cause, thing }: { user_id: string; cause: PointCause; thing: string },
): Promise<void> {
  const taken = await tx
    .delete(points)
    .where(and(eq(points.user_id, user_id), eq(points.cause, cause), eq(points.thing, thing)))
    .returning({ points: points.points })
  for (const each of taken) await addPoints(tx, user_id, -each.points)
}

async function addPoints(tx: Transaction, user_id: string, added: number): Promise<void> {
  await tx
    .update(people)
    .set({ points: sql`${people.points} + ${added}` })
    .where(eq(people.user_id, user_id))
}

import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { givePoints, type PointServices, people, points, takePointsBack } from '#server/features/people/public.ts'
import { posts } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Reply {
  parent_id: string | null
  author_id: string | null
}

/**
 * Gives the author of a reply the points for the question, or takes them back: they are held while one of the author's
 * replies to it is shown and marked as helpful. One asker gives points to the same person once a day, so that two people
 * cannot make each other champions.
 */
export async function settleHelpfulPoints(
  services: PointServices,
  tx: Transaction,
  { parent_id, author_id }: Reply,
): Promise<void> {
  if (!parent_id || !author_id) return
  // Locked, so that two marks at the same moment see each other.
  await tx.select().from(people).where(eq(people.user_id, author_id)).for('update')
  const earned = { user_id: author_id, cause: 'helpful_answer' as const, thing: parent_id }
  const isHelpful = and(
    eq(posts.parent_id, parent_id),
    eq(posts.author_id, author_id),
    eq(posts.state, 'shown'),
    isNotNull(posts.helpful_at),
  )
  if ((await tx.$count(posts, isHelpful)) === 0) return await takePointsBack(tx, earned)
  const ofSameAsker = sql`exists (
    select from ${posts} asked join ${posts} other using (author_id)
    where asked.id = ${parent_id} and other.id::text = ${points.thing})`
  const isRecent = and(
    eq(points.user_id, author_id),
    eq(points.cause, earned.cause),
    ne(points.thing, parent_id),
    gt(points.created_at, new Date(services.clock.now().getTime() - DAY_MS)),
    ofSameAsker,
  )
  if ((await tx.$count(points, isRecent)) === 0) await givePoints(tx, earned, services)
}

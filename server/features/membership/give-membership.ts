import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { memberships } from './tables.ts'

/** Gives Elite until a moment, or without an end. An existing gift gets the new end; a paid membership does not change. */
export async function giveMembership(
  transaction: Pick<Database, 'insert' | 'update'>,
  { user_id, period_end, given_by }: { user_id: string; period_end: Date | null; given_by: string },
): Promise<void> {
  const moved = await transaction
    .update(memberships)
    .set({ period_end, given_by })
    .where(and(isActive(user_id), isNull(memberships.provider)))
    .returning({ id: memberships.id })
  if (moved.length === 0) await transaction.insert(memberships).values({ user_id, period_end, given_by })
}

/** Ends paid and given memberships. */
export async function endMemberships(transaction: Pick<Database, 'update'>, user_id: string): Promise<void> {
  await transaction.update(memberships).set({ state: 'ended' }).where(isActive(user_id))
}

const isActive = (user_id: string) => and(eq(memberships.user_id, user_id), eq(memberships.state, 'active'))

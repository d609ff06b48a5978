import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
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
    .where(and(isLive(user_id), isNull(memberships.provider)))
    .returning({ id: memberships.id })
  if (moved.length === 0) await transaction.insert(memberships).values({ user_id, period_end, given_by })
}

/** Ends paid and given memberships. Returns the paid ones: the provider has to be told that they are over. */
export async function endMemberships(transaction: Pick<Database, 'update'>, user_id: string): Promise<string[]> {
  await transaction
    .update(memberships)
    .set({ state: 'ended' })
    .where(and(isLive(user_id), isNull(memberships.provider)))
  const paid = await transaction
    .update(memberships)
    .set({ state: 'ended', access_until: null, end_cause: 'admin', version: sql`${memberships.version} + 1` })
    .where(and(isLive(user_id), isNotNull(memberships.provider)))
    .returning({ id: memberships.id })
  return paid.map(({ id }) => id)
}

const isLive = (user_id: string) => and(eq(memberships.user_id, user_id), ne(memberships.state, 'ended'))

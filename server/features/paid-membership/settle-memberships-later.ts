import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { memberships } from '#server/features/membership/public.ts'
import { settleLater } from '#server/features/orders/public.ts'
import type { MembershipServices } from './settle-membership.ts'

/**
 * In the transaction that deletes or bans an account: a job then settles what the provider still charges for, again and
 * again until it is done. After a deletion it ends there (trigger memberships_left takes the name off), after a ban it is
 * cancelled.
 */
export async function settleMembershipsLater(
  services: Pick<MembershipServices, 'jobs'>,
  tx: Transaction,
  user_id: string,
): Promise<void> {
  const open = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.user_id, user_id), isNotNull(memberships.provider), isNull(memberships.ended_at)))
  for (const { id } of open) await settleLater(services, tx, id)
}

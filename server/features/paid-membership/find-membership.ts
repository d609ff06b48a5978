import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { givesElite, type MembershipPlan } from '#contract/membership-rules.ts'
import type { Database } from '#server/db/database.ts'
import { memberships } from '#server/features/membership/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { PaymentEvent } from '#server/outside/payments/payment-provider.ts'
import type { MembershipRow } from './membership-rules.ts'
import { type MembershipServices, settleMembership } from './settle-membership.ts'

type Reader = Pick<Database, 'select'>

/** The paid membership of a member that is not over; there is one at most. */
export async function findPaid(db: Reader, user_id: string): Promise<MembershipRow | undefined> {
  const [row] = await db
    .select()
    .from(memberships)
    .where(and(isPaidBy(user_id), ne(memberships.state, 'ended')))
  return row
}

/** With the one that has just ended: the return page asks about a page that may have been closed. */
export async function findNewest(db: Reader, user_id: string): Promise<MembershipRow | undefined> {
  const [row] = await db
    .select()
    .from(memberships)
    .where(isPaidBy(user_id))
    .orderBy(sql`${memberships.state} = 'ended'`, desc(memberships.created_at), desc(memberships.id))
    .limit(1)
  return row
}

const isPaidBy = (user_id: string) => and(eq(memberships.user_id, user_id), isNotNull(memberships.provider))

export type LiveMembership = MembershipRow & { plan: MembershipPlan; provider_subscription_id: string }

export async function findLive(db: Reader, user_id: string): Promise<LiveMembership> {
  const row = await findPaid(db, user_id)
  if (!row || !givesElite(row.state) || !row.plan || !row.provider_subscription_id) throw new Refusal('membership.none')
  return { ...row, plan: row.plan, provider_subscription_id: row.provider_subscription_id }
}

/** For those who receive the provider's events. What is none of ours is not found. */
export function paidMemberships(services: MembershipServices) {
  return {
    async find(event: Pick<PaymentEvent, 'checkout_id' | 'subscription_id'>) {
      const row = await findByEvent(services.db, services.payments.name, event)
      return row && { user_id: row.user_id, settle: () => settleMembership(services, row.id) }
    },
  }
}

async function findByEvent(
  db: Reader,
  provider: 'sandbox' | 'stripe',
  { checkout_id, subscription_id }: Pick<PaymentEvent, 'checkout_id' | 'subscription_id'>,
): Promise<MembershipRow | undefined> {
  if (checkout_id === null && subscription_id === null) return undefined
  const [row] = await db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.provider, provider),
        or(
          checkout_id === null ? undefined : eq(memberships.checkout_id, checkout_id),
          subscription_id === null ? undefined : eq(memberships.provider_subscription_id, subscription_id),
        ),
      ),
    )
  return row
}

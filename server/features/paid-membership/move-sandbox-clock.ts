import type { Input } from '#contract/endpoint.ts'
import { RENEWAL_NOTICE_DAYS } from '#contract/membership-rules.ts'
import type { moveSandboxClock as endpoint } from '#contract/memberships.ts'
import { daysAfter } from '#server/clock.ts'
import type { Member } from '#server/http/member.ts'
import type { Sandbox } from '#server/outside/payments/sandbox.ts'
import { findLive, type LiveMembership } from './find-membership.ts'
import { graceEndOf } from './membership-rules.ts'
import { type MembershipServices, settleMembership } from './settle-membership.ts'

/** Lets the time of the member's own sandbox subscription pass; everybody else's stays. */
export async function moveSandboxClock(
  services: MembershipServices,
  { subscriptions }: Sandbox,
  { user_id }: Member,
  { to, renewal }: Input<typeof endpoint>,
): Promise<void> {
  const row = await findLive(services.db, user_id)
  const card = renewal === 'fails' ? 'is refused' : 'pays'
  await subscriptions.moveClock(row.provider_subscription_id, momentOf(row, to), card)
  await settleMembership(services, row.id)
}

function momentOf(row: LiveMembership, to: Input<typeof endpoint>['to']): Date {
  const end = row.period_end ?? row.period_start
  switch (to) {
    case 'renewal_notice':
      return daysAfter(end, -RENEWAL_NOTICE_DAYS)
    case 'renewal':
      // What is owed is tried again; otherwise the period ends.
      return row.state === 'past_due' ? daysAfter(row.period_start, 1) : end
    case 'grace_end':
      return graceEndOf(row)
  }
}

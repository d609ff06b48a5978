import * as contract from '#contract/memberships.ts'
import type { TestApp } from '#tests/support/app.ts'
import { joinElite, startOf } from '#tests/support/memberships.ts'
import { memberOf } from '#tests/support/people.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/** A valid call of every route that changes a paid membership. */
export function membershipWrites(app: () => TestApp): PreparedCall[] {
  function asMember(input: Record<string, unknown> = {}) {
    return async (): Promise<ReadyCall> => {
      const member = await memberOf(app())
      await joinElite(member)
      return { ...member, input }
    }
  }
  return [
    [contract.startMembership, async () => ({ ...(await memberOf(app())), input: startOf() })],
    [contract.settleOwnMembership, asMember()],
    [
      contract.changePlan,
      async () => {
        const ready = await asMember()()
        const plan = 'elite_yearly' as const
        const { as_of, due_now_minor } = await ready.browser.call(contract.previewPlanChange, { plan })
        return { ...ready, input: { plan, as_of, shown_due_now_minor: due_now_minor } }
      },
    ],
    [contract.cancelMembership, asMember()],
    [contract.resumeMembership, asMember()],
    [contract.changePaymentMethod, asMember()],
    [contract.moveSandboxClock, asMember({ to: 'renewal', renewal: 'succeeds' })],
  ]
}

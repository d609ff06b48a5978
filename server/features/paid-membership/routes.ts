import * as contract from '#contract/memberships.ts'
import { withPayments } from '#server/features/orders/public.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import {
  cancelMembership,
  changePlan,
  openPaymentMethodPage,
  previewPlanChange,
  resumeMembership,
} from './change-membership.ts'
import { findNewest } from './find-membership.ts'
import { moveSandboxClock } from './move-sandbox-clock.ts'
import { listMembershipPayments, readMembership } from './read-membership.ts'
import { settleMembership } from './settle-membership.ts'
import { startMembership } from './start-membership.ts'

export function paidMembershipRoutes(services: Services): Route[] {
  const { payments } = services
  const routes = [
    route(contract.readMembership, ({ member }) => readMembership(services, member)),
    route(contract.startMembership, ({ input, member }) => startMembership(services, member, input)),
    route(contract.settleOwnMembership, async ({ member }) => {
      const row = await findNewest(services.db, member.user_id)
      if (row) await withPayments(services, () => settleMembership(services, row.id))
      return await readMembership(services, member)
    }),
    route(contract.previewPlanChange, ({ input, member }) => previewPlanChange(services, member, input.plan)),
    route(contract.changePlan, async ({ input, member }) => {
      await changePlan(services, member, input)
      return await readMembership(services, member)
    }),
    route(contract.cancelMembership, async ({ member }) => {
      await cancelMembership(services, member)
      return await readMembership(services, member)
    }),
    route(contract.resumeMembership, async ({ member }) => {
      await resumeMembership(services, member)
      return await readMembership(services, member)
    }),
    route(contract.changePaymentMethod, ({ member }) => openPaymentMethodPage(services, member)),
    route(contract.listMembershipPayments, ({ input, member }) =>
      listMembershipPayments(services, member, input.cursor),
    ),
  ]
  if (payments.name !== 'sandbox') return routes
  return [
    ...routes,
    route(contract.moveSandboxClock, async ({ input, member }) => {
      await moveSandboxClock(services, payments, member, input)
      return await readMembership(services, member)
    }),
  ]
}

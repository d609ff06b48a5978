import * as contract from '#contract/plans.ts'
import { type Route, rawRoute, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { changeStep, tickStep } from './change-step.ts'
import { exportPlan } from './export-plan.ts'
import { deletePlan, keepPlan } from './keep-plan.ts'
import { listPlans } from './read-plans.ts'

const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

export function plansRoutes(services: Services): Route[] {
  return [
    route(contract.keepPlan, ({ input, member }) => keepPlan(services, member, input.message_id), { changes: 'plans' }),
    route(contract.listPlans, async ({ member }) => ({ plans: await listPlans(services, member) })),
    route(contract.tickPlanStep, ({ input, member }) => tickStep(services, member, input), { changes: 'plans' }),
    route(contract.changePlanStep, ({ input, member }) => changeStep(services, member, input), { changes: 'plans' }),
    route(
      contract.deletePlan,
      async ({ input, member }) => {
        await deletePlan(services, member, input.id)
        return {}
      },
      { changes: 'plans' },
    ),
    rawRoute(contract.exportPlan, CALENDAR_TYPE, async ({ input, member }) => {
      const headers = {
        'content-type': CALENDAR_TYPE,
        'content-disposition': 'attachment; filename="kiai-plan.ics"',
        'cache-control': 'no-store',
      }
      return new Response(await exportPlan(services, member, input.id), { headers })
    }),
  ]
}

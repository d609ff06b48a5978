import * as contract from '#contract/first-camp.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { leaveCamp, lookBack, resumeCamp } from './take-part.ts'

export function firstCampRoutes(services: Services): Route[] {
  return [
    route(contract.leaveFirstCamp, async ({ member }) => {
      await leaveCamp(services, member)
      return {}
    }),
    route(contract.resumeFirstCamp, async ({ member }) => {
      await resumeCamp(services, member)
      return {}
    }),
    route(contract.lookBackInCamp, async ({ member }) => {
      await lookBack(services, member)
      return {}
    }),
  ]
}

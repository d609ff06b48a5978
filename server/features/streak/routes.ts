import * as contract from '#contract/streak.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { finishPowerUp } from './record-activity.ts'

export function streakRoutes(services: Services): Route[] {
  return [
    route(contract.finishPowerUp, async ({ input, member }) => ({
      streak: await finishPowerUp(services, member, input),
    })),
  ]
}

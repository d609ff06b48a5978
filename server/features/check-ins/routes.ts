import * as contract from '#contract/check-ins.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { answerCheckIn, readCheckIn, stopCheckIns } from './answer-check-in.ts'

export function checkInsRoutes(services: Services): Route[] {
  return [
    route(contract.readCheckIn, ({ input }) => readCheckIn(services, input.token)),
    route(contract.answerCheckIn, ({ input }) => answerCheckIn(services, input)),
    route(contract.stopCheckIns, ({ input }) => stopCheckIns(services, input.token)),
  ]
}

import * as contract from '#contract/coach-applications.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { applyAsCoach } from './apply-as-coach.ts'
import { approveCoach } from './approve-coach.ts'
import { listPendingApplications, readOwnApplication } from './read-applications.ts'
import { rejectCoach } from './reject-coach.ts'
import { signUpAsCoach } from './sign-up-as-coach.ts'
import { undoDecision } from './undo-decision.ts'

export function coachApplicationsRoutes(services: Services): Route[] {
  return [
    route(contract.signUpAsCoach, (call) => signUpAsCoach(services, call.input, call)),
    route(contract.applyAsCoach, ({ input, member }) => applyAsCoach(services, member, input)),
    route(contract.readOwnApplication, async ({ member }) => ({
      application: await readOwnApplication(services, member),
    })),
    route(contract.listPendingApplications, async () => ({ applications: await listPendingApplications(services) })),
    route(contract.approveCoach, ({ input, member }) => approveCoach(services, member, input.coach_user_id)),
    route(contract.rejectCoach, async ({ input, member }) => {
      await rejectCoach(services, member, input)
      return {}
    }),
    route(contract.undoDecision, async ({ input, member }) => {
      await undoDecision(services, member, input.coach_user_id)
      return {}
    }),
  ]
}

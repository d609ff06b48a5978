import * as contract from '#contract/coaches.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { followCoach, readFollow } from './follows.ts'
import { listCoaches } from './list-coaches.ts'
import { readCoach } from './read-coach.ts'

export function coachesRoutes(services: Services): Route[] {
  return [
    route(contract.listCoaches, ({ input }) => listCoaches(services, input)),
    route(contract.readCoach, ({ input }) => readCoach(services, input.slug)),
    route(contract.readFollow, ({ input, member }) => readFollow(services, member, input.slug)),
    route(contract.followCoach, ({ input, member }) => followCoach(services, member, input), {
      changes: 'coach-follow',
    }),
  ]
}

import * as contract from '#contract/profile.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { changeTimeZone } from './change-time-zone.ts'
import { updateProfile } from './update-profile.ts'

export function profileRoutes(services: Services): Route[] {
  return [
    route(contract.updateProfile, ({ input, member }) => updateProfile(services, member, input)),
    // The Fighter File shows the streak and the crisis line, which depend on the zone.
    route(contract.changeTimeZone, ({ input, member }) => changeTimeZone(services, member, input.time_zone), {
      changes: 'fighter-file',
    }),
  ]
}

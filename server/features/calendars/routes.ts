import * as contract from '#contract/calendars.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { changeBusyAddress } from './busy-times.ts'
import { changeCalendar } from './change-calendar.ts'
import { readCalendar } from './find-calendar.ts'
import { listOpenings } from './list-openings.ts'
import { listNearestTimes, listTimes } from './list-times-of-offer.ts'
import { readWeek } from './read-week.ts'

export function calendarsRoutes(services: Services): Route[] {
  return [
    route(contract.readCalendar, ({ input, member }) => readCalendar(services, member, input.slug)),
    route(contract.changeCalendar, ({ input, member }) => changeCalendar(services, member, input), {
      changes: 'bookings',
    }),
    route(
      contract.changeBusyAddress,
      async ({ input, member }) => {
        // Each makes the server ask an address on the internet.
        if (input.address !== null) await services.limits.consume('busy-address', member.user_id)
        return await changeBusyAddress(services, member, input)
      },
      { changes: 'bookings' },
    ),
    route(contract.readWeek, ({ input, member }) => readWeek(services, member, input)),
    route(contract.listOpenings, ({ input }) => listOpenings(services, input.slugs.split(','))),
    route(contract.listTimes, ({ input, member }) => listTimes(services, member, input)),
    route(contract.listNearestTimes, ({ input, member }) => listNearestTimes(services, member, input)),
  ]
}

import * as contract from '#contract/people.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { keepDistance, listDistances } from './distances.ts'
import { listPeople, readPerson, suggestPeople } from './list-people.ts'
import { changeOwnPerson, readOwnPerson } from './own-person.ts'

export function peopleRoutes(services: Services): Route[] {
  return [
    route(contract.readOwnPerson, ({ member }) => readOwnPerson(services, member)),
    route(contract.changeOwnPerson, ({ input, member }) => changeOwnPerson(services, member, input), {
      changes: 'spaces',
    }),
    // Before the path with a handle.
    route(contract.listDistances, ({ member }) => listDistances(services, member)),
    route(
      contract.keepDistance,
      async ({ input, member }) => {
        await keepDistance(services, member, input)
        return {}
      },
      { changes: 'spaces' },
    ),
    route(contract.readPerson, ({ input, member }) => readPerson(services, member, input.handle)),
    route(contract.listPeople, ({ input, member }) => listPeople(services, member, input)),
    route(contract.suggestPeople, ({ input, member }) => suggestPeople(services, member, input)),
  ]
}

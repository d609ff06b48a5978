import * as contract from '#contract/look-back.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { readShelf } from './read-shelf.ts'
import { readWeek } from './read-week.ts'

export function lookBackRoutes(services: Pick<Services, 'db' | 'clock'>): Route[] {
  return [
    route(contract.readWeek, ({ member, input }) => readWeek(services, member, input)),
    route(contract.readShelf, async ({ member }) => ({ items: await readShelf(services, member) })),
  ]
}

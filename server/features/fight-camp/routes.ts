import * as contract from '#contract/fight-camp.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { readFightCamp } from './read-fight-camp.ts'

export function fightCampRoutes(services: Pick<Services, 'db' | 'clock'>): Route[] {
  return [route(contract.readFightCamp, async ({ member }) => ({ camp: await readFightCamp(services, member) }))]
}

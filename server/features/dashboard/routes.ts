import * as contract from '#contract/dashboard.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { createReadDashboard } from './read-dashboard.ts'

export function dashboardRoutes(services: Pick<Services, 'db' | 'clock'>): Route[] {
  const readDashboard = createReadDashboard(services)
  return [route(contract.readDashboard, ({ member }) => readDashboard(member))]
}

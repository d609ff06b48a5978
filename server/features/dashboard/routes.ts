import * as contract from '#contract/dashboard.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { createReadDashboard } from './read-dashboard.ts'

export function dashboardRoutes({ db }: Pick<Services, 'db'>): Route[] {
  const readDashboard = createReadDashboard(db)
  return [route(contract.readDashboard, ({ member }) => readDashboard(member))]
}

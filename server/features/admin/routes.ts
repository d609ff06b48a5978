import * as contract from '#contract/admin.ts'
import { type Route, rawRoute, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { banUser, unbanUser } from './ban-user.ts'
import { changeRole } from './change-role.ts'
import { listAuditLog } from './list-audit-log.ts'
import { listTransactions } from './list-transactions.ts'
import { listUsers } from './list-users.ts'
import { analyticsTable, readAnalytics } from './read-analytics.ts'
import { readStats } from './read-stats.ts'
import { readWork } from './read-work.ts'
import { removePicture } from './remove-picture.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

const TABLE_TYPE = 'text/csv; charset=utf-8; header=present'

export function adminRoutes(services: Services): Route[] {
  return [
    route(contract.readAdminStats, () => readStats(services)),
    route(contract.listUsers, ({ input }) => listUsers(services, input)),
    route(contract.changeRole, ({ input, member }) => changeRole(services, member, input)),
    route(contract.banUser, ({ input, member }) => banUser(services, member, input)),
    route(contract.unbanUser, ({ input, member }) => unbanUser(services, member, input.user_id)),
    route(contract.signOutEverywhere, ({ input, member }) => signOutEverywhere(services, member, input.user_id)),
    route(contract.removePicture, ({ input, member }) => removePicture(services, member, input)),
    route(contract.listTransactions, ({ input }) => listTransactions(services, input)),
    route(contract.readAnalytics, async ({ input }) => ({ days: await readAnalytics(services, input) })),
    rawRoute(contract.exportAnalytics, TABLE_TYPE, async ({ input }) => {
      const table = analyticsTable(await readAnalytics(services, input))
      const name = `kiai-${input.from}-${input.to}.csv`
      return new Response(table, {
        headers: { 'content-type': TABLE_TYPE, 'content-disposition': `attachment; filename="${name}"` },
      })
    }),
    route(contract.readWork, () => readWork(services)),
    route(contract.listAuditLog, ({ input }) => listAuditLog(services, input.cursor)),
  ]
}

import { listAuditLog, listTransactions, listUsers, readAdminStats, readAnalytics, readWork } from '#contract/admin.ts'
import { USER_SORTS } from '#contract/admin-rules.ts'
import { listPendingApplications } from '#contract/coach-applications.ts'
import { type ActorContext, byShares, type NextAction, oneOf, read } from './action.ts'

const RANGE_DAYS = 30

/** An admin reads the cards, the lists and the charts. */
export function actAsAdmin({ client }: ActorContext): NextAction {
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return byShares(
    [20, () => read(client, readAdminStats, {})],
    [30, () => read(client, listUsers, { sort: oneOf(USER_SORTS) })],
    [15, () => read(client, listUsers, { search: oneOf(['robin', 'people.example', 'nobody']) })],
    [10, () => read(client, listTransactions, {})],
    [10, () => read(client, listPendingApplications, {})],
    [5, () => read(client, readAnalytics, { from: day(RANGE_DAYS), to: day(0) })],
    [5, () => read(client, listAuditLog, {})],
    [5, () => read(client, readWork, {})],
  )
}

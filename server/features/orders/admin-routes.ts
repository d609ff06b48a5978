import * as contract from '#contract/admin-orders.ts'
import { type Route, rawRoute, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { listAdminOrders, listDifferences, refundByAdmin } from './admin-orders.ts'
import { exportPayouts, listPayouts, recordPayout } from './admin-payouts.ts'
import { comparePayments } from './compare-payments.ts'
import { comparePayouts } from './compare-payouts.ts'
import { closeReturn } from './missing-returns.ts'
import { cancelPayout, createPayouts, markPayoutPaid } from './payouts.ts'
import { withPayments } from './place-order.ts'
import { SEND_PAYOUTS, sendPayoutAgain } from './send-payouts.ts'

const TABLE_TYPE = 'text/csv; charset=utf-8; header=present'

export function adminOrdersRoutes(services: Services): Route[] {
  return [
    route(contract.listAdminOrders, ({ input }) => listAdminOrders(services, input)),
    route(contract.refundOrder, ({ input, member }) => refundByAdmin(services, member, input)),
    route(contract.closeReturn, ({ input, member }) => closeReturn(services, member, input)),
    route(contract.listPayouts, ({ input }) => listPayouts(services, input.cursor)),
    route(contract.createPayouts, async ({ member }) => {
      const made = await createPayouts(services, recordPayout(member, 'create_payouts', { payout: 'open' }))
      if (services.payouts && made.created > 0) await services.jobs.enqueue(SEND_PAYOUTS, {})
      return made
    }),
    rawRoute(contract.exportPayouts, TABLE_TYPE, async () => {
      const headers = { 'content-type': TABLE_TYPE, 'content-disposition': 'attachment; filename="kiai-payouts.csv"' }
      return new Response(await exportPayouts(services), { headers })
    }),
    route(contract.markPayoutPaid, async ({ input: { id, reference }, member }) => {
      const record = recordPayout(member, 'mark_payout_paid', { payout: 'paid', reference })
      await markPayoutPaid(services, id, reference, record)
      return {}
    }),
    route(contract.sendPayout, async ({ input: { id }, member }) => {
      const record = recordPayout(member, 'send_payout', { payout: 'open' })
      await withPayments(services, () => sendPayoutAgain(services, id, record))
      return {}
    }),
    route(contract.cancelPayout, async ({ input: { id, reason }, member }) => {
      await cancelPayout(services, id, recordPayout(member, 'cancel_payout', { payout: 'cancelled', reason }))
      return {}
    }),
    route(contract.listDifferences, () => listDifferences(services)),
    route(contract.compareNow, () =>
      withPayments(services, async () => {
        const payouts = await comparePayouts(services)
        const { compared, settled, differences } = await comparePayments(services)
        return { compared: compared + payouts.compared, settled: settled + payouts.settled, differences }
      }),
    ),
  ]
}

import * as coachContract from '#contract/coach-orders.ts'
import * as contract from '#contract/orders.ts'
import * as payoutContract from '#contract/payout-accounts.ts'
import { type Route, rawRoute, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { adminOrdersRoutes } from './admin-routes.ts'
import { cancelOrder, confirmReceipt, returnProduct, savePosition, withdrawOrder } from './change-order.ts'
import { listCoachOrders, readCoachOrder } from './coach-orders.ts'
import { acceptReturn, declineOrder, deliverOrder, recordSessions } from './deliver-order.ts'
import { exportEarnings, readEarnings } from './earnings.ts'
import { readOwed } from './former-coaches.ts'
import { reportMissingReturn } from './missing-returns.ts'
import { type PaidMemberships, paymentRoutes } from './payment-routes.ts'
import { checkPayoutAccount, openPayoutAccount, readPayoutAccount } from './payout-accounts.ts'
import { placeOrder, resumeOrder, withPayments } from './place-order.ts'
import { findOwnOrder, listOrders, readInvoice, readOrder, readOrderCalendar } from './read-orders.ts'
import { readToday } from './read-today.ts'
import { settleOrder } from './settle-order.ts'
import { askToWithdraw, confirmWithdrawal } from './withdraw-by-mail.ts'

const CALENDAR_TYPE = 'text/calendar; charset=utf-8'
const TABLE_TYPE = 'text/csv; charset=utf-8; header=present'
const changes = { changes: 'orders' } as const

export function ordersRoutes(services: Services, memberships: PaidMemberships): Route[] {
  return [
    ...buyerRoutes(services),
    ...sellerRoutes(services),
    ...paymentRoutes(services, memberships),
    ...adminOrdersRoutes(services),
  ]
}

function buyerRoutes(services: Services): Route[] {
  return [
    route(contract.placeOrder, ({ input, member }) => placeOrder(services, member, input), changes),
    route(contract.resumeOrder, ({ input, member }) => resumeOrder(services, member, input.id), changes),
    route(contract.checkOrder, async ({ input, member }) => {
      await findOwnOrder(services.db, member, input.id)
      await withPayments(services, () => settleOrder(services, input.id))
      return await readOrder(services, member, input.id)
    }),
    route(contract.listOrders, ({ input, member }) => listOrders(services, member, input.cursor)),
    route(contract.readOrder, ({ input, member }) => readOrder(services, member, input.id)),
    route(contract.readInvoice, ({ input, member }) => readInvoice(services, member, input.id)),
    rawRoute(contract.readOrderCalendar, CALENDAR_TYPE, async ({ input, member }) => {
      const headers = {
        'content-type': CALENDAR_TYPE,
        'content-disposition': 'attachment; filename="kiai-seminar.ics"',
        'cache-control': 'no-store',
      }
      return new Response(await readOrderCalendar(services, member, input.id), { headers })
    }),
    route(contract.cancelOrder, async ({ input, member }) => {
      await cancelOrder(services, member, input.id)
      return await readOrder(services, member, input.id)
    }),
    route(contract.withdrawOrder, async ({ input, member }) => {
      await withdrawOrder(services, member, input.id, input.reason)
      return await readOrder(services, member, input.id)
    }),
    route(contract.returnProduct, async ({ input, member }) => {
      await returnProduct(services, member, input.id, input.reason)
      return await readOrder(services, member, input.id)
    }),
    route(contract.confirmReceipt, async ({ input, member }) => {
      await confirmReceipt(services, member, input.id)
      return await readOrder(services, member, input.id)
    }),
    route(contract.savePosition, async ({ input, member }) => {
      await savePosition(services, member, input)
      return {}
    }),
    route(contract.askToWithdraw, async ({ input, address }) => {
      await askToWithdraw(services, input, address)
      return {}
    }),
    route(contract.confirmWithdrawal, ({ input }) => confirmWithdrawal(services, input.token)),
  ]
}

function sellerRoutes(services: Services): Route[] {
  return [
    route(coachContract.listCoachOrders, ({ input, member }) => listCoachOrders(services, member, input)),
    route(coachContract.readCoachOrder, ({ input, member }) => readCoachOrder(services, member, input.id)),
    route(coachContract.deliverOrder, async ({ input, member }) => {
      await deliverOrder(services, member, input.id, input.delivery)
      return await readCoachOrder(services, member, input.id)
    }),
    route(coachContract.acceptReturn, async ({ input, member }) => {
      await acceptReturn(services, member, input.id)
      return await readCoachOrder(services, member, input.id)
    }),
    route(coachContract.reportMissingReturn, async ({ input, member }) => {
      await reportMissingReturn(services, member, input.id)
      return await readCoachOrder(services, member, input.id)
    }),
    route(coachContract.declineOrder, async ({ input, member }) => {
      await declineOrder(services, member, input.id, input.reason)
      return await readCoachOrder(services, member, input.id)
    }),
    route(coachContract.recordSessions, async ({ input, member }) => {
      await recordSessions(services, member, input)
      return await readCoachOrder(services, member, input.id)
    }),
    route(coachContract.readEarnings, ({ member }) => readEarnings(services, member)),
    route(coachContract.readOwed, async ({ member }) => ({ owed: await readOwed(services, member.user_id) })),
    rawRoute(coachContract.exportEarnings, TABLE_TYPE, async ({ input, member }) => {
      const table = await exportEarnings(services, member, input)
      const name = `kiai-sales-${input.from}-${input.to}.csv`
      const headers = { 'content-type': TABLE_TYPE, 'content-disposition': `attachment; filename="${name}"` }
      return new Response(table, { headers })
    }),
    route(payoutContract.readPayoutAccount, ({ member }) =>
      withPayments(services, () => readPayoutAccount(services, member)),
    ),
    route(payoutContract.openPayoutAccount, ({ input, member }) =>
      withPayments(services, () => openPayoutAccount(services, member, input.country)),
    ),
    route(payoutContract.checkPayoutAccount, ({ member }) =>
      withPayments(services, () => checkPayoutAccount(services, member)),
    ),
    route(coachContract.readToday, ({ member }) => readToday(services, member)),
  ]
}

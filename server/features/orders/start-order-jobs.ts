import { REFUND_PAYMENTS } from './ask-refund.ts'
import { COMPARE_PAYMENTS, comparePayments } from './compare-payments.ts'
import { comparePayouts } from './compare-payouts.ts'
import { END_OPEN_ORDERS, endOpenOrders } from './end-order.ts'
import { forgetPaidCoaches } from './former-coaches.ts'
import { FULFIL_ORDERS } from './fulfilment.ts'
import { lookAfterOrders, REMIND_OF_PACKAGES, remindOfPackages } from './look-after-orders.ts'
import type { SettleServices } from './order-row.ts'
import { payOpenRefunds } from './refund-order.ts'
import { SEND_PAYOUTS, sendPayouts } from './send-payouts.ts'
import type { PayoutServices } from './settle-payout.ts'

export async function startOrderJobs(services: SettleServices & PayoutServices): Promise<void> {
  const { jobs } = services
  await jobs.work(END_OPEN_ORDERS, () => endOpenOrders(services), { pollSeconds: 30 })
  await jobs.schedule(END_OPEN_ORDERS, '* * * * *')
  await jobs.work(REFUND_PAYMENTS, () => payOpenRefunds(services), { pollSeconds: 30 })
  await jobs.schedule(REFUND_PAYMENTS, '*/5 * * * *')
  await jobs.work(FULFIL_ORDERS, () => lookAfterOrders(services), { pollSeconds: 30 })
  await jobs.schedule(FULFIL_ORDERS, '*/5 * * * *')
  await jobs.work(REMIND_OF_PACKAGES, () => remindOfPackages(services), { pollSeconds: 60 })
  await jobs.schedule(REMIND_OF_PACKAGES, '41 9 * * *')
  if (services.payouts) {
    await jobs.work(SEND_PAYOUTS, () => sendPayouts(services), { pollSeconds: 30 })
    await jobs.schedule(SEND_PAYOUTS, '*/5 * * * *')
  }
  const compare = async () => {
    await forgetPaidCoaches(services)
    // Older orders and payouts once a day.
    const older = services.clock.now().getUTCHours() === 3
    await comparePayments(services, { older })
    await comparePayouts(services, { older })
  }
  await jobs.work(COMPARE_PAYMENTS, compare, { pollSeconds: 60 })
  await jobs.schedule(COMPARE_PAYMENTS, '23 * * * *')
}

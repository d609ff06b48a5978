export { giveBack, giveBackUndelivered, refundable } from './ask-refund.ts'
export { auditBooks } from './audit-books.ts'
export {
  bookMembershipPayment,
  findBookedInvoices,
  finishPeriods,
  isNewestPeriodGivenBack,
  lockOrdersOfMembership,
  refundOpenPeriods,
} from './book-membership.ts'
export {
  boughtFrom,
  cancelSeminar,
  hasBuyers,
  hasOrders,
  isOrdered,
  isOrderedAhead,
  lockOrders,
  moveSeminar,
  replaceVideo,
} from './buyers.ts'
export { cancelOrder } from './change-order.ts'
export { changeSale } from './change-sale.ts'
export { prepareTime } from './chosen-time.ts'
export { endOrder } from './end-order.ts'
export { finishFulfilment, SETTLE_MEMBERSHIPS, settleLater } from './fulfilment.ts'
export { mayReview } from './fulfilment-rules.ts'
export { endUnpaidOrdersOf, exportOrders, leaveOrders } from './leave-orders.ts'
export type { OrderRow, SettleServices, TimeServices } from './order-row.ts'
export { findOwnedVideos, mayBeWatched } from './owned-videos.ts'
export { withPayments } from './place-order.ts'
export { findOwnOrder } from './read-orders.ts'
export { payRefundsNow } from './refund-order.ts'
export { returnSession } from './return-session.ts'
export { startOrderJobs } from './start-order-jobs.ts'
export { fulfilments, orders, transactions } from './tables.ts'
export { findAddressee } from './tell-about-order.ts'

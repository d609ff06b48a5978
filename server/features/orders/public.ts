export { auditBooks } from './audit-books.ts'
export { endUnpaidOrdersOf, exportOrders, leaveOrders } from './leave-orders.ts'
export { startOrderJobs } from './start-order-jobs.ts'
export { fulfilments, orders, transactions } from './tables.ts'

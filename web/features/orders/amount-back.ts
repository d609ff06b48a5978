import type { Order } from '#contract/orders.ts'

type Paid = Pick<Order, 'total_minor' | 'refunded_minor' | 'sessions'>

/** What was paid and has not gone back. */
export function amountLeft({ total_minor, refunded_minor }: Paid): number {
  return total_minor - refunded_minor
}

/** What the server gives back to someone who withdraws: of a package the price of the sessions that are left. */
export function amountOnWithdrawal(order: Paid): number {
  const { sessions, total_minor } = order
  if (!sessions || sessions.used === 0) return amountLeft(order)
  return Math.min(amountLeft(order), Math.floor((total_minor * (sessions.total - sessions.used)) / sessions.total))
}

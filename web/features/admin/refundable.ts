import type { AdminOrder } from '#contract/admin-orders.ts'

/** What went back already or is on its way. */
export function givenBack({ refunded_minor, refunds }: Pick<AdminOrder, 'refunded_minor' | 'refunds'>): number {
  const underWay = refunds.filter(({ is_done }) => !is_done)
  return underWay.reduce((sum, { amount_minor }) => sum + amount_minor, refunded_minor)
}

/** What can still be given back: not what the bank has frozen. */
export function refundableOf(
  order: Pick<AdminOrder, 'state' | 'total_minor' | 'disputed_minor' | 'refunded_minor' | 'refunds'>,
): number {
  return order.state === 'paid' ? Math.max(0, order.total_minor - order.disputed_minor - givenBack(order)) : 0
}

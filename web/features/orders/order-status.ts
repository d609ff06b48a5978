import type { OrderLine } from '#contract/orders.ts'
import type { BadgeVariant } from '#web/ui/badge.tsx'

/** Where an order stands, as its buyer would say it. Each has its word and its sentence about what comes next. */
export type OrderStatus =
  | 'unpaid'
  | 'expired'
  | 'cancelled'
  | 'paid'
  | 'working'
  | 'late'
  | 'packing'
  | 'sent'
  | 'watchable'
  | 'booked'
  | 'session'
  | 'usable'
  | 'running'
  | 'delivered'
  | 'received'
  | 'over'
  | 'session_over'
  | 'given_up'
  | 'used'
  | 'returning'
  | 'missing'
  | 'returned'
  | 'stopped'
  | 'refunded'

type Standing = Pick<
  OrderLine,
  'kind' | 'state' | 'fulfilment' | 'due_at' | 'total_minor' | 'refunded_minor' | 'cancelled_late'
>

export function statusOf(order: Standing, now: number): OrderStatus {
  if (order.state === 'open') return 'unpaid'
  if (order.state !== 'paid') return order.state
  if (order.refunded_minor > 0 && order.refunded_minor >= order.total_minor) return 'refunded'
  switch (order.fulfilment) {
    case null:
      return 'paid'
    case 'due':
      if (order.due_at !== null && Date.parse(order.due_at) <= now) return 'late'
      return order.kind === 'product' ? 'packing' : 'working'
    case 'sent':
      return 'sent'
    case 'ready':
      return READY[order.kind]
    case 'done':
      if (order.cancelled_late) return 'given_up'
      return DONE[order.kind]
    case 'return_asked':
      return 'returning'
    case 'return_missing':
      return 'missing'
    case 'returned':
      return 'returned'
    case 'cancelled':
      return 'stopped'
  }
}

const READY = {
  video: 'watchable',
  seminar: 'booked',
  package: 'usable',
  coaching: 'session',
  shoutout: 'delivered',
  film_review: 'delivered',
  product: 'packing',
  membership: 'running',
} as const satisfies Record<OrderLine['kind'], OrderStatus>

const DONE = {
  video: 'watchable',
  seminar: 'over',
  package: 'used',
  coaching: 'session_over',
  shoutout: 'delivered',
  film_review: 'delivered',
  product: 'received',
  membership: 'over',
} as const satisfies Record<OrderLine['kind'], OrderStatus>

/** Blood: something is wrong or the buyer has to act. Ember: on its way. Brass: ready to use. Quiet: closed. */
export const STATUS_LOOK: Record<OrderStatus, BadgeVariant> = {
  unpaid: 'blood',
  late: 'blood',
  missing: 'blood',
  paid: 'ember',
  working: 'ember',
  packing: 'ember',
  sent: 'ember',
  returning: 'ember',
  watchable: 'brass',
  booked: 'brass',
  session: 'brass',
  usable: 'brass',
  running: 'brass',
  delivered: 'brass',
  received: 'outline',
  over: 'outline',
  session_over: 'outline',
  given_up: 'quiet',
  used: 'outline',
  returned: 'quiet',
  refunded: 'quiet',
  stopped: 'quiet',
  expired: 'quiet',
  cancelled: 'quiet',
}

/** Some of the price went back, but not all. */
export function isPartlyRefunded({ refunded_minor, total_minor }: Standing): boolean {
  return refunded_minor > 0 && refunded_minor < total_minor
}

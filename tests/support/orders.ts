import type { Order, OrderLine } from '#contract/orders.ts'

const AT = '2026-01-31T18:00:00.000Z'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A line of the list of purchases. */
export function someOrderLine(number: number, differs: Partial<OrderLine> = {}): OrderLine {
  return {
    id: idOf(number),
    number: `K26-${String(number).padStart(6, '0')}`,
    kind: 'shoutout',
    title: `Purchase ${number}`,
    seller: { slug: 'ai-bastion', name: 'Bastion', kind: 'persona', user_id: null },
    total_minor: 3900,
    refunded_minor: 0,
    currency: 'USD',
    state: 'paid',
    fulfilment: 'due',
    due_at: null,
    cancelled_late: false,
    may_withdraw: false,
    created_at: AT,
    ...differs,
  }
}

/** A purchase as its buyer sees it. */
export function someOrder(differs: Partial<Order> = {}): Order {
  const { total_minor = 3900, state = 'paid' } = differs
  return {
    ...someOrderLine(1),
    offer_id: idOf(100),
    subtotal_minor: total_minor,
    tax_minor: 0,
    refund_rule: 'until_delivered',
    is_disputed: false,
    paid_at: state === 'paid' ? AT : null,
    expires_at: null,
    was_declined: false,
    withdraw_until: null,
    request: null,
    delivery: null,
    delivered_at: null,
    files: [],
    language: 'en',
    starts_at: null,
    minutes: null,
    join_url: null,
    video_url: null,
    position_seconds: 0,
    sessions: null,
    period: null,
    refunds: [],
    booking_id: null,
    actions: [],
    ...differs,
  }
}

import { expect, test } from 'vitest'
import type { OrderLine } from '#contract/orders.ts'
import { isPartlyRefunded, type OrderStatus, statusOf } from './order-status.ts'

const NOW = Date.parse('2026-11-16T12:00:00.000Z')
const LATER = '2026-11-17T12:00:00.000Z'

type Standing = Parameters<typeof statusOf>[0]

const order = (differs: Partial<Standing>): Standing => ({
  kind: 'shoutout',
  state: 'paid',
  fulfilment: null,
  due_at: null,
  total_minor: 3900,
  refunded_minor: 0,
  cancelled_late: false,
  ...differs,
})

test.each<[OrderStatus, Partial<Standing>]>([
  ['unpaid', { state: 'open' }],
  ['expired', { state: 'expired' }],
  ['cancelled', { state: 'cancelled' }],
  ['paid', { fulfilment: null }],
  ['working', { fulfilment: 'due', due_at: LATER }],
  ['late', { fulfilment: 'due', due_at: '2026-11-16T12:00:00.000Z' }],
  ['packing', { kind: 'product', fulfilment: 'due', due_at: LATER }],
  ['late', { kind: 'product', fulfilment: 'due', due_at: '2026-11-15T12:00:00.000Z' }],
  ['sent', { kind: 'product', fulfilment: 'sent' }],
  ['watchable', { kind: 'video', fulfilment: 'ready' }],
  ['watchable', { kind: 'video', fulfilment: 'done' }],
  ['booked', { kind: 'seminar', fulfilment: 'ready' }],
  ['over', { kind: 'seminar', fulfilment: 'done' }],
  ['session_over', { kind: 'coaching', fulfilment: 'done' }],
  ['given_up', { kind: 'coaching', fulfilment: 'done', cancelled_late: true }],
  ['usable', { kind: 'package', fulfilment: 'ready' }],
  ['used', { kind: 'package', fulfilment: 'done' }],
  ['delivered', { kind: 'film_review', fulfilment: 'done' }],
  ['received', { kind: 'product', fulfilment: 'done' }],
  ['returning', { kind: 'product', fulfilment: 'return_asked' }],
  ['missing', { kind: 'product', fulfilment: 'return_missing' }],
  ['returned', { kind: 'product', fulfilment: 'returned' }],
  ['stopped', { fulfilment: 'cancelled' }],
  ['refunded', { fulfilment: 'cancelled', refunded_minor: 3900 }],
  ['delivered', { fulfilment: 'done', refunded_minor: 1000 }],
])('%s: %j', (status, differs) => expect(statusOf(order(differs), NOW)).toBe(status))

test('a gift that cost nothing does not count as refunded', () => {
  const gift: Partial<OrderLine> = { kind: 'video', fulfilment: 'ready', total_minor: 0 }
  expect(statusOf(order(gift), NOW)).toBe('watchable')
})

test.each([
  [0, false],
  [1000, true],
  [3900, false],
])('%d of 3900 refunded is a part: %s', (refunded_minor, expected) => {
  expect(isPartlyRefunded(order({ refunded_minor }))).toBe(expected)
})

import { expect, test } from 'vitest'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { givenBack, refundableOf } from './refundable.ts'

const refund = (amount_minor: number, is_done: boolean): AdminOrder['refunds'][number] => ({
  amount_minor,
  is_done,
  cause: 'admin',
  reason: null,
  created_at: '2026-11-16T12:00:00.000Z',
})
const paid = { state: 'paid', total_minor: 10_000, disputed_minor: 0, refunded_minor: 0, refunds: [] } as const

test('refunds that are under way cannot be given back a second time', () => {
  const order = { ...paid, refunded_minor: 3000, refunds: [refund(3000, true), refund(2000, false)] }
  expect(givenBack(order)).toBe(5000)
  expect(refundableOf(order)).toBe(5000)
})

test('what the bank has frozen cannot be given back', () => {
  expect(refundableOf({ ...paid, refunds: [], disputed_minor: 10_000 })).toBe(0)
})

test('an order that is not paid has nothing to give back', () => {
  expect(refundableOf({ ...paid, refunds: [], state: 'open' })).toBe(0)
})

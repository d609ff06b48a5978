import { expect, test } from 'vitest'
import { refundOnWithdrawal } from './order-rules.ts'

const packageOf = (total: number, used: number) => ({ total, used, expires_at: '2027-01-01T00:00:00.000Z' })

const monthFrom = (day: string, credit_minor = 0) => ({
  credit_minor,
  start: `${day}T00:00:00.000Z`,
  end: new Date(Date.parse(day) + 30 * 86_400_000).toISOString(),
})

/** What goes back to a buyer who withdraws. */
test.each([
  [
    'nothing used: all of it',
    { total_minor: 10_000, refunded_minor: 0, sessions: packageOf(3, 0), period: null },
    10_000,
  ],
  [
    'one of three used: two thirds, rounded down',
    { total_minor: 10_000, refunded_minor: 0, sessions: packageOf(3, 1), period: null },
    6666,
  ],
  [
    'never more than is left',
    { total_minor: 10_000, refunded_minor: 5000, sessions: packageOf(3, 1), period: null },
    5000,
  ],
  [
    'ten of thirty days used: two thirds of the price',
    { total_minor: 2900, refunded_minor: 0, sessions: null, period: monthFrom('2027-01-01') },
    1933,
  ],
  [
    'a period that has not begun: all of it',
    { total_minor: 2900, refunded_minor: 0, sessions: null, period: monthFrom('2027-03-01') },
    2900,
  ],
  [
    'after a change of plan: of the whole price, and never more than was paid with both orders',
    { total_minor: 26_100, refunded_minor: 0, sessions: null, period: monthFrom('2027-01-11', 2900) },
    29_000,
  ],
  ['no package: what is left', { total_minor: 3900, refunded_minor: 900, sessions: null, period: null }, 3000],
])('%s', (_what, order, amount) => expect(refundOnWithdrawal(order, Date.parse('2027-01-11'))).toBe(amount))

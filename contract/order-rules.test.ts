import { expect, test } from 'vitest'
import { refundOnWithdrawal } from './order-rules.ts'

const packageOf = (total: number, used: number) => ({ total, used, expires_at: '2027-01-01T00:00:00.000Z' })

/** What goes back to a buyer who withdraws. */
test.each([
  ['nothing used: all of it', { total_minor: 10_000, refunded_minor: 0, sessions: packageOf(3, 0) }, 10_000],
  [
    'one of three used: two thirds, rounded down',
    { total_minor: 10_000, refunded_minor: 0, sessions: packageOf(3, 1) },
    6666,
  ],
  ['never more than is left', { total_minor: 10_000, refunded_minor: 5000, sessions: packageOf(3, 1) }, 5000],
  ['no package: what is left', { total_minor: 3900, refunded_minor: 900, sessions: null }, 3000],
])('%s', (_what, order, amount) => expect(refundOnWithdrawal(order)).toBe(amount))

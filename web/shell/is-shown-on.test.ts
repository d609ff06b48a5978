import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { isShownOn } from './is-shown-on.ts'

const ORDER = '00000000-0000-4000-8000-000000000007'
const shared = { id: ORDER, read_at: null, created_at: '2026-11-16T10:00:00.000Z' }
const refunded: Notification = {
  ...shared,
  kind: 'order',
  details: { event: 'refunded', title: 'Corner words', order_id: ORDER, offer_id: null },
}
const milestone: Notification = { ...shared, kind: 'streak_milestone', details: { days: 7 } }

test.each([
  ['an order on its own page', `/purchases/${ORDER}`, refunded, true],
  ['an order elsewhere', '/purchases', refunded, false],
  ['a milestone, which its page does not tell', '/dashboard', milestone, false],
] as const)('%s', (_what, pathname, notification, shown) => {
  expect(isShownOn(pathname, notification)).toBe(shown)
})

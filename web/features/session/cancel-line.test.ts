import { expect, test } from 'vitest'
import { bookingOf, YEAR } from '#tests/screens/bookings.ts'
import { type CancelLine, cancelLineOf } from './cancel-line.ts'

const BEFORE = Date.parse(`${YEAR}-12-08T15:00:00.000Z`)
const LATE = Date.parse(`${YEAR}-12-10T03:00:00.000Z`)
const ORDER = '00000000-0000-4000-8000-0000000000b7'

test.each<[CancelLine | undefined, number, Parameters<typeof bookingOf>[0]]>([
  ['free', BEFORE, {}],
  ['cancelFree', BEFORE, { actions: ['cancel'] }],
  ['over', LATE, { actions: ['cancel'] }],
  ['overPackage', LATE, { actions: ['cancel'], refund: null, package_order_id: ORDER }],
  ['free', BEFORE, { refund: null, package_order_id: ORDER }],
  ['movedByCoach', LATE, { free_until: `${YEAR}-12-10T15:00:00.000Z` }],
  ['moveUntil', BEFORE, { refund: null }],
  ['cancelAnyTime', LATE, { refund: null, actions: ['cancel'] }],
  [undefined, BEFORE, { side: 'coach', free_until: null }],
  [undefined, BEFORE, { state: 'cancelled', actions: [] }],
])('%s at %d: %j', (line, now, changed) => expect(cancelLineOf(bookingOf(changed), now)).toBe(line))

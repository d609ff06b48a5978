import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { type Listing, withArrival, withOlder, withRead } from './listing.ts'

const NOW = '2026-11-15T10:00:00.000Z'

const notification = (id: string, read_at: string | null = null): Notification => ({
  id,
  kind: 'streak_milestone',
  details: { days: 7 },
  read_at,
  created_at: NOW,
})

/** Three are unread, one of them below the loaded part of the list. */
const listing: Listing = {
  notifications: [notification('d'), notification('c', NOW), notification('b')],
  unread: 3,
  more: true,
}

const ids = ({ notifications }: Listing) => notifications.map(({ id }) => id)
const unreadIds = ({ notifications }: Listing) => notifications.flatMap(({ id, read_at }) => (read_at ? [] : [id]))

test('a new notification is added on top and counted', () => {
  const next = withArrival(listing, notification('e'), 4)
  expect([ids(next), next.unread, next.more]).toEqual([['e', 'd', 'c', 'b'], 4, true])
})

test('a known notification is not added twice, and the server’s count is used', () => {
  const next = withArrival(listing, notification('b'), 5)
  expect([ids(next), next.unread]).toEqual([['d', 'c', 'b'], 5])
})

test('older notifications are added below without duplicates, with the newest count', () => {
  const next = withOlder(listing, { notifications: [notification('b'), notification('a')], unread: 4, more: false })
  expect([ids(next), next.unread, next.more]).toEqual([['d', 'c', 'b', 'a'], 4, false])
})

test('reading one notification lowers the count by one', () => {
  for (const [id, left] of [
    ['d', ['b']],
    ['b', ['d']],
  ] as const) {
    const next = withRead(listing, id, NOW)
    expect([unreadIds(next), next.unread]).toEqual([left, 2])
  }
})

test('reading a notification that is read or unknown does not lower the count', () => {
  for (const id of ['c', 'z']) expect(withRead(listing, id, NOW)).toEqual(listing)
})

test('reading all sets the count to zero, also for those not loaded yet', () => {
  const next = withRead(listing, null, NOW)
  expect([unreadIds(next), next.unread]).toEqual([[], 0])
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type MemberEvent, MemberEventSchema } from '#contract/events.ts'
import { postOf } from '#tests/screens/space-answers.ts'
import { readEvent } from './read-event.ts'

const notification = {
  id: randomUUID(),
  kind: 'streak_milestone',
  details: { days: 7 },
  read_at: null,
  created_at: '2026-11-15T10:00:00.000Z',
} as const

const events: MemberEvent[] = [
  { type: 'notification', notification, unread: 3 },
  { type: 'notifications-read', id: notification.id, unread: 2 },
  { type: 'notifications-read', id: null, unread: 0 },
  { type: 'account-changed' },
  { type: 'streak-changed' },
  { type: 'applications-changed' },
  { type: 'room-changed', room: 'war-room' },
  { type: 'post-added', space_id: notification.id, post: postOf(1) },
  { type: 'space-changed', space_id: notification.id },
  { type: 'space-changed', space_id: notification.id, spread_ms: 20_000 },
  { type: 'thread-changed', thread_id: notification.id },
  { type: 'booking-signal', booking_id: notification.id },
  { type: 'data-changed', data: 'saved-quotes' },
  { type: 'resync' },
]

test.each(events)('reads the event $type as the contract declares it', (event) => {
  expect(MemberEventSchema.parse(event)).toEqual(event)
  expect(readEvent(event)).toEqual(event)
})

test('the tests above cover every type of event', () => {
  const declared = MemberEventSchema.def.options.map(({ shape }) => shape.type.def.values[0])
  expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(declared.sort())
})

test('keeps fields that a newer server adds', () => {
  const newer = { ...events[0], colour: 'red' }
  expect(readEvent(newer)).toEqual(newer)
})

test.each([
  undefined,
  null,
  'resync',
  7,
  [],
  [{ type: 'resync' }],
  {},
  { type: null },
  { type: ['resync'] },
  { type: 'telepathy' },
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'notification' },
  { type: 'notification', notification, unread: '3' },
  { type: 'notification', notification: null, unread: 3 },
  { type: 'notification', notification: { ...notification, id: 7 }, unread: 3 },
  { type: 'notification', notification: { ...notification, kind: 'telepathy' }, unread: 3 },
  { type: 'notification', notification: { ...notification, details: 'seven' }, unread: 3 },
  { type: 'post-added', space_id: notification.id, post: { id: 7 } },
  { type: 'space-changed' },
  { type: 'thread-changed' },
  { type: 'thread-changed', thread_id: 7 },
  { type: 'data-changed' },
  { type: 'data-changed', data: 'thoughts' },
  { type: 'notifications-read', unread: 2 },
  { type: 'notifications-read', id: 7, unread: 2 },
  { type: 'notifications-read', id: null },
])('ignores the invalid event %j', (rubbish) => {
  expect(readEvent(rubbish)).toBeUndefined()
})

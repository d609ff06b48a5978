import { expect, test } from 'vitest'
import { isKeptRead, isOutdatedBy, WARMED_READS } from './kept-reads.ts'

const at = (path: string) => new URL(path, 'https://kiai.example')

test.each([
  '/api/session',
  '/api/dashboard',
  '/api/plans',
  '/api/saved-quotes',
  '/api/fighter-file',
  '/api/rooms/war-room',
  '/api/conversations?room=war-room',
  '/api/conversations/0b0f3c52-0000-4000-8000-000000000001',
  ...WARMED_READS,
])('%s is kept', (path) => expect(isKeptRead(at(path))).toBe(true))

test.each([
  '/api/admin/users',
  '/api/admin/stats',
  '/api/orders',
  '/api/membership/payments',
  '/api/threads',
  '/api/spaces/kings/posts',
  '/api/accounts/devices',
  '/api/accounts/export',
  '/api/events',
  '/api/health',
  '/api/plans/1/calendar.ics',
  '/api/conversations?room=war-room&search=knee',
  '/api/conversations/1/answer',
  '/api/session/renew',
])('%s is not kept', (path) => expect(isKeptRead(at(path))).toBe(false))

test('a write makes old what it changed, the dashboard and the look back', () => {
  const outdated = (written: string) => WARMED_READS.filter((path) => isOutdatedBy(written, at(path)))
  expect(outdated('/api/plans/1/steps/2/done')).toEqual(['/api/dashboard', '/api/plans', '/api/fight-camp'])
  expect(outdated('/api/fighter-file/facts/event_date')).toEqual([
    '/api/dashboard',
    '/api/fighter-file',
    '/api/fight-camp',
  ])
  expect(outdated('/api/war-room-ai')).toEqual([
    '/api/dashboard',
    '/api/rooms/war-room',
    '/api/conversations?room=war-room',
  ])
  expect(outdated('/api/power-ups')).toEqual(['/api/dashboard'])
  expect(isOutdatedBy('/api/training/belts', at('/api/look-back/shelf'))).toBe(true)
})

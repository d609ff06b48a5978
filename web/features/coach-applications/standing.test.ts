import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const member = (coach_status: 'pending' | 'approved' | 'denied' | null) =>
  ({ membership_type: 'free_member', coach_status }) as const

test('a member who never applied may apply', () => {
  expect(standingOf(member(null), null)).toBe('none')
})

test('an application that was just sent is pending before the session shows it', () => {
  expect(standingOf(member(null), { status: 'pending' })).toBe('pending')
  expect(standingOf(member('denied'), { status: 'pending' })).toBe('pending')
  expect(standingOf(member('pending'), null)).toBe('pending')
})

test('a denied application is shown as denied, and a new one may be sent', () => {
  expect(standingOf(member('denied'), { status: 'denied' })).toBe('denied')
  expect(standingOf(member('denied'), null)).toBe('denied')
})

test('a member with a coach membership is a coach, an admin only if approved', () => {
  expect(standingOf({ membership_type: 'coach', coach_status: null }, null)).toBe('coach')
  expect(standingOf({ membership_type: 'admin', coach_status: 'approved' }, null)).toBe('coach')
  expect(standingOf({ membership_type: 'admin', coach_status: null }, null)).toBe('none')
})

test('a former coach may apply again', () => {
  expect(standingOf(member('approved'), { status: 'approved' })).toBe('none')
})

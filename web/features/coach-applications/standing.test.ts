import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const member = (coach_status: 'pending' | 'approved' | 'denied' | null) =>
  ({ membership_type: 'free_member', coach_status }) as const

test('whoever never applied may', () => {
  expect(standingOf(member(null), null)).toBe('none')
})

test('one that was just sent is pending before the session knows of it', () => {
  expect(standingOf(member(null), { status: 'pending' })).toBe('pending')
  expect(standingOf(member('denied'), { status: 'pending' })).toBe('pending')
  expect(standingOf(member('pending'), null)).toBe('pending')
})

test('a denial is told, and the next try stays open', () => {
  expect(standingOf(member('denied'), { status: 'denied' })).toBe('denied')
  expect(standingOf(member('denied'), null)).toBe('denied')
})

test('a coach is one by the membership, an admin only when approved', () => {
  expect(standingOf({ membership_type: 'coach', coach_status: null }, null)).toBe('coach')
  expect(standingOf({ membership_type: 'admin', coach_status: 'approved' }, null)).toBe('coach')
  expect(standingOf({ membership_type: 'admin', coach_status: null }, null)).toBe('none')
})

test('whoever was a coach and is no more may apply again', () => {
  expect(standingOf(member('approved'), { status: 'approved' })).toBe('none')
})

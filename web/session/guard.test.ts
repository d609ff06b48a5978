import { expect, test } from 'vitest'
import { MEMBERSHIP_TYPES, type MembershipType } from '#contract/access.ts'
import { judge } from './guard.ts'
import { CHECKING, type SessionState } from './session-state.ts'

const visitor = { ...CHECKING, status: 'signed_out' } as SessionState
const member = (membership_type: MembershipType) =>
  ({ status: 'signed_in', session: { user: { profile: { membership_type } } } }) as SessionState

test('a public page waits for nothing', () => {
  expect(judge('everyone', CHECKING)).toBe('show')
  expect(judge('everyone', visitor)).toBe('show')
})

test('a protected page waits for the answer, then shows itself or asks to sign in', () => {
  expect(judge('member', CHECKING)).toBe('wait')
  expect(judge('member', visitor)).toBe('sign-in')
  for (const type of MEMBERSHIP_TYPES) expect(judge('member', member(type))).toBe('show')
})

test('an answer that does not come is said, not taken for a no', () => {
  expect(judge('member', { ...CHECKING, status: 'unreachable' } as SessionState)).toBe('unreachable')
})

test('/admin is for admins alone', () => {
  const verdicts = MEMBERSHIP_TYPES.map((type) => judge('admin', member(type)))
  expect(verdicts).toEqual(['deny', 'deny', 'deny', 'deny', 'show'])
  expect(judge('admin', visitor)).toBe('sign-in')
})

test('/coach-dashboard is for coaches and admins, whatever became of an application', () => {
  const verdicts = MEMBERSHIP_TYPES.map((type) => judge('coach', member(type)))
  expect(verdicts).toEqual(['deny', 'deny', 'deny', 'show', 'show'])
  expect(judge('coach', visitor)).toBe('sign-in')
})

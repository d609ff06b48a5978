import { expect, test } from 'vitest'
import { MEMBERSHIP_TYPES, type MembershipType } from '#contract/access.ts'
import { checkAccess } from './guard.ts'
import { CHECKING, type SessionState } from './session-state.ts'

const visitor = { ...CHECKING, status: 'signed_out' } as SessionState
const member = (membership_type: MembershipType) =>
  ({ status: 'signed_in', session: { user: { profile: { membership_type } } } }) as SessionState

test('a public page is shown without waiting for the session', () => {
  expect(checkAccess('everyone', CHECKING)).toBe('show')
  expect(checkAccess('everyone', visitor)).toBe('show')
})

test('a protected page waits for the session check, then is shown or leads to the sign-in', () => {
  expect(checkAccess('member', CHECKING)).toBe('wait')
  expect(checkAccess('member', visitor)).toBe('sign-in')
  for (const type of MEMBERSHIP_TYPES) expect(checkAccess('member', member(type))).toBe('show')
})

test('a protected page says that the server cannot be reached, instead of asking to sign in', () => {
  expect(checkAccess('member', { ...CHECKING, status: 'unreachable' } as SessionState)).toBe('unreachable')
})

test('/admin is for admins alone', () => {
  const decisions = MEMBERSHIP_TYPES.map((type) => checkAccess('administer', member(type)))
  expect(decisions).toEqual(['deny', 'deny', 'deny', 'deny', 'show'])
  expect(checkAccess('administer', visitor)).toBe('sign-in')
})

test('/coach-dashboard is for coaches and admins, whatever the state of an application', () => {
  const decisions = MEMBERSHIP_TYPES.map((type) => checkAccess('use-coach-desk', member(type)))
  expect(decisions).toEqual(['deny', 'deny', 'deny', 'show', 'show'])
  expect(checkAccess('use-coach-desk', visitor)).toBe('sign-in')
})

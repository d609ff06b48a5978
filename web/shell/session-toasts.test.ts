import { expect, test } from 'vitest'
import { CHECKING, type SessionState } from '#web/session/session-state.ts'
import { newsOf } from './session-toasts.ts'

const state = (event: SessionState['event'], origin: SessionState['origin'], at = 1) =>
  ({ ...CHECKING, event, origin, at }) as SessionState

test('a session event of another tab shows a toast', () => {
  expect(newsOf(state('signed_out', 'elsewhere'), CHECKING)).toBe('signed_out')
  expect(newsOf(state('signed_in', 'elsewhere'), CHECKING)).toBe('signed_in')
  expect(newsOf(state('user_updated', 'elsewhere'), CHECKING)).toBe('user_updated')
  expect(newsOf(state('signed_out', 'expired'), CHECKING)).toBe('expired')
})

test('an event of this tab, or any renewal, shows no toast', () => {
  expect(newsOf(state('signed_out', 'here'), CHECKING)).toBeUndefined()
  expect(newsOf(state('signed_in', 'here'), CHECKING)).toBeUndefined()
  expect(newsOf(state('token_refreshed', 'elsewhere'), CHECKING)).toBeUndefined()
})

test('a decision on an application shows no toast, because it has a notification', () => {
  const applicant = (coach_status: string | null, at: number) =>
    ({
      ...state('user_updated', 'elsewhere', at),
      session: { user: { profile: { coach_status } } },
    }) as unknown as SessionState
  expect(newsOf(applicant('denied', 2), applicant('pending', 1))).toBeUndefined()
  expect(newsOf(applicant('approved', 2), applicant('pending', 1))).toBeUndefined()
  expect(newsOf(applicant('denied', 2), applicant('denied', 1))).toBe('user_updated')
  expect(newsOf(applicant('pending', 2), applicant(null, 1))).toBe('user_updated')
})

test('the same event shows no second toast', () => {
  const told = state('signed_out', 'elsewhere')
  expect(newsOf({ ...told }, told)).toBeUndefined()
})

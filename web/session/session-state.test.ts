import { describe, expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { CHECKING, nextSession, type SessionAction, type SessionState } from './session-state.ts'

function sessionOf(
  id: string,
  changes: Partial<Session['user']> = {},
  expires_at = '2026-01-08T00:00:00.000Z',
): Session {
  const profile = {
    user_id: id,
    full_name: 'Noa',
    avatar_url: null,
    membership_type: 'free_member',
    coach_status: null,
    time_zone: null,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    upgraded_at: null,
  } as const
  const user = {
    id,
    email: 'noa@kiai.example',
    language: 'en' as const,
    two_factor_enabled: false,
    elite: null,
    profile,
    ...changes,
  }
  return { expires_at, token_type: 'bearer', user }
}

const noa = sessionOf('noa')
const stateAfter = (...actions: SessionAction[]) =>
  actions.reduce<SessionState>((state, action, step) => nextSession(state, action, step + 1), CHECKING)
const signedIn: SessionAction = { type: 'signed-in', session: noa }

describe('a session (§4)', () => {
  test('becomes signed_in', () => {
    expect(stateAfter(signedIn)).toMatchObject({
      status: 'signed_in',
      event: 'signed_in',
      origin: 'here',
      session: noa,
    })
  })

  test('becomes signed_out', () => {
    const state = stateAfter(signedIn, { type: 'signed-out', origin: 'here' })
    expect(state).toMatchObject({ status: 'signed_out', event: 'signed_out', session: null })
  })

  test('becomes token_refreshed', () => {
    const renewed = sessionOf('noa', {}, '2026-02-01T00:00:00.000Z')
    expect(stateAfter(signedIn, { type: 'renewed', session: renewed })).toMatchObject({
      status: 'signed_in',
      event: 'token_refreshed',
      session: renewed,
    })
  })

  test('becomes password_recovery without signing anyone in', () => {
    const state = stateAfter({ type: 'found', session: null, origin: 'here' }, { type: 'recovery-opened' })
    expect(state).toMatchObject({ status: 'signed_out', event: 'password_recovery' })
  })

  test('becomes user_updated', () => {
    const updated = sessionOf('noa', { language: 'pt' })
    expect(stateAfter(signedIn, { type: 'updated', session: updated })).toMatchObject({
      event: 'user_updated',
      session: updated,
    })
  })

  test('becomes mfa_challenge_verified, signed in', () => {
    const state = stateAfter({ type: 'second-factor-verified', session: noa })
    expect(state).toMatchObject({ status: 'signed_in', event: 'mfa_challenge_verified' })
  })
})

describe('a session check', () => {
  const found = (session: Session | null): SessionAction => ({ type: 'found', session, origin: 'elsewhere' })

  test('that first finds nobody signed in shows a visitor, without an event', () => {
    expect(stateAfter(found(null))).toMatchObject({ status: 'signed_out', event: null })
  })

  test('that no longer finds the member signs out', () => {
    expect(stateAfter(signedIn, found(null))).toMatchObject({
      status: 'signed_out',
      event: 'signed_out',
      origin: 'expired',
    })
  })

  test('that finds a member after a visitor reports a sign-in elsewhere', () => {
    expect(stateAfter(found(null), found(noa))).toMatchObject({ event: 'signed_in', origin: 'elsewhere' })
  })

  test('that finds another member reports a new sign-in', () => {
    expect(stateAfter(signedIn, found(sessionOf('ana')))).toMatchObject({ event: 'signed_in' })
  })

  test('that finds the same member with another profile reports an update', () => {
    const coach = { ...noa.user.profile, membership_type: 'coach' as const }
    expect(stateAfter(signedIn, found(sessionOf('noa', { profile: coach })))).toMatchObject({ event: 'user_updated' })
  })

  test('that finds no change keeps the same state object, so that nothing renders again', () => {
    const state = stateAfter(signedIn)
    expect(nextSession(state, found(sessionOf('noa')), 9)).toBe(state)
  })

  test('that fails shows “unreachable” only if no check has succeeded before', () => {
    expect(stateAfter({ type: 'unreachable' })).toMatchObject({ status: 'unreachable', session: null })
    expect(stateAfter(signedIn, { type: 'unreachable' })).toMatchObject({ status: 'signed_in', session: noa })
    expect(stateAfter({ type: 'unreachable' }, found(noa))).toMatchObject({ status: 'signed_in' })
  })

  test('that succeeds for the first time after a failure reports no sign-in elsewhere', () => {
    expect(stateAfter(found(noa))).toMatchObject({ event: 'signed_in', origin: 'here' })
    expect(stateAfter({ type: 'unreachable' }, found(noa))).toMatchObject({ event: 'signed_in', origin: 'here' })
  })

  test('keeps a password recovery that was opened meanwhile as the last event', () => {
    for (const session of [noa, null])
      expect(stateAfter({ type: 'recovery-opened' }, found(session))).toMatchObject({
        status: session ? 'signed_in' : 'signed_out',
        event: 'password_recovery',
      })
  })
})

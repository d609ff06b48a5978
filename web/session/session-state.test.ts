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
    profile,
    ...changes,
  }
  return { expires_at, token_type: 'bearer', user }
}

const noa = sessionOf('noa')
const stateAfter = (...actions: SessionAction[]) =>
  actions.reduce<SessionState>((state, action, step) => nextSession(state, action, step + 1), CHECKING)
const signedIn: SessionAction = { type: 'signed-in', session: noa }

describe('the six states of §4 come about', () => {
  test('signed_in', () => {
    expect(stateAfter(signedIn)).toMatchObject({
      status: 'signed_in',
      event: 'signed_in',
      origin: 'here',
      session: noa,
    })
  })

  test('signed_out', () => {
    const state = stateAfter(signedIn, { type: 'signed-out', origin: 'here' })
    expect(state).toMatchObject({ status: 'signed_out', event: 'signed_out', session: null })
  })

  test('token_refreshed', () => {
    const renewed = sessionOf('noa', {}, '2026-02-01T00:00:00.000Z')
    expect(stateAfter(signedIn, { type: 'renewed', session: renewed })).toMatchObject({
      status: 'signed_in',
      event: 'token_refreshed',
      session: renewed,
    })
  })

  test('password_recovery, which signs nobody in', () => {
    const state = stateAfter({ type: 'found', session: null, origin: 'here' }, { type: 'recovery-opened' })
    expect(state).toMatchObject({ status: 'signed_out', event: 'password_recovery' })
  })

  test('user_updated', () => {
    const updated = sessionOf('noa', { language: 'pt' })
    expect(stateAfter(signedIn, { type: 'updated', session: updated })).toMatchObject({
      event: 'user_updated',
      session: updated,
    })
  })

  test('mfa_challenge_verified, which signs in', () => {
    const state = stateAfter({ type: 'second-factor-verified', session: noa })
    expect(state).toMatchObject({ status: 'signed_in', event: 'mfa_challenge_verified' })
  })
})

describe('what the server answers to "who is signed in?"', () => {
  const found = (session: Session | null): SessionAction => ({ type: 'found', session, origin: 'elsewhere' })

  test('nobody, at first: a visitor, and nothing has happened', () => {
    expect(stateAfter(found(null))).toMatchObject({ status: 'signed_out', event: null })
  })

  test('nobody any more: the session has ended', () => {
    expect(stateAfter(signedIn, found(null))).toMatchObject({
      status: 'signed_out',
      event: 'signed_out',
      origin: 'expired',
    })
  })

  test('someone, where nobody was: signed in elsewhere', () => {
    expect(stateAfter(found(null), found(noa))).toMatchObject({ event: 'signed_in', origin: 'elsewhere' })
  })

  test('someone else: signed in anew', () => {
    expect(stateAfter(signedIn, found(sessionOf('ana')))).toMatchObject({ event: 'signed_in' })
  })

  test('the same person with another profile: updated', () => {
    const coach = { ...noa.user.profile, membership_type: 'coach' as const }
    expect(stateAfter(signedIn, found(sessionOf('noa', { profile: coach })))).toMatchObject({ event: 'user_updated' })
  })

  test('the same as before: the very same state, so that nothing is drawn again', () => {
    const state = stateAfter(signedIn)
    expect(nextSession(state, found(sessionOf('noa')), 9)).toBe(state)
  })

  test('nothing: only someone who never got an answer is stuck', () => {
    expect(stateAfter({ type: 'unreachable' })).toMatchObject({ status: 'unreachable', session: null })
    expect(stateAfter(signedIn, { type: 'unreachable' })).toMatchObject({ status: 'signed_in', session: noa })
    expect(stateAfter({ type: 'unreachable' }, found(noa))).toMatchObject({ status: 'signed_in' })
  })

  test('someone, where nothing was known yet: nobody signed in elsewhere, this tab only learnt it late', () => {
    expect(stateAfter(found(noa))).toMatchObject({ event: 'signed_in', origin: 'here' })
    expect(stateAfter({ type: 'unreachable' }, found(noa))).toMatchObject({ event: 'signed_in', origin: 'here' })
  })

  test('whoever it is, a link to a new password that was opened meanwhile is what happened last', () => {
    for (const session of [noa, null])
      expect(stateAfter({ type: 'recovery-opened' }, found(session))).toMatchObject({
        status: session ? 'signed_in' : 'signed_out',
        event: 'password_recovery',
      })
  })
})

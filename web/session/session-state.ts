import type { Session } from '#contract/session.ts'

/** The session events of §4. Each is announced once, when it happens. */
export type SessionEvent =
  | 'signed_out'
  | 'signed_in'
  | 'token_refreshed'
  | 'password_recovery'
  | 'user_updated'
  | 'mfa_challenge_verified'

/** Whether this tab caused the event, another tab or device, or the expiry of the session. */
export type SessionOrigin = 'here' | 'elsewhere' | 'expired'

type Happened = { event: SessionEvent | null; origin: SessionOrigin; at: number }

export type SessionState = Happened &
  ({ status: 'checking' | 'unreachable' | 'signed_out'; session: null } | { status: 'signed_in'; session: Session })

export type SessionAction =
  | { type: 'found'; session: Session | null; origin: SessionOrigin }
  | { type: 'signed-in' | 'second-factor-verified' | 'renewed' | 'updated'; session: Session }
  | { type: 'signed-out'; origin: SessionOrigin }
  | { type: 'recovery-opened' }
  | { type: 'unreachable' }

export const CHECKING: SessionState = { status: 'checking', session: null, event: null, origin: 'here', at: 0 }

const EVENT_OF = {
  'signed-in': 'signed_in',
  'second-factor-verified': 'mfa_challenge_verified',
  renewed: 'token_refreshed',
  updated: 'user_updated',
} as const

export function nextSession(state: SessionState, action: SessionAction, now: number): SessionState {
  switch (action.type) {
    case 'found':
      return found(state, action.session, action.origin, now)
    case 'signed-out':
      return { status: 'signed_out', session: null, event: 'signed_out', origin: action.origin, at: now }
    case 'recovery-opened':
      return { ...state, event: 'password_recovery', origin: 'here', at: now }
    case 'unreachable':
      // A member who is signed in stays so while the network is down.
      return state.status === 'checking' ? { ...state, status: 'unreachable', session: null } : state
    default:
      return { status: 'signed_in', session: action.session, event: EVENT_OF[action.type], origin: 'here', at: now }
  }
}

function found(state: SessionState, session: Session | null, origin: SessionOrigin, now: number): SessionState {
  if (!session) {
    if (state.status === 'signed_in') {
      return { status: 'signed_out', session: null, event: 'signed_out', origin: 'expired', at: now }
    }
    return state.status === 'signed_out' ? state : { ...state, status: 'signed_out', session: null, at: now }
  }
  if (!isAnswered(state)) {
    // The first successful check is no sign-in elsewhere, however late it comes. A password recovery stays the last event.
    return { status: 'signed_in', session, event: state.event ?? 'signed_in', origin: 'here', at: now }
  }
  const event = changeBetween(state.session, session)
  return event ? { status: 'signed_in', session, event, origin, at: now } : state
}

/** Whether the server has ever told this tab who is signed in. */
function isAnswered({ status }: SessionState): boolean {
  return status === 'signed_in' || status === 'signed_out'
}

function changeBetween(before: Session | null, after: Session): SessionEvent | undefined {
  if (before?.user.id !== after.user.id) return 'signed_in'
  if (JSON.stringify(before.user) !== JSON.stringify(after.user)) return 'user_updated'
  return before.expires_at === after.expires_at ? undefined : 'token_refreshed'
}

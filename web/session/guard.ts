import { type Access, admits } from '#contract/access.ts'
import type { SessionState } from './session-state.ts'

export type PageDecision = 'show' | 'wait' | 'unreachable' | 'sign-in' | 'deny'

/** What a page with this access shows in this session state (§4: checking, then allowed or sent to /auth). */
export function checkAccess(access: Access, { status, session }: SessionState): PageDecision {
  if (access === 'everyone') return 'show'
  if (status === 'checking') return 'wait'
  if (status === 'unreachable') return 'unreachable'
  if (!session) return 'sign-in'
  return admits(access, session.user.profile.membership_type) ? 'show' : 'deny'
}

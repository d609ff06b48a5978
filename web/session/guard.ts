import { type Access, admits } from '#contract/access.ts'
import type { SessionState } from './session-state.ts'

export type Verdict = 'show' | 'wait' | 'unreachable' | 'sign-in' | 'deny'

/** What a page with this access shows to whoever is there (§4: checking, then allowed or sent to /auth). */
export function judge(access: Access, { status, session }: SessionState): Verdict {
  if (access === 'everyone') return 'show'
  if (status === 'checking') return 'wait'
  if (status === 'unreachable') return 'unreachable'
  if (!session) return 'sign-in'
  return admits(access, session.user.profile.membership_type) ? 'show' : 'deny'
}

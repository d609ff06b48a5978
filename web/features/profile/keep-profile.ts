import type { Profile } from '#contract/profile.ts'
import { applyToSession, sessionState } from '#web/session/session-store.ts'

/** A changed profile is stored in the session, which every page shows. */
export function keepProfile(profile: Profile): void {
  const { session } = sessionState()
  // Another member may have signed in while the request was under way.
  if (session?.user.id !== profile.user_id) return
  applyToSession({ type: 'updated', session: { ...session, user: { ...session.user, profile } } })
}

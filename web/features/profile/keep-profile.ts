import type { Profile } from '#contract/profile.ts'
import { applyToSession, sessionState } from '#web/session/session-store.ts'

/** A changed profile belongs into the session that every screen shows, so that there is only one truth. */
export function keepProfile(profile: Profile): void {
  const { session } = sessionState()
  // Someone else may have signed in while the answer was under way.
  if (session?.user.id !== profile.user_id) return
  applyToSession({ type: 'updated', session: { ...session, user: { ...session.user, profile } } })
}

import { isCoach } from '#contract/access.ts'
import type { CoachApplication } from '#contract/coach-applications.ts'
import type { Profile } from '#contract/profile.ts'

export type Standing = 'none' | 'pending' | 'denied' | 'coach'

type Known = Pick<Profile, 'membership_type' | 'coach_status'>

/** The state of a member's application. The session learns of a decision before the application is fetched again. */
export function standingOf(profile: Known, application: Pick<CoachApplication, 'status'> | null): Standing {
  if (isCoach(profile)) return 'coach'
  const told = [profile.coach_status, application?.status]
  if (told.includes('pending')) return 'pending'
  return told.includes('denied') ? 'denied' : 'none'
}

import type { CoachApplication } from '#contract/coach-applications.ts'
import type { Profile } from '#contract/profile.ts'

export type Standing = 'none' | 'pending' | 'denied' | 'coach'

type Known = Pick<Profile, 'membership_type' | 'coach_status'>

/** How it stands with someone's wish to coach. The session hears of a decision before the application is read again. */
export function standingOf(profile: Known, application: Pick<CoachApplication, 'status'> | null): Standing {
  if (isCoach(profile)) return 'coach'
  const told = [profile.coach_status, application?.status]
  if (told.includes('pending')) return 'pending'
  return told.includes('denied') ? 'denied' : 'none'
}

/** An admin is one only when approved as one. */
export function isCoach({ membership_type, coach_status }: Known): boolean {
  return membership_type === 'coach' || (membership_type === 'admin' && coach_status === 'approved')
}

import type { MembershipType } from '#contract/access.ts'
import type { Profile } from '#contract/profile.ts'

export interface Standing {
  membership_type: MembershipType
  coach_status: Profile['coach_status']
}

/** An admin is one only when approved as one: nothing can be read from the membership. */
export function isCoach({ membership_type, coach_status }: Standing): boolean {
  return membership_type === 'coach' || (membership_type === 'admin' && coach_status === 'approved')
}

/** Who is more than a coach stays it. */
export function membershipOfCoach({ membership_type }: Standing): MembershipType {
  return membership_type === 'admin' ? 'admin' : 'coach'
}

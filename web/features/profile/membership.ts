import { MEMBERSHIP_TYPES, type MembershipType } from '#contract/access.ts'
import type { Profile } from '#contract/profile.ts'
import type { BadgeVariant } from '#web/ui/badge.tsx'

const VARIANTS: Record<MembershipType, BadgeVariant> = {
  free_member: 'outline',
  elite_member: 'brass',
  fight_camp_coach: 'ember',
  coach: 'blood',
  admin: 'quiet',
}

/** Any value we do not know counts as a plain member (§4): a newer server may know more than this page. */
export function knownMembership(value: string): MembershipType {
  return MEMBERSHIP_TYPES.find((type) => type === value) ?? 'free_member'
}

export function membershipVariant(value: string): BadgeVariant {
  return VARIANTS[knownMembership(value)]
}

/** The coach dashboard's door needs both: the application approved and the membership of a coach. */
export function isApprovedCoach({ coach_status, membership_type }: Pick<Profile, 'coach_status' | 'membership_type'>) {
  return coach_status === 'approved' && membership_type === 'coach'
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

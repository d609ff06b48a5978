import { MEMBERSHIP_TYPES, type MembershipType, may } from '#contract/access.ts'
import type { Profile } from '#contract/profile.ts'
import type { BadgeVariant } from '#web/ui/badge.tsx'

const VARIANTS: Record<MembershipType, BadgeVariant> = {
  free_member: 'outline',
  elite_member: 'brass',
  fight_camp_coach: 'ember',
  coach: 'blood',
  admin: 'quiet',
}

/** Unknown values, which a newer server may send, count as a plain member (§4). */
export function knownMembership(value: string): MembershipType {
  return MEMBERSHIP_TYPES.find((type) => type === value) ?? 'free_member'
}

export function membershipVariant(value: string): BadgeVariant {
  return VARIANTS[knownMembership(value)]
}

/** The coach dashboard requires an approved application and the right to use the coach desk. */
export function isApprovedCoach({ coach_status, membership_type }: Pick<Profile, 'coach_status' | 'membership_type'>) {
  return coach_status === 'approved' && may('use-coach-desk', membership_type)
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

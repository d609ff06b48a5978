/** Who may do what. A route and a page each declare one access; a guard on each side enforces it. */
export const MEMBERSHIP_TYPES = ['free_member', 'elite_member', 'fight_camp_coach', 'coach', 'admin'] as const
export type MembershipType = (typeof MEMBERSHIP_TYPES)[number]

export const ACCESSES = ['everyone', 'member', 'elite', 'coach', 'admin'] as const
export type Access = (typeof ACCESSES)[number]
/** Besides those for people: a call that another company's server makes, proved by a signature of its body. */
export type CallAccess = Access | 'signed'

const ADMITTED: Record<Exclude<Access, 'everyone' | 'member'>, readonly MembershipType[]> = {
  elite: ['elite_member', 'fight_camp_coach', 'coach', 'admin'],
  coach: ['coach', 'admin'],
  admin: ['admin'],
}

/** `membership` is undefined for a visitor. */
export function admits(access: Access, membership: MembershipType | undefined): boolean {
  if (access === 'everyone') return true
  if (membership === undefined) return false
  return access === 'member' || ADMITTED[access].includes(membership)
}

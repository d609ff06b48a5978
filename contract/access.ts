/** What someone is. */
export const ROLES = ['member', 'fight_camp_coach', 'coach', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The one value that screens and the API read: a staff role first, then Elite while the membership is live. */
export const MEMBERSHIP_TYPES = ['free_member', 'elite_member', 'fight_camp_coach', 'coach', 'admin'] as const
export type MembershipType = (typeof MEMBERSHIP_TYPES)[number]

/** What someone may do. Rules check a capability, never a role, so that permissions are defined only here. */
const CAPABILITIES = {
  'enter-network': ['elite_member', 'fight_camp_coach', 'coach', 'admin'],
  'use-elite-quota': ['elite_member', 'fight_camp_coach', 'coach', 'admin'],
  'use-coach-desk': ['coach', 'admin'],
  administer: ['admin'],
} as const satisfies Record<string, readonly MembershipType[]>
export type Capability = keyof typeof CAPABILITIES

/** `membership` is undefined for a visitor. */
export function may(capability: Capability, membership: MembershipType | undefined): boolean {
  return (CAPABILITIES[capability] as readonly unknown[]).includes(membership)
}

/** A route and a page each declare one access; a guard on each side enforces it. */
export const ACCESSES = ['everyone', 'member', ...(Object.keys(CAPABILITIES) as Capability[])] as const
export type Access = (typeof ACCESSES)[number]
/** Calls by people, and signed calls: another company's server makes them and proves itself by a signature of the body. */
export type CallAccess = Access | 'signed'

export function admits(access: Access, membership: MembershipType | undefined): boolean {
  if (access === 'everyone') return true
  return access === 'member' ? membership !== undefined : may(access, membership)
}

/** Whether someone works as a coach. An admin may always use the desk, but is a coach only after an approval. */
export function isCoach(profile: { membership_type: MembershipType; coach_status: string | null }): boolean {
  const { membership_type, coach_status } = profile
  return may('use-coach-desk', membership_type) && (coach_status === 'approved' || !may('administer', membership_type))
}

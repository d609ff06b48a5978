import { describe, expect, test } from 'vitest'
import { ACCESSES, type Access, admits, MEMBERSHIP_TYPES, type MembershipType } from './access.ts'

/** Which roles each access admits, copied by hand from the specification's table of roles (§6). */
const EXPECTED: Record<Access, readonly (MembershipType | 'visitor')[]> = {
  everyone: ['visitor', 'free_member', 'elite_member', 'fight_camp_coach', 'coach', 'admin'],
  member: ['free_member', 'elite_member', 'fight_camp_coach', 'coach', 'admin'],
  'enter-network': ['elite_member', 'fight_camp_coach', 'coach', 'admin'],
  'use-elite-quota': ['elite_member', 'fight_camp_coach', 'coach', 'admin'],
  'use-coach-desk': ['coach', 'admin'],
  administer: ['admin'],
}

describe.each(ACCESSES)('the access %s', (access) => {
  test.each(['visitor', ...MEMBERSHIP_TYPES] as const)('admits %s as the specification says', (role) => {
    const membership = role === 'visitor' ? undefined : role
    expect(admits(access, membership)).toBe(EXPECTED[access].includes(role))
  })
})

test('an unknown role is admitted only where every member is', () => {
  const unknownRole = 'superadmin' as MembershipType
  expect(ACCESSES.filter((access) => admits(access, unknownRole))).toEqual(['everyone', 'member'])
})

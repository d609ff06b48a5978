import { sql } from 'drizzle-orm'
import type { MembershipType } from '#contract/access.ts'
import { profiles } from './tables.ts'

/** Derived in one place, the function of the database, and at the moment of reading: a period that has ended counts no more. */
export const membershipType = sql<MembershipType>`membership_type_of(${profiles.role}, ${profiles.elite_until})`

/** What the contract calls a profile. */
export const profileColumns = {
  user_id: profiles.user_id,
  full_name: profiles.full_name,
  avatar_url: profiles.avatar_url,
  membership_type: membershipType,
  coach_status: profiles.coach_status,
  time_zone: profiles.time_zone,
  created_at: profiles.created_at,
  updated_at: profiles.updated_at,
  upgraded_at: profiles.upgraded_at,
}

import { sql } from 'drizzle-orm'
import type { MembershipType } from '#contract/access.ts'
import { profiles } from './tables.ts'

/** Derived by a database function when it is read, so that an ended period no longer counts. */
export const membershipType = sql<MembershipType>`membership_type_of(${profiles.role}, ${profiles.elite_until})`

/** The columns of the contract's `Profile`. */
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

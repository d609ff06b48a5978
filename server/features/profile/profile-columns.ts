import { profiles } from './tables.ts'

/** What the contract calls a profile. */
export const profileColumns = {
  user_id: profiles.user_id,
  full_name: profiles.full_name,
  avatar_url: profiles.avatar_url,
  membership_type: profiles.membership_type,
  coach_status: profiles.coach_status,
  time_zone: profiles.time_zone,
  created_at: profiles.created_at,
  updated_at: profiles.updated_at,
  upgraded_at: profiles.upgraded_at,
}

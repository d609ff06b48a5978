import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/public.ts'
import { profiles } from '#server/features/profile/public.ts'

/** Approved and still a coach. Banned accounts and unconfirmed addresses are not public. */
export const isPublicCoach = and(
  isNotNull(profiles.slug),
  eq(profiles.coach_status, 'approved'),
  inArray(profiles.role, ['coach', 'admin']),
  sql`exists (
    select from ${users}
    where ${users.id} = ${profiles.user_id} and ${users.banned_at} is null and ${users.email_verified}
  )`,
)

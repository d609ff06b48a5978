import { and, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { coach_follows } from './tables.ts'

/** Approved, still a coach, and with a filled profile: a coach chosen by an admin begins with an empty one. Banned accounts and unconfirmed addresses are not public. */
export const isPublicCoach = and(
  isNotNull(profiles.slug),
  eq(profiles.coach_status, 'approved'),
  inArray(profiles.role, ['coach', 'admin']),
  sql`cardinality(${profiles.coach_specialties}) > 0`,
  sql`exists (
    select from ${users}
    where ${users.id} = ${profiles.user_id} and ${users.banned_at} is null and ${users.email_verified}
  )`,
)

/** Slug and name of a public coach; undefined when the coach is not public. */
export async function findPublicCoach(
  db: Pick<Database, 'select'>,
  coach_id: string,
): Promise<{ slug: string; full_name: string } | undefined> {
  const [coach] = await db
    .select({ slug: profiles.slug, full_name: profiles.full_name })
    .from(profiles)
    .where(and(isPublicCoach, eq(profiles.user_id, coach_id)))
  return coach?.slug ? { slug: coach.slug, full_name: coach.full_name } : undefined
}

export async function findPublicCoachBySlug(
  db: Pick<Database, 'select'>,
  slug: string,
): Promise<{ user_id: string; full_name: string } | undefined> {
  const [coach] = await db
    .select({ user_id: profiles.user_id, full_name: profiles.full_name })
    .from(profiles)
    .where(and(isPublicCoach, eq(profiles.slug, slug)))
  return coach
}

/** The followers of a coach, as a query because there may be very many. */
export function selectFollowers(db: Pick<Database, 'select'>, slug: string) {
  return db.select({ user_id: coach_follows.user_id }).from(coach_follows).where(eq(coach_follows.coach_slug, slug))
}

/** A condition: the member follows the coach with this slug, which may be a column of a query around it. */
export function isFollower(user_id: string, slug: SQLWrapper): SQL {
  return sql`exists (
    select from ${coach_follows} where ${coach_follows.user_id} = ${user_id} and ${coach_follows.coach_slug} = ${slug})`
}

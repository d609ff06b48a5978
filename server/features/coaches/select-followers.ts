import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { profiles } from '#server/features/profile/public.ts'
import { isPublicCoach } from './public-coach.ts'
import { coach_follows } from './tables.ts'

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

/** The followers of a coach, as a query because there may be very many. */
export function selectFollowers(db: Pick<Database, 'select'>, slug: string) {
  return db.select({ user_id: coach_follows.user_id }).from(coach_follows).where(eq(coach_follows.coach_slug, slug))
}

import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { profiles } from '#server/features/profile/public.ts'
import { isPublicCoach } from './public-coach.ts'
import { coach_follows } from './tables.ts'

/** Whom a coach's news are for, and under which name; undefined for one whom nobody can see. */
export async function followersOf(db: Pick<Database, 'select'>, coach_id: string) {
  const [coach] = await db
    .select({ slug: profiles.slug, full_name: profiles.full_name })
    .from(profiles)
    .where(and(isPublicCoach, eq(profiles.user_id, coach_id)))
  if (!coach?.slug) return undefined
  const followers = await db
    .select({ user_id: coach_follows.user_id })
    .from(coach_follows)
    .where(eq(coach_follows.coach_slug, coach.slug))
  return { slug: coach.slug, full_name: coach.full_name, user_ids: followers.map(({ user_id }) => user_id) }
}

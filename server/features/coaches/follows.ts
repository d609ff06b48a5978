import { and, eq, sql } from 'drizzle-orm'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import type { Follow } from '#contract/coaches.ts'
import { COACH_IDS } from '#contract/personas.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { isPublicCoach } from './public-coach.ts'
import { coach_follows } from './tables.ts'

/** Coaches that are content, not rows. */
const CONTENT_COACHES = new Set<string>([...COACH_IDS, ...HOUSE_COACH_SLUGS])

export async function readFollow(services: Pick<Services, 'db'>, member: Member, slug: string): Promise<Follow> {
  await assertCoach(services, slug)
  return countFollows(services, member, slug)
}

/** Following or unfollowing twice is no error: two tabs may do it. */
export async function followCoach(
  services: Pick<Services, 'db'>,
  member: Member,
  { slug, following }: { slug: string; following: boolean },
): Promise<Follow> {
  await assertCoach(services, slug)
  const { user_id } = member
  if (following && (await isOwnProfile(services, user_id, slug))) throw new Refusal('coaches.yourself')
  if (following) await services.db.insert(coach_follows).values({ user_id, coach_slug: slug }).onConflictDoNothing()
  else
    await services.db
      .delete(coach_follows)
      .where(and(eq(coach_follows.user_id, user_id), eq(coach_follows.coach_slug, slug)))
  return countFollows(services, member, slug)
}

async function assertCoach({ db }: Pick<Services, 'db'>, slug: string): Promise<void> {
  if (CONTENT_COACHES.has(slug)) return
  if ((await db.$count(profiles, and(isPublicCoach, eq(profiles.slug, slug)))) === 0) throw new Refusal('not-found')
}

async function isOwnProfile({ db }: Pick<Services, 'db'>, user_id: string, slug: string): Promise<boolean> {
  return (await db.$count(profiles, and(eq(profiles.user_id, user_id), eq(profiles.slug, slug)))) > 0
}

async function countFollows({ db }: Pick<Services, 'db'>, { user_id }: Member, slug: string): Promise<Follow> {
  const [counted] = await db
    .select({
      followers: sql<number>`count(*)::int`,
      following: sql<boolean>`coalesce(bool_or(${coach_follows.user_id} = ${user_id}), false)`,
    })
    .from(coach_follows)
    .where(eq(coach_follows.coach_slug, slug))
  if (!counted) throw new Error('counting answers with one row')
  return counted
}

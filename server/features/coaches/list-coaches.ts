import { and, arrayContains, arrayOverlaps, gt, or, type SQL, sql } from 'drizzle-orm'
import { specialtiesNamed } from '#content/specialties/find-specialties.ts'
import type { Specialty } from '#contract/coach-application-rules.ts'
import { COACHES_PAGE, type CoachLine } from '#contract/coaches.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'
import { isPublicCoach } from './public-coach.ts'
import { coach_follows } from './tables.ts'

interface Wanted {
  search?: string | undefined
  specialty?: Specialty | undefined
  after?: string | undefined
}

/** Sorted by slug, which is the name without accents: a stable order and a readable cursor. */
export async function listCoaches(
  { db }: Pick<Services, 'db'>,
  { search = '', specialty, after }: Wanted,
): Promise<{ coaches: CoachLine[]; more: boolean }> {
  const rows = await db
    .select({
      user_id: profiles.user_id,
      slug: sql<string>`${profiles.slug}`,
      full_name: profiles.full_name,
      coach_bio: sql<string>`coalesce(${profiles.coach_bio}, '')`,
      coach_specialties: profiles.coach_specialties,
      coach_image_url: profiles.coach_image_url,
      followers: sql<number>`(select count(*)::int from ${coach_follows} where ${coach_follows.coach_slug} = ${profiles.slug})`,
    })
    .from(profiles)
    .where(
      and(
        isPublicCoach,
        mentions(search.normalize('NFC').trim().replace(/\s+/g, ' ')),
        specialty && arrayContains(profiles.coach_specialties, [specialty]),
        after === undefined ? undefined : gt(profiles.slug, after),
      ),
    )
    .orderBy(profiles.slug)
    .limit(COACHES_PAGE + 1)
  return { coaches: rows.slice(0, COACHES_PAGE), more: rows.length > COACHES_PAGE }
}

/** In the name, in what the coach tells, or the name of a specialty. */
function mentions(wanted: string): SQL | undefined {
  if (wanted === '') return undefined
  // Not LIKE, so that the search has no wildcards.
  const has = (text: SQL) => sql`strpos(fold_text(${text}), fold_text(${wanted})) > 0`
  const named = specialtiesNamed(wanted)
  return or(
    has(sql`${profiles.full_name}`),
    has(sql`coalesce(${profiles.coach_bio}, '')`),
    has(sql`coalesce(${profiles.coach_experience}, '')`),
    named.length === 0 ? undefined : arrayOverlaps(profiles.coach_specialties, named),
  )
}

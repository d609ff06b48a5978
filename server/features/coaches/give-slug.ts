import { eq, like, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { profiles } from '#server/features/profile/public.ts'
import { firstFreeSlug, slugOf } from './rules.ts'

/** Any fixed number: addresses are given one at a time, or two of the same name would both find theirs free. */
const ONE_AT_A_TIME = 4_711_003

/** The address of this coach's public profile: the one they have, or a new one made of their name. */
export async function giveSlug(
  transaction: Pick<Database, 'select' | 'update' | 'execute'>,
  user_id: string,
): Promise<string> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`)
  const own = eq(profiles.user_id, user_id)
  const [profile] = await transaction
    .select({ full_name: profiles.full_name, slug: profiles.slug })
    .from(profiles)
    .where(own)
  if (!profile) throw new Error('there is no such profile')
  if (profile.slug) return profile.slug
  const wished = slugOf(profile.full_name)
  const given = await transaction
    .select({ slug: profiles.slug })
    .from(profiles)
    .where(or(eq(profiles.slug, wished), like(profiles.slug, `${wished}-%`)))
  const slug = firstFreeSlug(
    wished,
    given.flatMap((row) => row.slug ?? []),
  )
  await transaction.update(profiles).set({ slug }).where(own)
  return slug
}

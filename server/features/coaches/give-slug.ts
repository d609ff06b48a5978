import { eq, like, or, sql } from 'drizzle-orm'
import { transactionLock } from '#server/db/advisory-locks.ts'
import type { Database } from '#server/db/database.ts'
import { profiles } from '#server/features/profile/public.ts'
import { firstFreeSlug, slugOf } from './rules.ts'

/** The slug of this coach: the existing one, or a new one from their name. */
export async function giveSlug(
  transaction: Pick<Database, 'select' | 'update' | 'execute'>,
  user_id: string,
): Promise<string> {
  // Locked, because two coaches of the same name would otherwise both find the slug free.
  await transaction.execute(sql`select ${transactionLock('coach_slug')}`)
  const own = eq(profiles.user_id, user_id)
  const [profile] = await transaction
    .select({ full_name: profiles.full_name, slug: profiles.slug })
    .from(profiles)
    .where(own)
  if (!profile) throw new Error('there is no such profile')
  if (profile.slug) return profile.slug
  const preferred = slugOf(profile.full_name)
  const given = await transaction
    .select({ slug: profiles.slug })
    .from(profiles)
    .where(or(eq(profiles.slug, preferred), like(profiles.slug, `${preferred}-%`)))
  const slug = firstFreeSlug(
    preferred,
    given.flatMap((row) => row.slug ?? []),
  )
  await transaction.update(profiles).set({ slug }).where(own)
  return slug
}

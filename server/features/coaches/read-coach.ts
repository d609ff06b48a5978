import { and, eq, sql } from 'drizzle-orm'
import { newestActiveOffers } from '#server/features/coach-desk/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { isPublicCoach } from './public-coach.ts'

export async function readCoach(services: Pick<Services, 'db' | 'clock'>, slug: string) {
  const [coach] = await services.db
    .select({
      user_id: profiles.user_id,
      full_name: profiles.full_name,
      coach_bio: sql<string>`coalesce(${profiles.coach_bio}, '')`,
      coach_experience: sql<string>`coalesce(${profiles.coach_experience}, '')`,
      coach_specialties: profiles.coach_specialties,
      coach_image_url: profiles.coach_image_url,
    })
    .from(profiles)
    .where(and(isPublicCoach, eq(profiles.slug, slug)))
  if (!coach) throw new Refusal('not-found')
  return { slug, ...coach, ...(await newestActiveOffers(services, coach.user_id)) }
}

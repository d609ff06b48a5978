import { sql } from 'drizzle-orm'
import { profiles } from '#server/features/profile/public.ts'

/** Empty, not null, for someone who was made a coach without an application. */
export const coachProfileColumns = {
  coach_bio: sql<string>`coalesce(${profiles.coach_bio}, '')`,
  coach_experience: sql<string>`coalesce(${profiles.coach_experience}, '')`,
  coach_specialties: profiles.coach_specialties,
  coach_image_url: profiles.coach_image_url,
  slug: profiles.slug,
}

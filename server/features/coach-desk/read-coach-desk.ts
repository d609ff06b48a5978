import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { ofCoach } from './offers.ts'
import { coach_products, coach_services } from './tables.ts'

/** Empty, not null, for a coach without an application. */
export const coachProfileColumns = {
  coach_bio: sql<string>`coalesce(${profiles.coach_bio}, '')`,
  coach_experience: sql<string>`coalesce(${profiles.coach_experience}, '')`,
  coach_specialties: profiles.coach_specialties,
  coach_image_url: profiles.coach_image_url,
  slug: profiles.slug,
}

export async function readCoachDesk({ db }: Pick<Services, 'db'>, { user_id }: Member) {
  const [services, products, [profile]] = await Promise.all([
    db
      .select()
      .from(coach_services)
      .where(ofCoach(coach_services, user_id))
      .orderBy(desc(coach_services.created_at), desc(coach_services.id)),
    db
      .select()
      .from(coach_products)
      .where(ofCoach(coach_products, user_id))
      .orderBy(desc(coach_products.created_at), desc(coach_products.id)),
    db.select(coachProfileColumns).from(profiles).where(eq(profiles.user_id, user_id)),
  ])
  // The account was deleted in another tab meanwhile.
  if (!profile) throw new Refusal('session.missing')
  return { services, products, profile }
}

/** A coach's services and products that members see, newest first. */
export async function activeOffers(db: Pick<Database, 'select'>, coach_id: string) {
  const [services, products] = await Promise.all([
    db
      .select()
      .from(coach_services)
      .where(and(ofCoach(coach_services, coach_id), eq(coach_services.is_active, true)))
      .orderBy(desc(coach_services.created_at), desc(coach_services.id)),
    db
      .select()
      .from(coach_products)
      .where(and(ofCoach(coach_products, coach_id), eq(coach_products.is_active, true)))
      .orderBy(desc(coach_products.created_at), desc(coach_products.id)),
  ])
  return { services, products }
}

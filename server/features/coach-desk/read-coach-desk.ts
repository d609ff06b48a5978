import { desc, eq } from 'drizzle-orm'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { coachProfileColumns } from './coach-profile-columns.ts'
import { ofCoach } from './own-offer.ts'
import { coach_products, coach_services } from './tables.ts'

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
  // Deleted in another tab while this call was on its way.
  if (!profile) throw new Refusal('session.missing')
  return { services, products, profile }
}

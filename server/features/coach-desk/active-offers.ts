import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { ofCoach } from './own-offer.ts'
import { coach_products, coach_services } from './tables.ts'

/** What members see of a coach's services and products, newest first. */
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

import type { Language } from '#contract/language.ts'
import type { Seller } from '#contract/marketplace.ts'
import type { Database } from '#server/db/database.ts'
import { findPublicCoach } from '#server/features/coaches/public.ts'
import type { OfferRow } from './find-offer.ts'

/** Who sells an offer; undefined when the coach is not public any more. */
export async function findSeller(
  db: Pick<Database, 'select'>,
  { coach_id, seller_slug }: Pick<OfferRow, 'coach_id' | 'seller_slug'>,
  language: Language,
): Promise<Seller | undefined> {
  void language
  if (seller_slug !== null) return { slug: seller_slug, name: seller_slug, kind: 'house', user_id: null }
  const coach = coach_id === null ? undefined : await findPublicCoach(db, coach_id)
  return coach && { slug: coach.slug, name: coach.full_name, kind: 'coach', user_id: coach_id }
}

import { HOUSE_COACH_FACTS, type HouseCoachSlug } from '#content/house-coaches/house-coach.ts'
import { PERSONA_FACTS } from '#content/personas/persona.ts'
import type { Seller } from '#contract/marketplace.ts'
import { personaOf } from '#contract/personas.ts'
import type { Database } from '#server/db/database.ts'
import { findPublicCoach, findPublicCoachBySlug } from '#server/features/coaches/public.ts'
import type { OfferRow } from './tables.ts'

/** Who sells an offer; undefined when the coach is not public any more. */
export async function findSeller(
  db: Pick<Database, 'select'>,
  { coach_id, seller_slug }: Pick<OfferRow, 'coach_id' | 'seller_slug'>,
): Promise<Seller | undefined> {
  if (seller_slug !== null) return houseSeller(seller_slug)
  const coach = coach_id === null ? undefined : await findPublicCoach(db, coach_id)
  return coach && { slug: coach.slug, name: coach.full_name, kind: 'coach', user_id: coach_id }
}

/** The persona, house coach or public coach of an address. */
export async function findSellerBySlug(db: Pick<Database, 'select'>, slug: string): Promise<Seller | undefined> {
  const house = houseSeller(slug)
  if (house) return house
  const coach = await findPublicCoachBySlug(db, slug)
  return coach && { slug, name: coach.full_name, kind: 'coach', user_id: coach.user_id }
}

/** Personas and house coaches have the same name in every language and no account. */
function houseSeller(slug: string): Seller | undefined {
  const persona = personaOf(slug)
  if (persona) return { slug, name: PERSONA_FACTS[persona].name, kind: 'persona', user_id: null }
  if (!Object.hasOwn(HOUSE_COACH_FACTS, slug)) return undefined
  return { slug, name: HOUSE_COACH_FACTS[slug as HouseCoachSlug].name, kind: 'house', user_id: null }
}

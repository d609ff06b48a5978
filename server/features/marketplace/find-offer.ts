import { eq } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { Seller } from '#contract/marketplace.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { findSeller } from './find-seller.ts'
import { textsOf } from './show-offer.ts'
import { type OfferRow, offers } from './tables.ts'

export type OfferForSale = OfferRow & { seller: Seller }

/**
 * An offer that can be bought now, with its texts in the reader's language: active, not over, and of a seller who is
 * public. A missing one is not found; one that was there is gone.
 */
export async function findOfferForSale(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  language: Language,
): Promise<OfferForSale> {
  const [offer] = await db.select().from(offers).where(eq(offers.id, id))
  if (!offer) throw new Refusal('not-found')
  const seller = await findSeller(db, offer)
  const isOver = offer.starts_at !== null && offer.starts_at <= clock.now()
  if (!offer.is_active || offer.deleted_at || isOver || !seller) throw new Refusal('orders.offer-gone')
  return { ...offer, ...textsOf(offer, language), seller }
}

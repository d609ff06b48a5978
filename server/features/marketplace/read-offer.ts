import { and, eq } from 'drizzle-orm'
import { refundRuleOf } from '#contract/order-rules.ts'
import { findOwnedVideos, orders } from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { findOfferForSale } from './find-offer.ts'
import { showOffer } from './show-offer.ts'
import { offers, waitlist } from './tables.ts'

/** One offer as the checkout shows it before paying. One that cannot be bought any more is not found. */
export async function readOffer(
  services: Pick<Services, 'db' | 'clock' | 'payments'>,
  { user_id, session }: Member,
  id: string,
) {
  const { language } = session.user
  const { seller, ...offer } = await findForSale(services, id, language)
  const [[open], [waiting], [owned]] = await Promise.all([
    services.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.buyer_id, user_id), eq(orders.offer_id, id), eq(orders.state, 'open'))),
    services.db
      .select({ offered_until: waitlist.offered_until })
      .from(waitlist)
      .where(and(eq(waitlist.offer_id, id), eq(waitlist.user_id, user_id))),
    findOwnedVideos(services.db, user_id, eq(offers.id, id)),
  ])
  const isOver = Boolean(waiting?.offered_until && waiting.offered_until <= services.clock.now())
  return {
    offer: showOffer(offer, language),
    seller,
    refund_rule: refundRuleOf(offer.kind),
    open_order_id: open?.id ?? null,
    owned_order_id: owned?.order_id ?? null,
    waiting: waiting !== undefined && !isOver,
    seat_kept_until: isOver ? null : (waiting?.offered_until ?? null),
    provider: services.payments.name,
  }
}

async function findForSale(...args: Parameters<typeof findOfferForSale>) {
  try {
    return await findOfferForSale(...args)
  } catch (error) {
    throw error instanceof Refusal && error.code === 'orders.offer-gone' ? new Refusal('not-found') : error
  }
}

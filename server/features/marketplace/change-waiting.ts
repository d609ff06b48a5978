import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { findOfferForSale } from './find-offer.ts'
import { offers, waitlist } from './tables.ts'

type WaitServices = Pick<Services, 'db' | 'clock'>

/** Puts a member on the waitlist of a sold-out seminar, or takes them off it. */
export async function changeWaiting(
  services: WaitServices,
  { user_id, session }: Member,
  { id, waiting }: { id: string; waiting: boolean },
): Promise<{ waiting: boolean }> {
  const offer = await findOfferForSale(services, id, session.user.language)
  if (offer.kind !== 'seminar') throw new Refusal('not-found')
  if (waiting) return { waiting: await startWaiting(services, id, user_id) }
  await stopWaiting(services, id, user_id)
  return { waiting: false }
}

/** False when a seat is free: it can be bought. Asking again does not lose the place in line. */
async function startWaiting({ db, clock }: WaitServices, offer_id: string, user_id: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // Locked, so that a seat which is freed at this moment finds the member on the list.
    const [offer] = await tx
      .select({ seats: offers.seats, seats_taken: offers.seats_taken })
      .from(offers)
      .where(eq(offers.id, offer_id))
      .for('update')
    if (!offer || offer.seats_taken < (offer.seats ?? 0)) return false
    await tx.insert(waitlist).values({ offer_id, user_id, created_at: clock.now() }).onConflictDoNothing()
    return true
  })
}

async function stopWaiting({ db, clock }: WaitServices, offer_id: string, user_id: string): Promise<void> {
  const mine = and(eq(waitlist.offer_id, offer_id), eq(waitlist.user_id, user_id))
  await db.delete(waitlist).where(and(mine, isNull(waitlist.offered_until)))
  // A seat that is kept for the member counts as taken. The job that ends such offers gives it to the next in line.
  await db
    .update(waitlist)
    .set({ offered_until: clock.now() })
    .where(and(mine, isNotNull(waitlist.offered_until)))
}

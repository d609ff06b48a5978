import { and, eq } from 'drizzle-orm'
import { deletedAt, restorable } from '#server/db/soft-delete.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { found, type Named, type Offers } from './own-offer.ts'
import { coach_products, coach_services } from './tables.ts'

export async function deleteService(
  services: Pick<Services, 'db' | 'clock'>,
  member: Member,
  id: string,
): Promise<void> {
  await deleteOffer(services, coach_services, member, id)
}

export async function deleteProduct(
  services: Pick<Services, 'db' | 'clock'>,
  member: Member,
  id: string,
): Promise<void> {
  await deleteOffer(services, coach_products, member, id)
}

/** Deleting it again, in another tab say, is no mistake, and does not prolong the day in which it can be restored. */
async function deleteOffer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  offers: Offers,
  { user_id }: Member,
  id: string,
): Promise<void> {
  const deleted = await db
    .update(offers)
    .set({ deleted_at: deletedAt(offers.deleted_at, clock.now()) })
    .where(and(eq(offers.id, id), eq(offers.coach_id, user_id)))
    .returning({ id: offers.id })
  found(deleted)
}

/** To its old place in the list: only `deleted_at` changes. Restoring what is there already is no mistake. */
export async function restoreService({ db, clock }: Pick<Services, 'db' | 'clock'>, { user_id }: Member, id: string) {
  const own = ownAndRestorable(coach_services, { id, coach_id: user_id }, clock.now())
  return found(await db.update(coach_services).set({ deleted_at: null }).where(own).returning())
}

export async function restoreProduct({ db, clock }: Pick<Services, 'db' | 'clock'>, { user_id }: Member, id: string) {
  const own = ownAndRestorable(coach_products, { id, coach_id: user_id }, clock.now())
  return found(await db.update(coach_products).set({ deleted_at: null }).where(own).returning())
}

function ownAndRestorable(offers: Offers, { id, coach_id }: Named, now: Date) {
  return and(eq(offers.id, id), eq(offers.coach_id, coach_id), restorable(offers.deleted_at, now))
}

import { and, eq } from 'drizzle-orm'
import { deletedAt, restorable, undoExpired } from '#server/db/soft-delete.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { found, type Named, type Offers } from './offers.ts'
import { coach_products, coach_services } from './tables.ts'

export const REMOVE_DELETED_OFFERS = 'remove-deleted-offers'

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

/** Deleting again, for example in another tab, is no error, and does not extend the time for undo. */
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

/** Restores the old place in the list: only `deleted_at` changes. Restoring twice is no error. */
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

export async function removeDeletedOffers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(coach_services).where(undoExpired(coach_services.deleted_at, clock.now()))
  await db.delete(coach_products).where(undoExpired(coach_products.deleted_at, clock.now()))
}

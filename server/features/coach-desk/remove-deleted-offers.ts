import { undoExpired } from '#server/db/soft-delete.ts'
import type { Services } from '#server/services.ts'
import { coach_products, coach_services } from './tables.ts'

export const REMOVE_DELETED_OFFERS = 'remove-deleted-offers'

export async function removeDeletedOffers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(coach_services).where(undoExpired(coach_services.deleted_at, clock.now()))
  await db.delete(coach_products).where(undoExpired(coach_products.deleted_at, clock.now()))
}

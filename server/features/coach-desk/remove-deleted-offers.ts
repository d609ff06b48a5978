import type { Database } from '#server/db/database.ts'
import { deletedForGood } from '#server/db/soft-delete.ts'
import { coach_products, coach_services } from './tables.ts'

export const REMOVE_DELETED_OFFERS = 'remove-deleted-offers'

export async function removeDeletedOffers(db: Pick<Database, 'delete'>): Promise<void> {
  await db.delete(coach_services).where(deletedForGood(coach_services.deleted_at))
  await db.delete(coach_products).where(deletedForGood(coach_products.deleted_at))
}

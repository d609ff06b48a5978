import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import type { ProductFields, ServiceFields } from './offers.ts'
import { found, ownAndNotDeleted } from './offers.ts'
import { priceText, productPrices } from './rules.ts'
import { coach_products, coach_services } from './tables.ts'

export async function changeService(
  { db }: Pick<Services, 'db'>,
  { user_id: coach_id }: Member,
  { id, ...fields }: ServiceFields & { id: string },
) {
  return found(
    await db
      .update(coach_services)
      .set({ ...fields, price: priceText(fields.price_minor, fields.currency) })
      .where(ownAndNotDeleted(coach_services, { id, coach_id }))
      .returning(),
  )
}

export async function changeProduct(
  { db }: Pick<Services, 'db'>,
  { user_id: coach_id }: Member,
  { id, ...fields }: ProductFields & { id: string },
) {
  return found(
    await db
      .update(coach_products)
      .set({ ...fields, ...productPrices(fields) })
      .where(ownAndNotDeleted(coach_products, { id, coach_id }))
      .returning(),
  )
}

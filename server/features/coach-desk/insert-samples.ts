import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { ServiceFields } from './offer-fields.ts'
import { priceText, productPrices } from './rules.ts'
import { SAMPLE_PRODUCTS, SAMPLE_SERVICES } from './samples.ts'
import { coach_products, coach_services } from './tables.ts'

/** The first is the newest, so that a list with the newest first begins with it. */
const momentOf = (index: number) => sql`now() - make_interval(secs => ${index})`

export function insertSampleServices(
  transaction: Pick<Database, 'insert'>,
  coach_id: string,
  samples: readonly ServiceFields[] = SAMPLE_SERVICES,
) {
  return transaction
    .insert(coach_services)
    .values(
      samples.map((service, index) => ({
        ...service,
        coach_id,
        price: priceText(service.price_cents, service.currency),
        created_at: momentOf(index),
      })),
    )
    .returning()
}

export function insertSampleProducts(transaction: Pick<Database, 'insert'>, coach_id: string) {
  return transaction
    .insert(coach_products)
    .values(
      SAMPLE_PRODUCTS.map((product, index) => ({
        ...product,
        coach_id,
        ...productPrices(product),
        created_at: momentOf(index),
      })),
    )
    .returning()
}

import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { priceText, productPrices } from './rules.ts'
import type { sampleProducts, sampleServices } from './samples.ts'
import { coach_products, coach_services } from './tables.ts'

/** The first sample is the newest, so that the list begins with it. */
const momentOf = (index: number) => sql`now() - make_interval(secs => ${index})`

export function insertSampleServices(
  transaction: Pick<Database, 'insert'>,
  coach_id: string,
  samples: ReturnType<typeof sampleServices>,
  { is_active }: { is_active: boolean },
) {
  return transaction
    .insert(coach_services)
    .values(
      samples.map((service, index) => ({
        ...service,
        coach_id,
        is_active,
        price: priceText(service.price_minor, service.currency),
        created_at: momentOf(index),
      })),
    )
    .returning()
}

export function insertSampleProducts(
  transaction: Pick<Database, 'insert'>,
  coach_id: string,
  samples: ReturnType<typeof sampleProducts>,
  { is_active }: { is_active: boolean },
) {
  return transaction
    .insert(coach_products)
    .values(
      samples.map((product, index) => ({
        ...product,
        coach_id,
        is_active,
        ...productPrices(product),
        created_at: momentOf(index),
      })),
    )
    .returning()
}

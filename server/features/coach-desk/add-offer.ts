import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import type { ProductFields, ServiceFields } from './offers.ts'
import { priceText, productPrices } from './rules.ts'
import { coach_products, coach_services } from './tables.ts'
import { announceOffer } from './tell-followers.ts'

type AddServices = Pick<Services, 'db' | 'jobs'>

export async function addService({ db, jobs }: AddServices, { user_id: coach_id }: Member, fields: ServiceFields) {
  return await db.transaction(async (tx) => {
    const price = priceText(fields.price_minor, fields.currency)
    const [service] = await tx
      .insert(coach_services)
      .values({ ...fields, price, coach_id })
      .returning()
    if (!service) throw new Error('the service was not stored')
    await announceOffer(jobs, service.id, tx)
    return service
  })
}

export async function addProduct({ db, jobs }: AddServices, { user_id: coach_id }: Member, fields: ProductFields) {
  return await db.transaction(async (tx) => {
    const [product] = await tx
      .insert(coach_products)
      .values({ ...fields, ...productPrices(fields), coach_id })
      .returning()
    if (!product) throw new Error('the product was not stored')
    await announceOffer(jobs, product.id, tx)
    return product
  })
}

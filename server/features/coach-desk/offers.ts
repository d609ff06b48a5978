import { and, eq, isNull } from 'drizzle-orm'
import type { addProduct, addService } from '#contract/coach-desk.ts'
import type { Input } from '#contract/endpoint.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { coach_products, coach_services } from './tables.ts'

/** The table of services or of products. */
export type Offers = typeof coach_services | typeof coach_products

export interface Named {
  id: string
  coach_id: string
}

export function ownAndNotDeleted(offers: Offers, { id, coach_id }: Named) {
  return and(eq(offers.id, id), eq(offers.coach_id, coach_id), isNull(offers.deleted_at))
}

/** Offers of this coach that are not deleted. */
export function ofCoach(offers: Offers, coach_id: string) {
  return and(eq(offers.coach_id, coach_id), isNull(offers.deleted_at))
}

/** Another coach's offer, a deleted one and a missing one are all "not found". */
export function found<Row>([row]: Row[]): Row {
  if (!row) throw new Refusal('not-found')
  return row
}

/** The fields of a service that a coach enters; the price text is derived. */
export type ServiceFields = Input<typeof addService>

/** The fields of a product that a coach enters, without ratings. */
export type ProductFields = Input<typeof addProduct>

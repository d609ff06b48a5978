import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#server/http/refusal.ts'
import type { coach_products, coach_services } from './tables.ts'

/** A service or a product: what a coach offers. */
export type Offers = typeof coach_services | typeof coach_products

export interface Named {
  id: string
  coach_id: string
}

export function ownAndThere(offers: Offers, { id, coach_id }: Named) {
  return and(eq(offers.id, id), eq(offers.coach_id, coach_id), isNull(offers.deleted_at))
}

/** Those of this coach that are not deleted. */
export function ofCoach(offers: Offers, coach_id: string) {
  return and(eq(offers.coach_id, coach_id), isNull(offers.deleted_at))
}

/** Someone else's, a deleted one and none at all are the same "not found". */
export function found<Row>([row]: Row[]): Row {
  if (!row) throw new Refusal('not-found')
  return row
}

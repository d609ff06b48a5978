import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { offers } from '#server/features/marketplace/public.ts'
import type { reviews } from './tables.ts'

export type ReviewRow = typeof reviews.$inferSelect

/** A review before or after a change; undefined where there is none. */
type Counted = Pick<ReviewRow, 'stars' | 'hidden_at'> | undefined

/**
 * Keeps the sums of an offer, in the transaction that changes the review and while the review is locked. They change by a
 * difference, so that two reviews of one offer can be written at the same time. Hidden reviews do not count.
 */
export async function countStars(tx: Transaction, offer_id: string | null, before: Counted, after: Counted) {
  const stars = starsOf(after) - starsOf(before)
  const count = Number(isCounted(after)) - Number(isCounted(before))
  if (offer_id === null || (stars === 0 && count === 0)) return
  await tx
    .update(offers)
    .set({ stars: sql`${offers.stars} + ${stars}`, reviews: sql`${offers.reviews} + ${count}` })
    .where(eq(offers.id, offer_id))
}

const isCounted = (review: Counted): boolean => review !== undefined && review.hidden_at === null
const starsOf = (review: Counted): number => (review && isCounted(review) ? review.stars : 0)

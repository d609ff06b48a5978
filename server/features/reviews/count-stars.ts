import { eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { offers } from '#server/features/marketplace/public.ts'
import { reviews } from './tables.ts'

export type ReviewRow = typeof reviews.$inferSelect

/** A review before or after a change; undefined where there is none. */
type Counted = Pick<ReviewRow, 'stars' | 'hidden_at' | 'was_free'> | undefined

/** Whoever gave an offer away could have it praised, and then set a price: reviews of free orders count while it is free. */
export const countsNow = or(not(reviews.was_free), eq(offers.price_minor, 0))

/**
 * Keeps the sums of an offer, in the transaction that changes the review and while the review is locked. They change by a
 * difference, so that two reviews of one offer can be written at the same time. Hidden reviews do not count.
 */
export async function countStars(tx: Transaction, offer_id: string | null, before: Counted, after: Counted) {
  if (offer_id === null) return
  const change = (was_free: boolean) => {
    const [old, now] = [sumOf(before, was_free), sumOf(after, was_free)]
    return { stars: now.stars - old.stars, count: now.count - old.count }
  }
  const [paid, free] = [change(false), change(true)]
  if ([paid, free].every(({ stars, count }) => stars === 0 && count === 0)) return
  const ifFree = (amount: number) => sql`case when ${offers.price_minor} = 0 then ${amount}::int else 0 end`
  await tx
    .update(offers)
    .set({
      stars: sql`${offers.stars} + ${paid.stars} + ${ifFree(free.stars)}`,
      reviews: sql`${offers.reviews} + ${paid.count} + ${ifFree(free.count)}`,
    })
    .where(eq(offers.id, offer_id))
}

function sumOf(review: Counted, was_free: boolean) {
  const isCounted = review !== undefined && review.hidden_at === null && review.was_free === was_free
  return isCounted ? { stars: review.stars, count: 1 } : { stars: 0, count: 0 }
}

/** When an offer gets a price or loses it. The offer is locked. */
export async function recountStars(tx: Transaction, offer_id: string): Promise<void> {
  const counted = (sum: SQL) =>
    sql`(select ${sum} from ${reviews} where ${reviews.offer_id} = ${offer_id} and ${isNull(reviews.hidden_at)} and ${countsNow})`
  await tx
    .update(offers)
    .set({ stars: counted(sql`coalesce(sum(${reviews.stars}), 0)`), reviews: counted(sql`count(*)`) })
    .where(eq(offers.id, offer_id))
}

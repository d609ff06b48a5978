import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { reviews } from './tables.ts'

/** In the transaction that deletes the account. The stars stay without a name; the words and the answer to them go. */
export async function leaveReviews(tx: Pick<Database, 'update'>, user_id: string): Promise<void> {
  await tx.update(reviews).set({ text: '', answer: null, answered_at: null }).where(eq(reviews.user_id, user_id))
}

/** For the export of an account: what the person wrote, and what was said about their offers without its writers. */
export async function exportReviews(db: Pick<Database, 'select'>, user_id: string) {
  const { id, title, stars, text, created_at, changed_at, answer, answered_at, hidden_at, hidden_reason } = reviews
  const said = { id, title, stars, text, created_at, changed_at, answer, answered_at }
  return {
    reviews: await db
      .select({ ...said, hidden_at, hidden_reason })
      .from(reviews)
      .where(eq(reviews.user_id, user_id)),
    received_reviews: await db.select(said).from(reviews).where(eq(reviews.coach_id, user_id)),
  }
}

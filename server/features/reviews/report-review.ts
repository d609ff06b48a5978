import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ReportReason } from '#contract/review-rules.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { review_reports, reviews } from './tables.ts'

/** Puts a review into the queue of the admins. It stays visible until one of them has decided. */
export async function reportReview(
  { db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>,
  { user_id }: Pick<Member, 'user_id'>,
  { id, reason, note }: { id: string; reason: ReportReason; note: string | null },
): Promise<void> {
  await limits.consume('review-report', user_id)
  const now = clock.now()
  await db.transaction(async (tx) => {
    const [reported] = await tx
      .update(reviews)
      .set({ reported_at: sql`coalesce(${reviews.reported_at}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(reviews.id, id), isNull(reviews.hidden_at)))
      .returning({ id: reviews.id })
    if (!reported) throw new Refusal('not-found')
    const report = { reason, note, created_at: now }
    await tx
      .insert(review_reports)
      .values({ review_id: id, user_id, ...report })
      .onConflictDoUpdate({ target: [review_reports.review_id, review_reports.user_id], set: report })
  })
}

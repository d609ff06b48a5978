import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ReportReason } from '#contract/review-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { selectAdmins } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import type { ReviewRow } from './count-stars.ts'
import { review_reports, reviews } from './tables.ts'

/** Puts a review into the queue of the admins. It stays visible until one of them has decided. */
export async function reportReview(
  { db, clock, limits, notifier }: Pick<Services, 'db' | 'clock' | 'limits' | 'notifier'>,
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
      .returning()
    if (!reported) throw new Refusal('not-found')
    const report = { reason, note, created_at: now }
    await tx
      .insert(review_reports)
      .values({ review_id: id, user_id, ...report })
      .onConflictDoUpdate({ target: [review_reports.review_id, review_reports.user_id], set: report })
    await tellAdmins(notifier, tx, reported, 'reported')
  })
}

type Notifier = Services['notifier']
/** The same for all reports until an admin decides; a report after the decision rings again. */
const onceKey = ({ id, reported_at }: ReviewRow) => `reported_review:${id}:${reported_at?.toISOString()}`

/** A review waits for a decision. Many reports of the same review are one notification. */
export async function tellAdmins(
  notifier: Notifier,
  tx: Transaction,
  review: ReviewRow,
  cause: 'reported' | 'changed',
): Promise<void> {
  const details = { cause, title: review.title }
  await notifier.notifyAll(selectAdmins(tx), { kind: 'reported_review', details, once_key: onceKey(review) }, tx)
}

/** `review` as it was before the decision. */
export async function settleReport(notifier: Notifier, tx: Transaction, review: ReviewRow): Promise<void> {
  if (review.reported_at) await notifier.settle(selectAdmins(tx), onceKey(review), tx)
}

import { and, eq, isNull } from 'drizzle-orm'
import type { CoachReviewFilter } from '#contract/review-rules.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { readPage, selectReviews, showReview } from './list-reviews.ts'
import { reviews } from './tables.ts'

/** What buyers say about what this coach sells. Hidden reviews need no answer. */
export async function listCoachReviews(
  { db }: Pick<Services, 'db'>,
  coach: Member,
  { filter = 'all', cursor }: { filter?: CoachReviewFilter | undefined; cursor?: string | undefined },
) {
  const isWanted = filter === 'unanswered' ? isNull(reviews.answer) : undefined
  const of = and(eq(reviews.coach_id, coach.user_id), isNull(reviews.hidden_at), isWanted)
  return await readPage(db, { name: `coach-${filter}`, of, cursor }, coach)
}

/** Answers in public, changes the answer, or takes it back with null. */
export async function answerReview(
  { db, clock, events, notifier }: Pick<Services, 'db' | 'clock' | 'events' | 'notifier'>,
  coach: Member,
  { id, answer }: { id: string; answer: string | null },
) {
  return await db.transaction(async (tx) => {
    const [answered] = await tx
      .update(reviews)
      .set({ answer, answered_at: answer === null ? null : clock.now() })
      .where(and(eq(reviews.id, id), eq(reviews.coach_id, coach.user_id), isNull(reviews.hidden_at)))
      .returning()
    if (!answered) throw new Refusal('not-found')
    const { user_id, title, order_id } = answered
    if (user_id && answer !== null) {
      const details = { event: 'review_answered' as const, title, order_id, offer_id: null }
      // A changed answer does not ring again.
      await notifier.notify({ user_id, kind: 'order', details, once_key: `review-answer:${order_id}` }, tx)
    }
    if (user_id) events.publish(memberTopic(user_id), { type: 'data-changed', data: 'orders' })
    const [shown] = await selectReviews(tx).where(eq(reviews.id, id))
    if (!shown) throw new Refusal('not-found')
    return showReview(shown, coach)
  })
}

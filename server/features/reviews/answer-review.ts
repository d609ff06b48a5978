import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { CoachReviewFilter } from '#contract/review-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { recordAdminAction } from '#server/features/admin/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { readPage, selectReviews, showReview } from './list-reviews.ts'
import { targetOf } from './moderate-reviews.ts'
import { isUnanswered, reviews } from './tables.ts'

/** What buyers say about what this coach sells. Hidden reviews need no answer. */
export async function listCoachReviews(
  { db }: Pick<Services, 'db'>,
  coach: Member,
  { filter = 'all', cursor }: { filter?: CoachReviewFilter | undefined; cursor?: string | undefined },
) {
  const isWanted = filter === 'unanswered' ? isUnanswered : undefined
  const of = and(eq(reviews.coach_id, coach.user_id), isNull(reviews.hidden_at), isWanted)
  return await readPage(db, { name: `coach-${filter}`, of, cursor }, coach)
}

type AnswerServices = Pick<Services, 'db' | 'clock' | 'events' | 'notifier'>
/** Null takes the answer back. */
type Answer = { id: string; answer: string | null }

export async function answerReview(services: AnswerServices, coach: Member, answer: Answer) {
  return await services.db.transaction(async (tx) => {
    await storeAnswer(services, tx, answer, eq(reviews.coach_id, coach.user_id))
    const [shown] = await selectReviews(tx).where(eq(reviews.id, answer.id))
    if (!shown) throw new Refusal('not-found')
    return showReview(shown, coach)
  })
}

/** Personas and house coaches have no account: an admin answers as the Kiai team. */
export async function answerForTeam(services: AnswerServices, admin: Member, answer: Answer): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { before, after } = await storeAnswer(services, tx, answer, isNotNull(reviews.seller_slug))
    await recordAdminAction(tx, {
      admin,
      action: 'answer_review',
      target: await targetOf(tx, after),
      // Not the words: they may repeat those of the writer, who may delete them, and nothing leaves the log.
      before: { answered_at: before.answered_at },
      after: { review: answer.id, answered_at: after.answered_at },
    })
  })
}

/** Shows the answer to everyone, and tells the writer. */
async function storeAnswer(
  { clock, events, notifier }: AnswerServices,
  tx: Transaction,
  { id, answer }: Answer,
  mayAnswer: SQL,
) {
  const isOpen = and(eq(reviews.id, id), mayAnswer, isNull(reviews.hidden_at))
  const [before] = await tx.select().from(reviews).where(isOpen).for('update')
  if (!before) throw new Refusal('not-found')
  const answered = { answer, answered_at: answer === null ? null : clock.now() }
  await tx.update(reviews).set(answered).where(eq(reviews.id, id))
  const { user_id, title, order_id } = before
  if (user_id && answer !== null) {
    const details = { event: 'review_answered' as const, title, order_id, offer_id: null }
    // A changed answer does not ring again.
    await notifier.notify({ user_id, kind: 'order', details, once_key: `review-answer:${order_id}` }, tx)
  }
  if (user_id) events.publish(memberTopic(user_id), { type: 'data-changed', data: 'orders' })
  return { before, after: { ...before, ...answered } }
}

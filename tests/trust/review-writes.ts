import * as reviews from '#contract/reviews.ts'
import type { TestApp } from '#tests/support/app.ts'
import { memberOf } from '#tests/support/people.ts'
import { insertSale } from '#tests/support/sales.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/** A valid call of every route that writes, answers, reports or judges a review. */
export function reviewWrites(app: () => TestApp): PreparedCall[] {
  async function written(seller: 'coach' | 'house' = 'coach') {
    const coach = await memberOf(app(), { membership_type: 'coach' })
    const writer = await memberOf(app())
    const people = { buyer_id: writer.user_id, ...(seller === 'coach' && { coach_id: coach.user_id }) }
    const { id: order_id } = await insertSale(app(), people, 'shoutout', 'done')
    const { review } = await writer.browser.call(reviews.writeReview, {
      id: order_id,
      stars: 4,
      text: 'Short and good',
    })
    return { coach, writer, order_id, review_id: review.id }
  }

  async function writing(): Promise<ReadyCall> {
    const { user_id: buyer_id, browser, email } = await memberOf(app())
    const { id } = await insertSale(app(), { buyer_id }, 'shoutout', 'done')
    return { browser, email, input: { id, stars: 4, text: 'Short and good' } }
  }

  async function deleting(): Promise<ReadyCall> {
    const { writer, order_id } = await written()
    return { browser: writer.browser, email: writer.email, input: { id: order_id } }
  }

  async function answering(): Promise<ReadyCall> {
    const { coach, review_id } = await written()
    return { browser: coach.browser, email: coach.email, input: { id: review_id, answer: 'Thank you' } }
  }

  async function answeringForTeam(): Promise<ReadyCall> {
    const { review_id } = await written('house')
    const { browser, email } = await memberOf(app(), { membership_type: 'admin' })
    return { browser, email, input: { id: review_id, answer: 'Thank you' } }
  }

  function judging(more: Record<string, unknown>, membership_type: 'free_member' | 'admin' = 'admin') {
    return async (): Promise<ReadyCall> => {
      const { review_id } = await written()
      const { browser, email } = await memberOf(app(), { membership_type })
      return { browser, email, input: { id: review_id, ...more } }
    }
  }

  return [
    [reviews.writeReview, writing],
    [reviews.deleteReview, deleting],
    [reviews.answerReview, answering],
    [reviews.answerForTeam, answeringForTeam],
    [reviews.reportReview, judging({ reason: 'insult', note: 'The second line' }, 'free_member')],
    [reviews.hideReview, judging({ reason: 'An insult' })],
    [reviews.keepReview, judging({})],
  ]
}

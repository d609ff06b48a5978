import * as z from 'zod/mini'
import { REASON_MAX_LENGTH } from './coach-application-rules.ts'
import { endpoint } from './endpoint.ts'
import { CursorSchema, IdSchema, multiLineText, SlugSchema } from './fields.ts'
import {
  ADMIN_REVIEW_FILTERS,
  ANSWER_MAX_LENGTH,
  COACH_REVIEW_FILTERS,
  MOST_STARS,
  REPORT_NOTE_MAX_LENGTH,
  REPORT_REASONS,
  REVIEW_MAX_LENGTH,
} from './review-rules.ts'

const said = {
  id: IdSchema,
  stars: z.number(),
  /** Empty after the account of its writer was deleted. */
  text: z.string(),
  /** The title of what was bought. */
  title: z.string(),
  created_at: z.iso.datetime(),
  /** When its writer last changed it. */
  changed_at: z.nullable(z.iso.datetime()),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.iso.datetime()),
  /** Of what a persona or house coach sells: the Kiai team answers it. */
  is_house: z.boolean(),
}

/** A review as every member sees it. */
const ReviewSchema = z.object({
  ...said,
  /** First name and initial; null without a name or an account. */
  writer: z.nullable(z.string()),
  is_own: z.boolean(),
  /** It cost its writer nothing. */
  was_free: z.boolean(),
})
export type Review = z.infer<typeof ReviewSchema>

/** A review as its writer sees it. */
const OwnReviewSchema = z.object({ ...said, hidden_reason: z.nullable(z.string()) })
export type OwnReview = z.infer<typeof OwnReviewSchema>

/** A review as an admin sees it. */
const AdminReviewSchema = z.object({
  ...said,
  writer_name: z.nullable(z.string()),
  seller_name: z.string(),
  hidden_at: z.nullable(z.iso.datetime()),
  hidden_reason: z.nullable(z.string()),
  reports: z.array(
    z.object({
      reason: z.enum(REPORT_REASONS),
      note: z.nullable(z.string()),
      reporter_name: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
})
export type AdminReview = z.infer<typeof AdminReviewSchema>

const one = z.object({ id: IdSchema })
const page = { cursor: z.optional(CursorSchema) }
const ReviewListSchema = z.object({
  seller_name: z.string(),
  /** Null while there is no review. */
  rating: z.nullable(z.number()),
  count: z.number(),
  reviews: z.array(ReviewSchema),
  next: z.nullable(z.string()),
})

export const listOfferReviews = endpoint({
  method: 'GET',
  path: '/api/offers/:id/reviews',
  access: 'member',
  summary: 'What verified buyers say about an offer, newest first, 10 at a time',
  input: z.extend(one, page),
  output: ReviewListSchema,
  errors: ['not-found'],
})

export const listSellerReviews = endpoint({
  method: 'GET',
  path: '/api/coaches/:slug/reviews',
  access: 'member',
  summary: 'What verified buyers say about everything that a persona or coach sells, newest first, 10 at a time',
  input: z.object({ slug: SlugSchema, ...page }),
  output: ReviewListSchema,
  errors: ['not-found'],
})

export const readOwnReview = endpoint({
  method: 'GET',
  path: '/api/orders/:id/review',
  access: 'member',
  summary: 'The buyer’s own review of what was ordered. There is one for an offer, however often it was bought',
  input: one,
  output: z.object({ review: z.nullable(OwnReviewSchema) }),
  errors: ['not-found'],
})

export const writeReview = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/review',
  access: 'member',
  summary: 'Review what was bought, or change the review',
  input: z.extend(one, {
    stars: z.int().check(z.gte(1), z.lte(MOST_STARS)),
    text: multiLineText(REVIEW_MAX_LENGTH),
  }),
  output: z.object({ review: OwnReviewSchema }),
  errors: ['not-found', 'reviews.not-possible'],
})

export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/api/orders/:id/review',
  access: 'member',
  summary: 'Delete the own review',
  input: one,
  output: z.object({}),
  errors: ['not-found', 'reviews.hidden'],
})

export const reportReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/report',
  access: 'member',
  summary: 'Tell the admins that a review should not be shown. A second report of a member replaces the first',
  input: z.extend(one, {
    reason: z.enum(REPORT_REASONS),
    note: z.nullable(multiLineText(REPORT_NOTE_MAX_LENGTH)),
  }),
  output: z.object({}),
  errors: ['not-found'],
  status: 202,
})

export const listCoachReviews = endpoint({
  method: 'GET',
  path: '/api/coach-desk/reviews',
  access: 'use-coach-desk',
  summary: 'The reviews of what this coach sells, newest first, 10 at a time',
  input: z.object({ filter: z.optional(z.enum(COACH_REVIEW_FILTERS)), ...page }),
  output: z.object({ reviews: z.array(ReviewSchema), next: z.nullable(z.string()) }),
  errors: [],
})

export const answerReview = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/reviews/:id/answer',
  access: 'use-coach-desk',
  summary: 'Answer a review, change the answer, or remove it with null',
  input: z.extend(one, { answer: z.nullable(multiLineText(ANSWER_MAX_LENGTH)) }),
  output: ReviewSchema,
  errors: ['not-found'],
})

export const listAdminReviews = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'administer',
  summary: 'The reviews that were reported, are hidden, or are of the house, newest first, 10 at a time',
  input: z.object({ filter: z.optional(z.enum(ADMIN_REVIEW_FILTERS)), ...page }),
  output: z.object({ reviews: z.array(AdminReviewSchema), next: z.nullable(z.string()) }),
  errors: [],
})

export const answerForTeam = endpoint({
  method: 'PUT',
  path: '/api/admin/reviews/:id/answer',
  access: 'administer',
  summary: 'Answer a review of a persona or house coach as the Kiai team, change the answer, or remove it with null',
  input: z.extend(one, { answer: z.nullable(multiLineText(ANSWER_MAX_LENGTH)) }),
  output: z.object({}),
  errors: ['not-found'],
})

export const hideReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/hide',
  access: 'administer',
  summary: 'Hide a review from everyone but its writer, who gets the reason',
  input: z.extend(one, { reason: multiLineText(REASON_MAX_LENGTH) }),
  output: z.object({}),
  errors: ['not-found'],
})

export const keepReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/keep',
  access: 'administer',
  summary: 'Keep a reported review, or show a hidden one again',
  input: one,
  output: z.object({}),
  errors: ['not-found'],
})

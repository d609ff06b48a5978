import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AdminReviewFilter, CoachReviewFilter, ReportReason } from '#contract/review-rules.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** The first page has no cursor. */
const FIRST: string | undefined = undefined
const nextOf = ({ next }: { next: string | null }) => next ?? undefined

/** Whose reviews are listed: one offer's, or everything that a seller was told. */
export type Reviewed = { offer_id: string } | { slug: string }

export const reviewsQuery = (of: Reviewed) =>
  infiniteQueryOptions({
    queryKey: queryKeys.reviews(of),
    queryFn: ({ pageParam: cursor, signal }) =>
      'slug' in of
        ? call('GET /api/coaches/:slug/reviews', { slug: of.slug, cursor }, { signal })
        : call('GET /api/offers/:id/reviews', { id: of.offer_id, cursor }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: nextOf,
  })

export const ownReviewQuery = (order_id: string) =>
  queryOptions({
    queryKey: queryKeys.ownReview(order_id),
    queryFn: ({ signal }) => call('GET /api/orders/:id/review', { id: order_id }, { signal }),
  })

export const writeReview = (id: string, stars: number, text: string) =>
  call('PUT /api/orders/:id/review', { id, stars, text })
export const deleteReview = (id: string) => call('DELETE /api/orders/:id/review', { id })
export const reportReview = (id: string, reason: ReportReason, note: string | null) =>
  call('POST /api/reviews/:id/report', { id, reason, note })

/** The stars on offers and the lists change with a review. */
export function refreshRatings(client: QueryClient): void {
  for (const queryKey of [queryKeys.allReviews, queryKeys.offers, queryKeys.marketplaces])
    void client.invalidateQueries({ queryKey })
}

export const coachReviewsQuery = (filter: CoachReviewFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.coachReviews(filter),
    queryFn: ({ pageParam: cursor, signal }) => call('GET /api/coach-desk/reviews', { filter, cursor }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: nextOf,
  })

export const answerReview = (id: string, answer: string | null) =>
  call('PUT /api/coach-desk/reviews/:id/answer', { id, answer })

export const adminReviewsQuery = (filter: AdminReviewFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.adminReviewsBy(filter),
    queryFn: ({ pageParam: cursor, signal }) => call('GET /api/admin/reviews', { filter, cursor }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: nextOf,
  })

export const answerForTeam = (id: string, answer: string | null) =>
  call('PUT /api/admin/reviews/:id/answer', { id, answer })
export const hideReview = (id: string, reason: string) => call('POST /api/admin/reviews/:id/hide', { id, reason })
export const keepReview = (id: string) => call('POST /api/admin/reviews/:id/keep', { id })

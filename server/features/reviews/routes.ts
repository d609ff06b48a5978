import * as contract from '#contract/reviews.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { answerForTeam, answerReview, listCoachReviews } from './answer-review.ts'
import { listOfferReviews, listSellerReviews } from './list-reviews.ts'
import { hideReview, keepReview, listAdminReviews } from './moderate-reviews.ts'
import { reportReview } from './report-review.ts'
import { deleteReview, readOwnReview, writeReview } from './write-review.ts'

export function reviewsRoutes(services: Services): Route[] {
  return [
    route(contract.listOfferReviews, ({ input, member }) => listOfferReviews(services, member, input)),
    route(contract.listSellerReviews, ({ input, member }) => listSellerReviews(services, member, input)),
    route(contract.readOwnReview, ({ input, member }) => readOwnReview(services, member, input.id)),
    route(contract.writeReview, async ({ input, member }) => ({ review: await writeReview(services, member, input) })),
    route(
      contract.deleteReview,
      async ({ input, member }) => {
        await deleteReview(services, member, input.id)
        return {}
      },
      { changes: 'orders' },
    ),
    route(contract.reportReview, async ({ input, member }) => {
      await reportReview(services, member, input)
      return {}
    }),
    route(contract.listCoachReviews, ({ input, member }) => listCoachReviews(services, member, input)),
    route(contract.answerReview, ({ input, member }) => answerReview(services, member, input), { changes: 'orders' }),
    route(contract.listAdminReviews, ({ input }) => listAdminReviews(services, input)),
    route(contract.answerForTeam, async ({ input, member }) => {
      await answerForTeam(services, member, input)
      return {}
    }),
    route(contract.hideReview, async ({ input, member }) => {
      await hideReview(services, member, input)
      return {}
    }),
    route(contract.keepReview, async ({ input, member }) => {
      await keepReview(services, member, input.id)
      return {}
    }),
  ]
}

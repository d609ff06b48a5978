import { latePart } from '#web/router/late-part.tsx'

/** Below everything else on a profile, so the page does not wait for it. */
export const LateSellerReviews = latePart(
  () => import('./seller-reviews.tsx'),
  (module) => module.SellerReviews,
  { texts: ['reviews'] },
)

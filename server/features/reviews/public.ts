export { recountStars } from './count-stars.ts'
export { exportReviews, leaveReviews } from './leave-reviews.ts'

export { exportReviews, leaveReviews } from './leave-reviews.ts'

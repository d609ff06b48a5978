export const reviewErrors = {
  /** Not received yet, wholly refunded, or the seller is gone. */
  'reviews.not-possible': 409,
  /** Hidden by an admin: its writer may change it, and not delete it and write a new one. */
  'reviews.hidden': 409,
} as const

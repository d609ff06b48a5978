export const coachesErrors = {
  /** Nobody follows themselves. */
  'coaches.yourself': 409,
} as const

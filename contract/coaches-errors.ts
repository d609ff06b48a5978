export const coachesErrors = {
  /** A coach cannot follow themselves. */
  'coaches.yourself': 409,
} as const

export const athleteErrors = {
  /** Nothing was ordered from this coach, and their space was not joined; or they are no coach now. */
  'athletes.not-your-coach': 409,
} as const

export const coachApplicationErrors = {
  'coach-applications.pending': 409,
  'coach-applications.already-coach': 409,
  /** Another admin was faster. */
  'coach-applications.decided': 409,
  /** The address may be somebody else's until its owner confirms it. */
  'coach-applications.unconfirmed': 409,
} as const

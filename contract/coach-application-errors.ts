export const coachApplicationErrors = {
  'coach-applications.pending': 409,
  'coach-applications.already-coach': 409,
  /** Another admin was faster. */
  'coach-applications.decided': 409,
  /** The applicant has been told of the decision: it cannot be undone any more. */
  'coach-applications.told': 409,
  /** The address may be somebody else's until its owner confirms it. */
  'coach-applications.unconfirmed': 409,
} as const

export const coachApplicationErrors = {
  'coach-applications.pending': 409,
  'coach-applications.already-coach': 409,
  /** Another admin decided first. */
  'coach-applications.decided': 409,
  /** The applicant has been told of the decision: it can no longer be undone. */
  'coach-applications.told': 409,
  /** Until it is confirmed, the address may belong to someone else. */
  'coach-applications.unconfirmed': 409,
} as const

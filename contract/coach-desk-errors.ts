export const coachDeskErrors = {
  /** Samples are only for an empty list. */
  'coach-desk.not-empty': 409,
} as const

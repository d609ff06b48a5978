export const coachDeskErrors = {
  /** Samples can only be created while the list is empty. */
  'coach-desk.not-empty': 409,
} as const

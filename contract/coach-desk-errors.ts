export const coachDeskErrors = {
  /** Samples can only be created while the list is empty. */
  'coach-desk.not-empty': 409,
  /** Seats of the seminar are taken: deleting it has to be confirmed, because it refunds the buyers. */
  'coach-desk.has-buyers': 409,
  /** The seminar has begun and was ordered: another date would be another seminar. */
  'coach-desk.seminar-begun': 409,
  /** People ordered it: the new time has to leave them time to give the seat back. */
  'coach-desk.seminar-too-soon': 409,
  /** Each move is a mail to everyone who has a seat. */
  'coach-desk.moved-often': 429,
} as const

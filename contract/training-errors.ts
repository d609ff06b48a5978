export const trainingErrors = {
  'training.day-in-future': 422,
  'training.day-too-old': 422,
  /** The most entries, results or belts that a member can keep. */
  'training.full': 409,
  'training.csv-too-large': 413,
  /** Not a text, or not a table: no heading names the day. */
  'training.csv-unreadable': 415,
  'training.csv-too-many-lines': 422,
} as const

export const fileErrors = {
  'files.too-large': 413,
  'files.not-a-picture': 415,
  'files.too-many-pixels': 422,
  'files.took-too-long': 422,
  /** The member's previous picture is still being decoded. */
  'files.busy': 429,
  /** The disk or the quota of the store is full. */
  'files.no-room': 507,
  /** The store does not answer. */
  'files.unavailable': 503,
  'files.media-too-large': 413,
  /** Not a video or sound of an accepted type, or damaged. */
  'files.not-media': 415,
  /** Pieces are missing, or a piece does not have its length. */
  'files.incomplete': 409,
  /** Too many videos and sounds of this member are unfinished or unused. */
  'files.too-many-uploads': 409,
  /** The member's videos and sounds take all the room that a member has. */
  'files.quota-used-up': 409,
} as const

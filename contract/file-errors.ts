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
} as const

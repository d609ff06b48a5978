export const fileErrors = {
  'files.too-large': 413,
  'files.not-a-picture': 415,
  'files.too-many-pixels': 422,
  /** The disk or the quota of the store is full. */
  'files.no-room': 507,
  /** The store does not answer. */
  'files.unavailable': 503,
} as const

export const adminErrors = {
  /** At least one admin must remain. */
  'admin.last-admin': 409,
  'admin.not-yourself': 409,
  /** An unconfirmed address may belong to someone else. */
  'admin.unconfirmed': 409,
} as const

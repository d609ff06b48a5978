export const adminErrors = {
  /** There must always be someone who can let others in. */
  'admin.last-admin': 409,
  'admin.not-yourself': 409,
  /** Whoever signed up may not own the address. */
  'admin.unconfirmed': 409,
} as const

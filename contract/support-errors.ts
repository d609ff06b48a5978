export const supportErrors = {
  /** No admin can get in, so nobody would ever read it. */
  'support.nobody': 409,
} as const

export const supportErrors = {
  /** No admin can sign in, so the message would never be read. */
  'support.nobody': 409,
} as const

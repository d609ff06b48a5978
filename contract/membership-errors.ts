export const membershipErrors = {
  /** A live membership exists: it can be changed, not bought a second time. */
  'membership.already': 409,
  'membership.none': 409,
  'membership.same-plan': 409,
  'membership.price-changed': 409,
  'membership.payment-failed': 402,
  /** Coaches and admins have Elite by their role. */
  'membership.by-role': 409,
} as const

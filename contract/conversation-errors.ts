export const conversationErrors = {
  /** A conversation has at most one answer under way. */
  'chat.busy': 409,
  /** The member's quota is used up. */
  'chat.quota-used-up': 429,
  /** Neither the provider nor the built-in strategist answered. The member's message is kept. */
  'chat.no-answer': 502,
  /** The member has said nothing yet, so there is nothing to save. */
  'chat.nothing-said': 409,
} as const

export const conversationErrors = {
  /** An answer is under way: one at a time in a conversation. */
  'chat.busy': 409,
  /** The member's messages of today are used up. */
  'chat.quota-used-up': 429,
  /** No answer from anyone: the member's message is kept. */
  'chat.no-answer': 502,
  /** The member has said nothing yet, so there is nothing to save. */
  'chat.nothing-said': 409,
} as const

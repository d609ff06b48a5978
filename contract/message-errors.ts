export const messageErrors = {
  /** The other person takes no messages from members. */
  'messages.not-accepted': 403,
  /** One message until the request is accepted. */
  'messages.request-waiting': 409,
  /** The request was declined, or the other account is gone. */
  'messages.closed': 403,
  /** `retry_after` says how long. */
  'messages.too-many-requests': 429,
  'messages.yourself': 409,
  'messages.too-many-canned': 409,
} as const

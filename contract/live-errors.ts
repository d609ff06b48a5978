export const liveErrors = {
  'live.full': 409,
  'live.over': 409,
  'live.cancelled': 409,
  /** The link is not open yet; `retry_after` says how long. */
  'live.too-early': 409,
  /** Seats are limited, and the member has none. */
  'live.no-seat': 403,
  'live.too-many-questions': 409,
  'live.own-question': 409,
  /** The rule gives no date, such as a last day before the first. */
  'live.no-dates': 400,
  'live.recap-empty': 409,
} as const

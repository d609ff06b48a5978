export const bookingErrors = {
  /** Taken by somebody else, past, or no longer among the open hours. The nearest open times can be asked for. */
  'bookings.time-taken': 409,
  /** The booking is in another state than this action needs. */
  'bookings.not-possible-now': 409,
  /** It begins too soon to be moved by its member. */
  'bookings.too-late-to-move': 409,
  'bookings.moved-often': 409,
  /** What would go back has changed since it was shown. */
  'bookings.refund-changed': 409,
  /** The page of the session opens later; `retry_after` says when. */
  'bookings.too-early': 409,
  /** All sessions of the package are used or booked, or its time is over. */
  'bookings.package-used-up': 409,
  /** One time that costs nothing is booked with this coach already. */
  'bookings.free-one-booked': 409,
  'bookings.too-many-notes': 409,
} as const
